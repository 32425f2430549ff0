### What is kept about players, what for, and for how long: a block for each entry of web/src/account/stored.json.

privacy-lead = Qué guarda este servidor sobre ti, para qué y cuánto tiempo. No hay publicidad ni rastreo, y Meldstone no entrega nada a otros.
privacy-why = Para qué
privacy-how-long = Cuánto tiempo
privacy-exactly = Nombres exactos
privacy-operator = De quien administra este servidor
privacy-contact = Contacto:
privacy-your-data = Tus datos
privacy-your-data-text = En tu perfil puedes descargar lo que se guarda sobre ti, o borrarlo.

privacy-account = Cuenta
privacy-account-what = Tu nombre, tu contraseña y tus códigos de recuperación en una forma que nadie puede leer, cuándo te registraste, tus valoraciones, los nombres de tus bots y si la cuenta está bloqueada. Si antes jugaste como invitado, también se guarda el número aleatorio de ese invitado.
privacy-account-why = Para que puedas entrar en cualquier dispositivo y nadie más juegue con tu nombre.
privacy-account-kept = Hasta que borres la cuenta. Después solo queda su número aleatorio, para que no pueda volver.

privacy-tables = Mesas
privacy-tables-what = Quién se sienta a una mesa y con qué nombre, cada jugada con su hora y el último borrador de un turno. Cinco letras llevan a una mesa mientras existe.
privacy-tables-why = Para que no se pierda ninguna jugada si falla el servidor o tu conexión.
privacy-tables-kept =
    Las mesas que nadie visita se cierran y se borran { $days ->
        [one] tras { $days } día
       *[other] tras { $days } días
    }.

privacy-games = Partidas acabadas
privacy-games-what = Todas las jugadas, el resultado y los nombres de los jugadores.
privacy-games-why = Para verlas de nuevo, y para que todos puedan comprobar el reparto y el resultado.
privacy-games-kept = Para siempre. Si borras tu cuenta, tu nombre se quita de ellas.

privacy-chat = Chat
privacy-chat-what = El chat y las reacciones se envían a quienes están en la mesa y no se guardan, salvo que alguien los denuncie.
privacy-chat-why = Para que podáis hablar entre vosotros.
privacy-chat-kept = Nada; las últimas líneas de una mesa quedan en la memoria del servidor mientras haya alguien.

privacy-blocks = Personas bloqueadas
privacy-blocks-what = A quién has bloqueado y cuándo.
privacy-blocks-why = Para que no las oigas y no se sienten a tus mesas.
privacy-blocks-kept = Hasta que las desbloquees o alguno de los dos borre la cuenta.

privacy-reports = Denuncias
privacy-reports-what = Quién denunció a quién, cuándo y en qué mesa, las palabras de la denuncia y lo último que se dijo y se jugó allí.
privacy-reports-why = Para que quien administra este servidor pueda actuar contra el mal comportamiento.
privacy-reports-kept = Las últimas 10 000 denuncias, hasta que quien denunció borre la cuenta. Si la borra la persona denunciada, la denuncia queda con el nombre de entonces, sin relación con la cuenta.

privacy-cookie = Cookie
privacy-cookie-what = Una cookie por cada persona que juega en este dispositivo, con un número aleatorio, el nombre y una firma. Una sesión que terminas queda anotada mientras su cookie sería válida. Si un invitado con partidas inicia sesión, otra cookie guarda al invitado hasta que la cuenta se quede con sus partidas o cierre la sesión.
privacy-cookie-why = Para que el servidor sepa quién eres y nadie pueda usar una copia después de que salgas.
privacy-cookie-kept =
    Hasta que cierres la sesión, o { $days ->
        [one] { $days } día
       *[other] { $days } días
    } después de tu última visita.

privacy-login = Cookie tras iniciar sesión
privacy-login-what = Una segunda cookie con un número aleatorio y las cuentas usadas en este dispositivo. No abre nada: la contraseña sigue siendo necesaria.
privacy-login-why = Para que puedas entrar aunque unos desconocidos intenten adivinar tu contraseña.
privacy-login-kept =
    { $days ->
        [one] { $days } día después del último inicio de sesión, o hasta que la borres en tu navegador.
       *[other] { $days } días después del último inicio de sesión, o hasta que la borres en tu navegador.
    }

privacy-device = En este dispositivo
privacy-device-what = Ajustes como el idioma y los colores, tu nombre de invitado, notas sobre mesas abiertas, las fichas que recibiste en tus últimas partidas y los archivos de esta página.
privacy-device-why = Para que la página se vea como elegiste, se abra sin conexión y pueda comprobar que el reparto fue limpio.
privacy-device-kept = Hasta que borres los datos de este sitio en tu navegador. La mayoría de las notas sobre mesas desaparecen al cerrar la ventana.

privacy-address = Dirección de internet
privacy-address-what = La dirección de tu dispositivo, solo en la memoria del servidor.
privacy-address-why = Para frenar a los atacantes.
privacy-address-kept = Hasta el próximo reinicio como máximo; nunca se guarda. Un servidor web delante de este puede llevar sus propios registros.

privacy-operation = Funcionamiento
privacy-operation-what = Errores con el número de la mesa, cuándo funcionó el servidor, sus claves y cifras como el número de jugadas. Sin nombres, sin direcciones, sin chat.
privacy-operation-why = Para que el servidor siga funcionando.
privacy-operation-kept = Mientras lo decida quien lo administra.

privacy-backups = Copias de seguridad
privacy-backups-what = Copias de todo lo que se guarda en el servidor.
privacy-backups-why = Para que nada se pierda si falla un disco.
privacy-backups-kept = Mientras lo decida quien lo administra. Lo que borras sigue en copias más antiguas.

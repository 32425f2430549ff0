### What is kept about players, what for, and for how long: a block for each entry of web/src/account/stored.json.

privacy-lead = Ce que ce serveur enregistre à votre sujet, pourquoi et combien de temps. Il n’y a ni publicité ni pistage, et Meldstone ne transmet rien à d’autres.
privacy-why = Pourquoi
privacy-how-long = Combien de temps
privacy-exactly = Noms exacts
privacy-operator = De la part de l’exploitant de ce serveur
privacy-contact = Contact :
privacy-your-data = Vos données
privacy-your-data-text = Dans votre profil, vous pouvez télécharger ce qui est enregistré à votre sujet, ou le supprimer.

privacy-account = Compte
privacy-account-what = Votre nom, votre mot de passe et vos codes de secours sous une forme que personne ne peut relire, la date d’inscription, vos cotes, les noms de vos bots, et si le compte est bloqué. Si vous avez joué en invité auparavant, le numéro aléatoire de cet invité est gardé aussi.
privacy-account-why = Pour que vous puissiez vous connecter sur tout appareil et que personne d’autre ne joue sous votre nom.
privacy-account-kept = Jusqu’à ce que vous supprimiez le compte. Ensuite, seul son numéro aléatoire reste, pour qu’il ne puisse pas revenir.

privacy-tables = Tables
privacy-tables-what = Qui est assis à une table et sous quel nom, chaque coup avec son heure, et la dernière ébauche d’un tour. Cinq lettres mènent à une table tant qu’elle existe.
privacy-tables-why = Pour qu’aucun coup ne se perde si le serveur ou votre connexion tombe en panne.
privacy-tables-kept =
    Les tables que personne ne visite sont fermées, puis supprimées { $days ->
        [one] après { $days } jour
       *[other] après { $days } jours
    }.

privacy-games = Parties finies
privacy-games-what = Tous les coups, le résultat et les noms des joueurs.
privacy-games-why = Pour les revoir, et pour que chacun puisse vérifier la donne et le résultat.
privacy-games-kept = En permanence. Si vous supprimez votre compte, votre nom en est retiré.

privacy-chat = Discussion
privacy-chat-what = Les messages et les réactions sont transmis aux personnes à la table et ne sont pas enregistrés, sauf si quelqu’un les signale.
privacy-chat-why = Pour que vous puissiez vous parler.
privacy-chat-kept = Pas du tout ; les dernières lignes d’une table restent dans la mémoire du serveur tant que quelqu’un y est.

privacy-blocks = Personnes bloquées
privacy-blocks-what = Qui vous avez bloqué, et quand.
privacy-blocks-why = Pour que vous ne les entendiez pas et qu’elles ne s’assoient pas à vos tables.
privacy-blocks-kept = Jusqu’à ce que vous les débloquiez ou que l’un de vous supprime son compte.

privacy-reports = Signalements
privacy-reports-what = Qui a signalé qui, quand et à quelle table, les mots du signalement et ce qui y a été dit et joué en dernier.
privacy-reports-why = Pour que l’exploitant de ce serveur puisse agir contre les mauvais comportements.
privacy-reports-kept = Les 10 000 derniers signalements, jusqu’à ce que la personne qui a signalé supprime son compte. Si la personne signalée supprime le sien, le signalement reste avec le nom d’alors, sans lien avec le compte.

privacy-cookie = Cookie
privacy-cookie-what = Un cookie pour chaque personne qui joue sur cet appareil, avec un numéro aléatoire, le nom et une signature. Une session que vous terminez est notée tant que son cookie serait valable. Si un invité qui a des parties se connecte, un cookie de plus garde l’invité jusqu’à ce que le compte reprenne ses parties ou se déconnecte.
privacy-cookie-why = Pour que le serveur sache qui vous êtes, et que personne ne puisse utiliser une copie après votre déconnexion.
privacy-cookie-kept =
    Jusqu’à votre déconnexion, ou { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } après votre dernière visite.

privacy-login = Cookie après connexion
privacy-login-what = Un second cookie avec un numéro aléatoire et les comptes utilisés sur cet appareil. Il n’ouvre rien : le mot de passe reste nécessaire.
privacy-login-why = Pour que vous puissiez vous connecter même quand des inconnus essaient de deviner votre mot de passe.
privacy-login-kept =
    { $days ->
        [one] { $days } jour après la dernière connexion, ou jusqu’à ce que vous le supprimiez dans votre navigateur.
       *[other] { $days } jours après la dernière connexion, ou jusqu’à ce que vous le supprimiez dans votre navigateur.
    }

privacy-device = Sur cet appareil
privacy-device-what = Des réglages comme la langue et les couleurs, votre nom d’invité, des notes sur les tables ouvertes, les tuiles reçues dans vos dernières parties et les fichiers de cette page.
privacy-device-why = Pour que la page ait l’aspect que vous avez choisi, s’ouvre sans connexion et puisse vérifier que la donne était honnête.
privacy-device-kept = Jusqu’à ce que vous effaciez les données de ce site dans votre navigateur. La plupart des notes sur les tables disparaissent quand vous fermez la fenêtre.

privacy-address = Adresse internet
privacy-address-what = L’adresse de votre appareil, dans la mémoire vive du serveur seulement.
privacy-address-why = Pour freiner les attaquants.
privacy-address-kept = Jusqu’au prochain redémarrage au plus tard ; elle n’est jamais enregistrée. Un serveur web placé devant peut tenir ses propres journaux.

privacy-operation = Fonctionnement
privacy-operation-what = Les erreurs avec le numéro de la table, quand le serveur fonctionnait, ses clés, et des chiffres comme le nombre de coups. Ni noms, ni adresses, ni messages.
privacy-operation-why = Pour que le serveur fonctionne.
privacy-operation-kept = Aussi longtemps que l’exploitant le décide.

privacy-backups = Sauvegardes
privacy-backups-what = Des copies de tout ce qui est enregistré sur le serveur.
privacy-backups-why = Pour que rien ne se perde si un disque tombe en panne.
privacy-backups-kept = Aussi longtemps que l’exploitant le décide. Ce que vous supprimez reste dans les copies plus anciennes.

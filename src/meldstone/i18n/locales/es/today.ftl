### After today's table is solved.

today-another = Otra mesa
today-share = Compartir
today-share-text =
    He colocado las cinco fichas de la mesa de hoy en Meldstone en { $count ->
        [one] { $count } movimiento
       *[other] { $count } movimientos
    }. ¿Puedes tú?

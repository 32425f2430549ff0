### What some editions add to a turn: draw and discard, stacks, a new deal, announcements, counts.

## Draw and discard

step-draw = Piocher
step-take = ou prendre { $tiles }
    .tiles = object
step-lay = Poser
step-discard = Déposer
steps-label = Étapes du tour
discard-here = Glissez une tuile ici pour la déposer.
discard-help = Vous pouvez prendre la tuile déposée au lieu de piocher si vous l’utilisez dans une nouvelle série au même tour.
open-tile-help = Vous pouvez prendre la tuile découverte si vous terminez la partie avec elle.
open-tile-help-any = Vous pouvez prendre la tuile découverte si vous l’utilisez aussitôt.
taken-must = À ce tour, { $tiles } doit entrer dans une nouvelle série.
    .tiles = object

## Tournament

redeal-may = Vous avez { $count } doublets : { $tiles }. Vous pouvez demander une nouvelle donne.
redeal-waiting = En attente : { $players }…
announce-why-sum = Avec ce que vous avez maintenant, vous pourrez faire votre première pose. Annoncez-la : si quelqu’un finit avant, vous perdez { $sum } points au lieu de { $most }.
announce = Annoncer
stack-empty = La pile est vide. Choisissez la suivante :
ask-count = Combien ?
ask-count-help = À votre tour, vous pouvez demander combien de tuiles a { $player }. Tout le monde entend la réponse.

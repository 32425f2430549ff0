### In the hand: what explains itself once, colours, the app on a phone.

hand-tap = Tap more tiles, wherever they lie. Then tap a lit set, or “New set”.
hand-home = If only one set is lit, your next tap elsewhere puts the tiles there.
hand-drag = Let go on a set, or on “New set”. It says whether it fits.
hand-colours-ask = Are the colours hard to tell apart?
hand-colours-other = Use other colours
hand-colours-usual = Back to the usual colours
hand-install-ios = To keep Meldstone on your home screen: press Share, then “Add to Home Screen”.
hand-app-about = Tile rummy with friends or against bots
hand-app-bot = Play a bot
hand-app-friends = Play with friends

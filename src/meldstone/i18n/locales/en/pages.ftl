### Profile, replay, the table menu.

## Profile and account

page-profile = Profile
page-guest = You are playing as a guest. With an account you keep your games and ratings on every device.
page-signed-in = Signed in as { $name }.
page-log-in = Log in
page-sign-up = Create an account
page-log-out = Log out
page-log-out-everywhere = Log out on all devices
page-name = Name
page-password = Password
page-old-password = Current password
page-new-password = New password
page-change-name = Change name
page-change-password = Change password
page-saved = Saved.
page-export = Download my data
page-delete = Delete account
page-delete-text = The account, its ratings and its bots are deleted immediately. Finished games are kept, without your name.
page-delete-confirm = Delete permanently
page-restart = The server restarts in { $time }. Games are kept and go on afterwards.
page-restart-now = The server is restarting now. Games are kept and go on in a moment.
page-recovery = Recovery codes
page-recovery-text = If you forget your password, one of these codes lets you back in. Each works once.
page-recovery-make = Create new codes
page-recovery-once = Print them or write them down: the codes are shown only now, and earlier ones no longer work.
page-recovery-left = Codes left: { $count }
page-print = Print
page-forgot-password = Forgot your password?
page-recovery-code = Recovery code
page-set-password = Set a new password
page-delete-guest = Delete my data
page-delete-guest-text = Your name disappears from tables and finished games, and this session ends.
page-leaders-text = The leaderboard lists those who have played rated games with five established players.
page-rated-text = Against new accounts, and against the same people again and again, a game counts only a little.
page-privacy = Privacy
account-title = Account
account-keep = Keep your games
account-sign-up-or-in = Create an account or log in
account-getting-in = Getting in
account-data = Your data
account-password-voids = Logs out your other devices and gives you new recovery codes.

## Finished games, ratings, bots

page-games-empty = No finished games yet. Play one!
page-rated = rated
page-more = Show more
page-watch = Watch
page-ratings = Ratings
page-leaders = Leaderboard
page-leaders-empty = Nobody has played a rated game here yet.
page-table-size = Players at the table
page-rank = Rank
page-rating = Rating
page-games-played = Games
page-bots = Your bots
page-bots-text = With a token, a program can play under its own name.
page-bots-empty = No bots yet.
page-bot-name = Bot name
page-make-token = Create a token
page-token-once = Copy the token now. It is shown only once.
page-revoke = Revoke
page-revoked = revoked

## When something is missing

page-retry = Try again
page-offline = The page also opens without a connection, but games need the server. It reconnects automatically.
page-offline-language = That language is not here yet and cannot come without a connection.
page-offline-title = You are offline
page-game-missing = There is no such game, or it is not over yet.
page-missing-text = The link may be old or incomplete.

## Replay

page-replay = Replay
page-watch-replay = Watch the replay
page-step = Step { $step } of { $steps }
page-to-begin = To the beginning
page-step-back = Previous step
page-step-on = Next step
page-to-end = To the end
page-run = Play
page-halt = Pause
page-speed = Speed
page-position = Position in the game
page-share = Copy the link to this step
page-record-text = Record as text
page-record-json = Record as JSON
page-show-racks = Show all racks
page-rack-of = Rack: { $player }
page-opened-game = The game begins.
page-dealt = The tiles are dealt.
page-ready = { $player } does not ask for a new deal.
page-declares = { $player } has finished.
page-ruled-uphold = The turn stands.
page-ruled-undo = The turn is undone.

## The table menu

menu-title = Table menu
menu-unread = New messages
menu-chat = Chat
menu-chat-empty = Nobody has said anything yet.
menu-say = Say something
menu-send = Send
menu-mute = Mute { $player }
menu-unmute = Unmute { $player }
menu-player = About { $player }
menu-block = Block { $player }
menu-unblock = Unblock { $player }
menu-block-text = You no longer hear a blocked person, and they cannot sit down at your tables.
menu-send-away = Send { $player } away
menu-send-away-text = Whoever is sent away cannot come back to this table until you let them.
menu-report = Report { $player }
menu-report-note = What happened?
menu-report-text = The operator of this server gets your words, what was said here last, and which table it was.
menu-reported = Thank you. The report has been sent.
menu-sent-away = { $player } was sent away.
menu-let-back-in = Let { $player } back in
menu-who-was-sent-away = Sent away
menu-somebody = somebody
page-blocked = Blocked people
page-blocked-empty = You have not blocked anybody.
menu-chat-on = Turn chat on
menu-chat-off = Turn chat off
menu-reactions = Reactions
react-hello = Hello!
react-well-played = Well played!
react-thanks = Thank you!
react-wow = Wow!
react-oops = Oops!
react-thinking = Let me think…
react-hurry = Please hurry!
react-goodbye = Goodbye!
menu-story = What happened
menu-story-empty = Nothing has happened yet.
menu-dispute = Call the referee
menu-dispute-note = What is wrong?
menu-uphold = Let the turn stand
menu-undo-turn = Undo the turn
menu-agree = Agree
menu-wants-undo = { $player } wants to undo the turn.
menu-wants-uphold = { $player } wants to let the turn stand.
menu-wants-fine = Penalty tiles for { $player }: { $count }.
menu-wants-time = Time on the clock: { $seconds } s.
menu-pause = Pause the game
menu-resume = Resume the game
menu-stack = Which stack comes next?
menu-stack-of = Stack { $number }
menu-leave = Leave the table
menu-leave-text = Your seat stays yours: you can come back.
menu-spectating = You are watching.
menu-spectators = Watching: { $count }
menu-start = Start the match
menu-resumed = The game resumes.
menu-next-game = Next game in { $count } s
menu-start-draw = Draw for first turn

## A new table

page-rated-table = Rated game, accounts only
page-spectators-allowed = Spectators allowed
page-chat-allowed = Chat allowed
page-fill-abandoned = A bot replaces players who leave
page-start-by-hand = I will start the match myself
page-install = Install as an app

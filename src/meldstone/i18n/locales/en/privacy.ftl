### What is kept about players, what for, and for how long: a block for each entry of web/src/account/stored.json.

privacy-lead = What this server stores about you, what for, and how long. There is no advertising and no tracking, and Meldstone passes nothing on to others.
privacy-why = What for
privacy-how-long = How long
privacy-exactly = Exact names
privacy-operator = From the operator of this server
privacy-contact = Contact:
privacy-your-data = Your data
privacy-your-data-text = On your profile you can download what is stored about you, or delete it.

privacy-account = Account
privacy-account-what = Your name, your password and recovery codes in a form that nobody can read back, when you signed up, your ratings, the names of your bots, and whether the account is banned. If you played as a guest before, the random number of that guest is kept, too.
privacy-account-why = So that you can log in on any device, and nobody else plays under your name.
privacy-account-kept = Until you delete the account. After that only its random number stays, so that it cannot come back.

privacy-tables = Tables
privacy-tables-what = Who sits at a table and under which name, every move with its time, and the last draft of a turn. Five letters lead to a table for as long as it is there.
privacy-tables-why = So that no move is lost if the server or your connection fails.
privacy-tables-kept =
    Tables that nobody visits are closed, and deleted { $days ->
        [one] after { $days } day
       *[other] after { $days } days
    }.

privacy-games = Finished games
privacy-games-what = All moves, the result, and the names of the players.
privacy-games-why = For replays, and so that everybody can check the deal and the result.
privacy-games-kept = Permanently. If you delete your account, your name is removed from them.

privacy-chat = Chat
privacy-chat-what = Chat and reactions are passed on to the people at the table, and not stored unless somebody reports them.
privacy-chat-why = So that you can talk to each other.
privacy-chat-kept = Not at all; the last lines of a table stay in the memory of the server while somebody is there.

privacy-blocks = Blocked people
privacy-blocks-what = Whom you have blocked, and when.
privacy-blocks-why = So that you do not hear them, and they do not sit down at your tables.
privacy-blocks-kept = Until you unblock them or one of you deletes the account.

privacy-reports = Reports
privacy-reports-what = Who reported whom, when and at which table, the words of the report, and what was said and played there last.
privacy-reports-why = So that the operator of this server can act against misconduct.
privacy-reports-kept = The last 10,000 reports, until the person who reported deletes the account. If the reported person deletes theirs, the report stays with the name as it was, without a link to the account.

privacy-cookie = Cookie
privacy-cookie-what = One cookie for each person who plays on this device, with a random number, the name and a signature. A session that you end is noted for as long as its cookie would be valid. If a guest who has games logs in, one more cookie keeps the guest until the account takes the games over or logs out.
privacy-cookie-why = So that the server knows who you are, and nobody can use a copy after you log out.
privacy-cookie-kept =
    Until you log out, or { $days ->
        [one] { $days } day
       *[other] { $days } days
    } after your last visit.

privacy-login = Cookie after logging in
privacy-login-what = A second cookie with a random number and the accounts that were used on this device. It opens nothing: the password is still needed.
privacy-login-why = So that you can log in even while strangers guess at your password.
privacy-login-kept =
    { $days ->
        [one] { $days } day after the last login, or until you delete it in your browser.
       *[other] { $days } days after the last login, or until you delete it in your browser.
    }

privacy-device = On this device
privacy-device-what = Settings such as language and colours, your name as a guest, notes about open tables, the tiles you were dealt in your last games, and the files of this page.
privacy-device-why = So that the page looks the way you chose, opens without a connection, and can check that a deal was fair.
privacy-device-kept = Until you clear this site’s data in your browser. Most notes about tables go when you close the window.

privacy-address = Internet address
privacy-address-what = The address of your device, in the memory of the server only.
privacy-address-why = To slow down attackers.
privacy-address-kept = Until the next restart at the latest; it is never stored. A web server in front of this one may keep logs of its own.

privacy-operation = Operation
privacy-operation-what = Errors with the number of the table, when the server was running, its keys, and figures such as the number of moves. No names, no addresses, no chat.
privacy-operation-why = To keep the server running.
privacy-operation-kept = As long as the operator decides.

privacy-backups = Backups
privacy-backups-what = Copies of everything that is stored on the server.
privacy-backups-why = So that nothing is lost if a disk fails.
privacy-backups-kept = As long as the operator decides. What you delete is still in older copies.

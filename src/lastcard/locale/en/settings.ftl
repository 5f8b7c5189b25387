## What the person who runs a server can set

settings-title = settings
settings-how = A setting that no flag gives is taken from its variable, then from the file that --config or { $config } names, under its name in this list; otherwise it has its usual value. A secret can be in a file of its own, which is named by { $files }.
settings-told = { $about } ({ $default })
settings-nothing = none
serve-unknown-variable = { $name } is not a setting; “lastcard serve --help” lists them.

refusal-setting-wrong = { $source ->
        [flag] { $name }
        [variable] The variable { $name }
       *[file] { $name } in { $place }
    } cannot be “{ $given }”; { $form ->
        [choice] choose one of { $possible }.
        [range] it is an integer from { $least } to { $most }.
        [integer] it is an integer greater than 0.
        [number] it is a number greater than 0.
        [rate] it is two numbers, such as 20,0.2: how many at once, and how many a second after that.
        [numbers] it is a number greater than 0 for some of { $possible }, such as { $example }.
        [network] it is addresses or networks, such as 127.0.0.1 or 10.0.0.0/8, separated by commas.
        [address] it is a host and a port, such as 127.0.0.1:9100.
       *[any] it is not empty.
    }
refusal-setting-unknown = { $source ->
        [flag] --set { $name } names no setting
       *[file] { $name } in { $place } is not a setting
    }; { $close ->
        [none] “lastcard serve --help” lists them.
       *[other] perhaps it should be { $close }.
    }
refusal-setting-twice = { $one } and { $other } are both set; keep one of them.
refusal-settings-file = The file { $path } cannot be read: { $reason }
refusal-database-newer = The database { $given } has been changed by a newer version of Lastcard; start that one, or restore the backup from before.

setting-host = the address to listen on; 0.0.0.0 for everybody in your network
setting-port = the port to listen on; 0 takes any that is free
setting-database = where tables are kept: a database as an SQLAlchemy URL; one with a password belongs in a variable or a file
setting-nats = the NATS server through which several servers on one PostgreSQL find each other, as nats://HOST:4222
setting-lease = seconds after which a server that has not been heard from counts as gone, and others take over its tables
setting-keep-tables = days that tables and tournaments stay in the database after they have ended; none keeps them for good
setting-keep-records = days that the records of matches stay, and what people reported about each other; none keeps them for good
setting-trusted-proxies = proxies that are trusted to say who is asking: addresses or networks
setting-log-level = how much is written to the log
setting-log-format = whether the log is text for people or JSON for programs, one object on each line
setting-metrics = where Prometheus finds the numbers of this process, on an address of its own
setting-limits-messages = messages over one connection: how many at once, and how many a second after that
setting-limits-talk = chat and reactions of one person at a table: how many at once, and how many a second after that
setting-limits-tables = new tables from one address: how many at once, and how many a second after that
setting-limits-idle-tables = tables that one address has opened and nobody is at
setting-limits-quick = seats at quick matches that one address asks for: how many at once, and how many a second after that
setting-limits-quick-seats = seats that one address has at quick matches, under all its secrets
setting-limits-connections = new connections from one address: how many at once, and how many a second after that
setting-limits-lookups = tables and records that one address looks up: how many at once, and how many a second after that
setting-limits-cups = new tournaments from one address: how many at once, and how many a second after that
setting-limits-decks = decks that one address has checked: how many at once, and how many a second after that
setting-limits-replays = replays that one address asks for: how many at once, and how many a second after that
setting-limits-analyses = new analyses that one address asks for, many seconds of work each: how many at once, and how many a second after that
setting-limits-queue = messages that may wait for a slow client before it is cut off
setting-limits-patience = seconds that a client may take nothing at all before its connection is dropped
setting-limits-most-tables = tables in memory, on the whole server
setting-limits-longest-match = moves in a match; after that its table is closed
setting-limits-sockets-per-table = connections of one seat at a table, and of all who watch it
setting-limits-watchers-per-address = connections with which one address watches one table
setting-limits-most-cups = tournaments on the whole server
setting-limits-sockets-per-cup = connections of one person to a tournament, and of all who look on
setting-limits-most-sockets = connections on the whole server; fewer where the system does not allow the process that many files
setting-limits-sockets-per-address = connections from one address; a trusted proxy may have more
setting-limits-request = seconds that a request may take to arrive, head and body
setting-limits-first-message = seconds that a connection may stay silent at first
setting-times-thinking = seconds before a bot moves, by the pace of the table
setting-times-catching = seconds that bots leave a window for a catch open, by the pace of the table
setting-times-nonces = seconds that a deal waits for the players’ own numbers
setting-times-absent = seconds until a bot holds the seat of somebody whose connection is gone
setting-times-between = seconds until the next round is dealt by itself
setting-times-deserted = seconds until a table with nobody left is closed
setting-times-unjoined = seconds until a table that nobody has ever come to is closed
setting-times-hostless = seconds until somebody else decides for a host whose connection is gone, before and after a match
setting-times-moment = seconds after a match, counted from when the first player is in for another, until the host may begin without the others
setting-times-answering = seconds after a match, counted in the same way, until somebody else decides for a host who does not answer
setting-times-called = seconds until a match of a tournament begins without those who are missing
setting-times-gathering = seconds until a match among strangers begins without those who might still come or answer
setting-times-gone = seconds until the seat of a stranger whose connection is gone is a bot’s for good
setting-times-grace = seconds for the decision that is waited for when the time of the round is over, at tables without a timer
setting-cup-times-call = seconds from the draw of a tournament’s round until everybody’s page goes to their table
setting-cup-times-pause = seconds until the next round of a tournament begins by itself
setting-cup-times-organiserless = seconds until a round that waits for an organiser who is gone waits no longer
setting-cup-times-lapse = seconds until a tournament that nobody looks at is over

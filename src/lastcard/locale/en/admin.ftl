# The command of those who run a server: lastcard admin.

cli-admin = look after a server: its tables, nodes, players and bans
cli-admin-list = the tables that are open
cli-admin-show = one table: who sits there, and the records of its matches
cli-admin-close = end a table for good
cli-admin-export = write the journal of a table, or the record of a match, as lines of JSON
cli-admin-nodes = the servers that run on this database
cli-admin-drain = have a server stop in good order
cli-admin-forget = delete what is known of a player
cli-admin-ban = keep out an address, a network or a player
cli-admin-unban = let them in again
cli-admin-bans = who is kept out
cli-admin-database = the database; otherwise as “lastcard serve” finds it, in the environment or in the settings file
cli-admin-all = those that have ended, too
cli-admin-most = how many at most, the newest first ({ $default })
cli-admin-code = the code of the table
cli-admin-name = the code of a table, or the name of a record
cli-admin-out = write to this file
cli-admin-node = its name, as in “lastcard admin nodes”; not needed where there is only one
cli-admin-player = the hash of their secret, or “-” to read the secret itself from the standard input
cli-admin-records = the records of their matches go, too
cli-admin-whom = an address such as 203.0.113.7, a network such as 2001:db8::/48, or a player as for “forget”
cli-admin-reason = a note for yourself
cli-word-node = NODE
cli-word-player = PLAYER
cli-word-whom = WHOM

admin-column-code = Table
admin-column-created = Opened
admin-column-last = Last entry
admin-column-entries = Entries
admin-column-state = State
admin-column-node = Node
admin-column-left = Seconds left
admin-column-whom = Whom
admin-column-since = Since
admin-column-reason = Why
admin-open = open
admin-ended = ended { $at }
admin-none = There are none.
admin-unreadable = Its journal is from another version of the rules and cannot be read here.
admin-about = { $edition }, { $kind ->
        [friends] among friends
        [quick] a quick match
       *[cup] of a tournament
    }, { $phase ->
        [lobby] before a match
        [dealing] about to deal
        [playing] in the middle of a match
        [finished] after a match
       *[ended] ended
    }
admin-seat = { $kind ->
        [person] { $name }
        [bot] { $name } (bot)
       *[open] (nobody)
    }
admin-player = player { $player }
admin-record = record { $record }
admin-waiting = Waiting for { $node } …
admin-closed = The table { $table } has been closed.
admin-exported = { $lines ->
        [one] 1 line
       *[other] { $lines } lines
    } in { $file }.
admin-drained = { $node } has stopped.
admin-banned = { $whom } is kept out from now on.
admin-unbanned = { $whom } is let in again.
admin-forgotten = Deleted: { $tables ->
        [one] 1 table with its journal
       *[other] { $tables } tables with their journals
    }, { $cups ->
        [one] 1 tournament
       *[other] { $cups } tournaments
    }, { $ratings ->
        [one] 1 rating
       *[other] { $ratings } ratings
    }, { $reports ->
        [one] 1 report
       *[other] { $reports } reports
    }.
admin-records-gone = { $records ->
        [one] 1 record is gone.
       *[other] { $records } records are gone.
    }
admin-records-unlinked = { $records ->
        [one] 1 record stays; nobody can show any more who they were in it, but it keeps the name that was shown. With --records it goes, too.
       *[other] { $records } records stay; nobody can show any more who they were in them, but they keep the name that was shown. With --records they go, too.
    }
admin-cups-left = { $cups } { $number ->
        [one] is a tournament that is not over; call this again when it is.
       *[other] are tournaments that are not over; call this again when they are.
    }

refusal-kept-out = You have been banned from this server.
refusal-ban-whom = { $given } is not an address, a network or the hash of a player.
refusal-no-such-ban = { $given } is not banned.
refusal-no-such-node = { $nodes ->
        [none] No server runs on this database.
       *[other] There is no node { $node }; there are: { $nodes }.
    }
refusal-node-silent = { $node } does not answer; perhaps it is gone, or the database is very busy.
refusal-node-refused = { $node } could not do it: { $reason }
refusal-no-such-export = There is no table and no record called { $name }.
refusal-close-cup-table = { $table } belongs to a tournament, and ends with it.
refusal-not-a-player = { $given } is not the hash of a player: 64 digits and letters from a to f.
refusal-not-a-secret = That is not the secret of a player: 64 digits and letters from a to f.
refusal-database-missing = There is no database { $given }.
refusal-database-other-version = The database { $given } is from another version of Lastcard; “lastcard serve” brings it up to date when it starts.

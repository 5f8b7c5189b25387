### The other people around a table: muting, and what the host can do about them.

company-people = People at this table
company-about = About { $name }
company-watcher = Watcher { $number }
company-mute = Mute { $name } for yourself
company-muted = muted by the host
company-you-muted = The host has muted you: the others see neither your chat nor your reactions.
company-mute-all = Mute for everybody
company-unmute = Let them speak again
company-remove = Remove from the seat
company-remove-sure = A bot plays on for { $name }, who can go on watching.
company-dismiss = Send away
company-ban = Ban from this table
company-ban-sure = { $name } has to leave, and can neither sit down nor watch at this table again.
company-no = No
company-sent-away = You are not at this table any more

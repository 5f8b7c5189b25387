### The table on a television, and what phones say of it.

screen-scan = Scan to join, or open
screen-address = { $host } and enter the code
screen-free = free
screen-soon = It begins in a moment.
screen-turn = { $name } plays
screen-waiting = Waiting for { $names }
screen-lesson = A lesson is for one person. Open a table to play with others.
screen-missing = There is no table { $code }. Check the address.

screen-how = Open this address in the browser of the television, or of a computer or tablet that everybody can see.
screen-qr = QR code with the address of the screen
screen-open-here = Open it on this device
screen-then = The screen shows the table to everybody in the room. Your phone then shows your hand alone, if you like.
screen-seen = The table is on a screen. Do you see it?
screen-only-hand = Only my hand
screen-not-seen = No
screen-whole-table = Whole table

### Playing on this device, without a server.

offline-title = Play on this device
offline-title-bar = On this device · Lastcard
offline-lead = On a train, on a plane, in the mountains: against bots you can play without a network, by the same rules. Your own decks, house rules and lessons work there, too.
offline-size = { $megabytes } MB are loaded once and stay in this browser.
offline-get = Get it ready
offline-again = Try again
offline-loading = Getting it ready…
offline-ready = Ready. You can play here, with a network and without.
offline-failed = It could not be loaded. Check your connection and try again.
offline-play = Play now
offline-levels = The bots are easy, normal, hard and master. Expert thinks in compiled code, which only a server has.
offline-fair = The deal is made as on a server, with a secret and with your nonce, and every match can be verified. But here your own browser makes the secret: verifying a match proves that its deal was not changed along the way, not that nobody could know the cards.
offline-matches = Matches played here
offline-none = None yet. They are kept in this browser, to be replayed, verified and downloaded.
offline-match = { $edition }: { $names }
offline-no-record = There is no such match in this browser.
offline-note = The server cannot be reached right now, but you can play here, on this device.
offline-note-missing = You are offline. Next time you have a network, load the game onto this device and play anywhere.
offline-note-static = You play on this device: nothing leaves your browser.
offline-more = More about it

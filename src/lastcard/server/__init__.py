"""Tables on the net: HTTP, WebSockets and storage around `lastcard.table`."""

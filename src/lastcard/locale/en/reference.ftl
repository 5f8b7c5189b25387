### The reference of rules.

book-option = { $option }: { $value }

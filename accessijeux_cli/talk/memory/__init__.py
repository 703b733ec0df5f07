"""Memory: games on disk, records, the last replies, and a report of them."""

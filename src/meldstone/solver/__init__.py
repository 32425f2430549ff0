"""The best move, proven: which rack tiles can leave, and the table they leave behind."""

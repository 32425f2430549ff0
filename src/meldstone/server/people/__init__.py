"""Who is asking: guests, accounts, bots over the network."""

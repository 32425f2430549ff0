"""Who is asking? Guests, accounts and bots over the network: sessions, passwords, names, origins. Imports `room`."""

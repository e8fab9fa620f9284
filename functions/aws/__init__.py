"""The world behind the ports: DynamoDB, the sockets' gateway, clock and chance, and the one wiring."""

"""The co-operative raid battle: a party against a boss that plays itself."""

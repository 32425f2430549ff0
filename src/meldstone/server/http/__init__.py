"""What can be asked over HTTP? Endpoints, their checks and the OpenAPI document. Imports `hosting` and `accounts`."""

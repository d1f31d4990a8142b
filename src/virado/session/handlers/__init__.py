"""The rules of a session by subject, called by `virado.session.command_handler`."""

"""The rules of a sitting, by subject: what commands bring about (`virado.session.command_handler`)."""

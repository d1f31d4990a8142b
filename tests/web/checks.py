"""Types, lint and format of the client, without Node on the machine: `uv run --dev python -m tests.web.checks`."""

from typing import Final

from tests.web import client

CHECKS: Final = {"svelte-check": client.CHECK, "eslint": client.LINT, "prettier": client.FORMAT}


def main() -> int:
    """Run them all; 1 if one finds something."""
    found = 0
    with client.client_copy() as folder:
        for name, command in CHECKS.items():
            done = client.node(folder, *command)
            print(f"{name}: {'clean' if done.returncode == 0 else 'failed'}", flush=True)
            if done.returncode:
                found = 1
                print(done.stdout, done.stderr, sep="\n", flush=True)
    return found


if __name__ == "__main__":
    raise SystemExit(main())

"""The client's type check, lint and format check without a system-wide Node: `uv run --dev python -m tests.web.checks`."""

from concurrent.futures import ThreadPoolExecutor
from typing import Final

from tests.web import client

CHECKS: Final = {"svelte-check": client.CHECK, "eslint": client.LINT, "prettier": client.FORMAT}


def main() -> int:
    """Run all checks concurrently. Return 1 if one of them fails."""
    found = 0
    with client.client_copy() as folder, ThreadPoolExecutor() as pool:
        runs = {name: pool.submit(client.node, folder, *command) for name, command in CHECKS.items()}
        for name, run in runs.items():
            done = run.result()
            print(f"{name}: {'clean' if done.returncode == 0 else 'failed'}", flush=True)
            if done.returncode:
                found = 1
                print(done.stdout, done.stderr, sep="\n", flush=True)
    return found


if __name__ == "__main__":
    raise SystemExit(main())

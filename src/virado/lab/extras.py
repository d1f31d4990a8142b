"""Optional packages of the laboratory, which extras of this package install."""

from types import TracebackType


class Extra:
    """A block of imports that need an extra; a missing package raises an ImportError with the command that installs it."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __enter__(self) -> None:
        """Start the block."""

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Name the extra in the error of a missing package. Packages of Virado are never missing."""
        if isinstance(error, ModuleNotFoundError) and (error.name or "virado").partition(".")[0] != "virado":
            message = f'{error.msg}; this installs it: pip install "virado[{self._name}]"'
            raise ModuleNotFoundError(message, name=error.name, path=error.path) from error

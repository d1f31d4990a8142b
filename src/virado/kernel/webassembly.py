"""All kernels of a program in one WebAssembly file, compiled ahead of time for places without Numba.

`assemble` makes the file from the same functions that run native: Numba lowers every kernel to LLVM code, which LLVM
compiles for wasm32 and `wasm-ld` links. The file imports nothing. It exports its memory, `__heap_base` (the first
address that a caller may use) and one function for each kernel.

A function takes the address of a block of 64-bit words and returns 0, or another number if the kernel raised an
exception. Word 0 receives the result. The arguments follow from word 1 on, tuples flattened: one word for an int
(int64) or a float (float64); for an array its address, then its length in each dimension. Arrays are contiguous in C
order, and numbers are little-endian. `describe` names the arguments with their types and words, as JSON.

The code is lowered for 64-bit pointers and compiled for 32-bit ones, and private parts of Numba are used. `check_code`
therefore refuses everything whose meaning would depend on the width of a pointer. A test compares every byte of the
results with those of native code.
"""

import hashlib
import importlib.util
import inspect
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple, cast

from virado.cached_files import read_cached, write
from virado.families import load
from virado.file_lock import lock
from virado.kernel.cache import directory, mark_used, prune
from virado.kernel.compile import Kernel, native
from virado.kernel.fingerprint import fingerprint, source_hash

KERNELS = "virado.bots.catalogue:kernels"
"""The function that returns the kernels by name."""
TARGET = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext"
"""Extensions of WebAssembly that every browser has had since 2021."""
SECTION = "virado"
"""Name of the custom section with the description."""
STACK = 1 << 18
"""Size of the stack in bytes. The stack is at the beginning of the memory, so an overflow stops the kernel."""
POINTER_WIDTH = re.compile(
    r"\b(?:ptrtoint|inttoptr|addrspacecast)\b|getelementptr (?:inbounds )?i8,|@llvm\.mem"
)
"""LLVM code whose meaning depends on the width of a pointer, or on sizes that were computed for 64 bits."""
MATHEMATICS = """
declare double @llvm.sqrt.f64(double)
define double @sqrt(double %x) {
%root = call double @llvm.sqrt.f64(double %x)
ret double %root
}
"""
"""The functions of the C library that kernels use, as instructions of WebAssembly."""
ADVICE = (
    "Virado is built with numba 0.68 and llvmlite 0.50: use these versions, or adapt virado/kernel/webassembly.py "
    "and run tests/kernel/test_webassembly.py"
)
NO_LINKER = (
    "no wasm-ld: install the dependency group `site` (`uv sync --group site`), or put LLVM's wasm-ld on the PATH "
    "(Debian: `apt install lld`)"
)


class AssemblyError(Exception):
    """The file cannot be made on this machine or with these versions; the message says what to do."""


class Assembly(NamedTuple):
    """The file and its description."""

    wasm: bytes
    description: dict[str, Any]
    """The result of `describe`."""

    @property
    def file(self) -> bytes:
        """Return the file with its description in a custom section, from which a browser reads it."""
        name, text = SECTION.encode(), json.dumps(self.description, separators=(",", ":")).encode()
        content = _number(len(name)) + name + text
        return self.wasm + b"\0" + _number(len(content)) + content


def _number(value: int) -> bytes:
    """Return a number as WebAssembly writes it, 7 bits per byte."""
    found = bytearray()
    while value > 127:
        found.append(value & 127 | 128)
        value >>= 7
    return bytes([*found, value])


# ---------------------------------------------------------------------- description
def leaves(name: str, value: Any) -> Iterator[tuple[str, Any]]:
    """Yield the arguments that are no tuples, in order, with their names (`buffers.pool`)."""
    if isinstance(value, tuple):
        items = cast("tuple[Any, ...]", value)
        fields: Sequence[Any] = getattr(items, "_fields", range(len(items)))
        for field, item in zip(fields, items, strict=True):
            yield from leaves(f"{name}.{field}" if name else str(field), item)
    else:
        yield name, value


def named_arguments(kernel: Kernel[Any], arguments: tuple[Any, ...]) -> Iterator[tuple[str, Any]]:
    """Yield the arguments of a call that are no tuples, in order, with their names."""
    names = inspect.signature(kernel.function).parameters
    for name, value in zip(names, arguments, strict=True):
        yield from leaves(name, value)


def describe(kernels: Mapping[str, Kernel[Any]]) -> dict[str, Any]:
    """Return the records, and the arguments of each kernel, as a JSON object.

    `records` lists the fields of each type of record: name, first word and number of words. An argument with
    `dimensions` is an array; its `type` is `int64`, `float64` or the index of a record.
    """
    records: list[Any] = []
    found: dict[str, Any] = {}
    for name, kernel in kernels.items():
        if kernel.example is None:
            raise AssemblyError(f"kernel {name} has no example of its arguments")
        word = 1
        arguments: list[dict[str, Any]] = []
        for place, value in named_arguments(kernel, kernel.example()):
            dimensions = getattr(value, "ndim", None)
            if dimensions is None:
                arguments.append({"name": place, "word": word, "type": _number_type(place, value)})
                word += 1
            else:
                kind = _element_type(place, value, records)
                arguments.append({"name": place, "word": word, "type": kind, "dimensions": dimensions})
                word += 1 + dimensions
        found[name] = {"words": word, "arguments": arguments}
    return {"records": records, "kernels": found}


def _number_type(name: str, value: Any) -> str:
    if type(value) is int:
        return "int64"
    if type(value) is float:
        return "float64"
    raise AssemblyError(f"argument {name} is a {type(value).__name__}; kernels take ints, floats and arrays")


def _element_type(name: str, array: Any, records: list[Any]) -> str | int:
    """Return the type of an array's elements, and add a new type of record to `records`."""
    if not array.flags.c_contiguous:
        raise AssemblyError(f"argument {name} is not contiguous")
    kind: Any = array.dtype
    if kind.names is None:
        if str(kind) not in ("int64", "float64"):
            raise AssemblyError(f"argument {name} has elements of type {kind}; use int64 or float64")
        return str(kind)
    fields: list[tuple[str, int, int]] = []
    for field in kind.names:
        part, offset = kind.fields[field][:2]
        if str(part.base) != "int64" or offset % 8:
            raise AssemblyError(f"field {field} of argument {name} is not made of int64")
        fields.append((field, offset // 8, part.itemsize // 8))
    if sum(size for _, _, size in fields) * 8 != kind.itemsize:
        raise AssemblyError(f"the records of argument {name} have padding")
    if fields not in records:
        records.append(fields)
    return records.index(fields)


# ---------------------------------------------------------------------- cache
def assemble(source: str = KERNELS, *, on_compiling: Callable[[], None] | None = None) -> Assembly:
    """Return the file of all kernels of `source` (`module:function`), from the cache or compiled now.

    Compiling takes three to four minutes of processor time, in a process of its own; `on_compiling` is called before.
    Raises AssemblyError if it is not possible.
    """
    kernels: dict[str, Kernel[Any]] = load(source)()
    description = describe(kernels)
    linker = _linker()
    path = directory() / f"webassembly-{_fingerprint(kernels, description, linker)}.kernel"
    with _one_at_a_time(path.with_suffix(".lock")):
        wasm = read_cached(path)
        if wasm is None:
            if on_compiling is not None:
                on_compiling()
            wasm = _assemble_apart(source, linker)
            if write(path, wasm):
                prune(path.parent)
    mark_used(path)
    return Assembly(wasm, description)


@contextmanager
def _one_at_a_time(path: Path) -> Generator[None]:
    """Wait while another process compiles the same file, which this one then finds in the cache."""
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
    try:
        file = path.open("wb")
    except OSError:  # the cache cannot be used, so there is nothing to wait for
        yield
        return
    with file:
        lock(file.fileno(), wait=True)
        yield


def _fingerprint(
    kernels: Mapping[str, Kernel[Any]], description: dict[str, Any], linker: Sequence[str]
) -> str:
    """Return a hash of everything that the file depends on, except what `cache.directory` covers."""
    digest = hashlib.blake2b(digest_size=12)
    digest.update(source_hash(Path(__file__)).encode())
    digest.update(json.dumps(description).encode())
    digest.update((f"ziglang {version('ziglang')}" if "ziglang" in linker else linker[0]).encode())
    for kernel in kernels.values():
        digest.update(fingerprint(kernel.function).encode())
    return digest.hexdigest()


def _linker() -> list[str]:
    """Return the command of the linker. Raises AssemblyError if there is none."""
    if importlib.util.find_spec("ziglang") is not None:
        return [sys.executable, "-m", "ziglang", "wasm-ld"]
    found = shutil.which("wasm-ld")
    if found is None:
        raise AssemblyError(NO_LINKER)
    return [found]


def _assemble_apart(source: str, linker: Sequence[str]) -> bytes:
    """Compile and link in another process, because Numba's settings hold for a whole process."""
    with tempfile.TemporaryDirectory(prefix="virado-") as folder:
        out = Path(folder, "kernels.wasm")
        added = load("virado.added_families:added")
        command = [sys.executable, "-m", "virado.kernel.webassembly", added(), source, str(out), *linker]
        done = subprocess.run(
            command, env={**os.environ, "NUMBA_OPT": "0"}, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise AssemblyError(done.stderr.strip()[-4000:])
        return out.read_bytes()


# ---------------------------------------------------------------------- compilation
def main(families: str, source: str, out: str, *linker: str) -> None:
    """Write the file of all kernels of `source` to `out`. Only `_assemble_apart` calls this function.

    `families` is the text of the added families (`virado.added_families`).
    """
    load("virado.added_families:add")(families)
    kernels: dict[str, Kernel[Any]] = load(source)()
    description = describe(kernels)
    examples: dict[str, Any] = {
        name: (kernel.function, kernel.example()) for name, kernel in kernels.items() if kernel.example
    }
    found = native().lower(examples)
    objects = _compile(found.modules, found.symbols, description)
    with tempfile.TemporaryDirectory(prefix="virado-") as folder:
        part = Path(folder, "kernels.o")
        part.write_bytes(objects)
        exports = [f"--export={name}" for name in (*kernels, "__heap_base")]
        stack = ["-z", f"stack-size={STACK}", "--stack-first"]
        command = [*linker, "--no-entry", "--strip-all", *stack, *exports, "-o", out, str(part)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise AssemblyError(f"{linker[-1]} failed; {ADVICE}\n{done.stderr}")


def _compile(modules: Sequence[str], symbols: Mapping[str, str], described: Mapping[str, Any]) -> bytes:
    """Return an object file of the kernels, given the LLVM code of everything that they call."""
    import llvmlite.binding as llvm_untyped

    llvm: Any = llvm_untyped
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    try:
        target = llvm.Target.from_triple(TARGET)
    except RuntimeError as error:
        raise AssemblyError(f"this llvmlite has no WebAssembly ({error}); {ADVICE}") from None
    machine = target.create_target_machine(cpu="generic", features=FEATURES, opt=3, reloc="static")
    whole = llvm.parse_assembly("")
    for text in modules:
        check_code(text)
        part = llvm.parse_assembly(text)
        for function in part.functions:
            if not function.is_declaration and function.name not in symbols.values():
                function.linkage = "linkonce_odr"
        whole.link_in(part)
    entries: list[str] = []
    for name, symbol in symbols.items():
        kinds = [str(argument.type) for argument in whole.get_function(symbol).arguments]
        entries.append(_entry(name, symbol, described["kernels"][name], described["records"], kinds))
    whole.link_in(llvm.parse_assembly("\n".join(entries)))
    whole.link_in(llvm.parse_assembly(MATHEMATICS))
    for each in (*whole.functions, *whole.global_variables):
        if not each.is_declaration and each.name not in symbols:
            each.linkage = "internal"
    whole.triple = TARGET
    whole.data_layout = str(machine.target_data)
    whole.verify()
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
    builder.getModulePassManager().run(whole, builder)
    missing = [
        each.name for each in whole.functions if each.is_declaration and not each.name.startswith("llvm.")
    ]
    if missing:
        raise AssemblyError(f"kernels call {', '.join(missing)}, which WebAssembly has not; {ADVICE}")
    return bytes(machine.emit_object(whole))


def check_code(text: str) -> None:
    """Raise AssemblyError if LLVM code depends on the width of a pointer."""
    found = POINTER_WIDTH.search(text)
    if found:
        line = text[text.rfind("\n", 0, found.start()) + 1 : text.find("\n", found.end())].strip()
        raise AssemblyError(f"code for 64-bit pointers cannot become WebAssembly: {line[:200]}\n{ADVICE}")


def _entry(
    name: str, symbol: str, kernel: Mapping[str, Any], records: Sequence[Any], kinds: Sequence[str]
) -> str:
    """Return the LLVM code of an exported function, which reads the arguments of a kernel from a block of words.

    `kinds` are the types of the kernel's own arguments in Numba's convention: the address of the result, that of an
    exception, and then for each array two addresses that are not used, the number and size of its elements, its
    address, its lengths and its strides.
    """
    lines = ["%exception = alloca ptr"]
    passed = ["ptr %block", "ptr %exception"]

    def read(kind: str, word: int) -> str:
        lines.append(f"%at{word} = getelementptr i64, ptr %block, i32 {word}")
        lines.append(f"%word{word} = load {kind}, ptr %at{word}")
        return f"{kind} %word{word}"

    for argument in kernel["arguments"]:
        word, kind = argument["word"], argument["type"]
        if "dimensions" not in argument:
            passed.append(read("double" if kind == "float64" else "i64", word))
            continue
        address = read("ptr", word)
        lengths = [read("i64", word + 1 + axis) for axis in range(argument["dimensions"])]
        size = f"i64 {8 * _words(kind, records)}"
        sizes = [size]  # of the array and its parts, the element first
        for axis, length in enumerate(reversed(lengths)):
            product = f"%size{word}.{axis}"
            lines.append(f"{product} = mul {sizes[-1]}, {length.removeprefix('i64 ')}")
            sizes.append(f"i64 {product}")
        number = f"%number{word}"
        lines.append(f"{number} = udiv {sizes[-1]}, {max(1, 8 * _words(kind, records))}")
        passed += ["ptr null", "ptr null", f"i64 {number}", size, address, *lengths, *reversed(sizes[:-1])]
    if [each.split()[0] for each in passed] != list(kinds):
        raise AssemblyError(
            f"Numba passes the arguments of {name} in another way: {' '.join(kinds)}; {ADVICE}"
        )
    lines.append(f'%status = call i32 @"{symbol}"({", ".join(passed)})')
    declared = f'declare i32 @"{symbol}"({", ".join(kinds)})'
    return "\n".join([declared, f'define i32 @"{name}"(ptr %block) {{', *lines, "ret i32 %status", "}"])


def _words(kind: str | int, records: Sequence[Any]) -> int:
    """Return the number of words of an element of an array."""
    return 1 if isinstance(kind, str) else sum(size for _, _, size in records[kind])


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except AssemblyError as error:
        sys.exit(str(error))

"""Compile the standard library of Pyodide for the page without a server. `python.ts` runs this in Pyodide.

It replaces the zip file at `PATH` by one without the modules that a device does not use. The others are compiled,
because a browser would compile them at each start. They are stored uncompressed, so that gzip finds what they have in
common.
"""

import io
import re
import zipfile
from pathlib import Path

from compiling import compile_module

PATH = Path("/library.zip")
LEFT_OUT = re.compile(
    r"(?:_pyrepl|xml|xmlrpc|multiprocessing|unittest|wsgiref|http|tomllib|ctypes|pydoc_data|concurrent/interpreters"
    r"|email/(?!__init__\.).*|encodings/(?!__init__|aliases|ascii|latin_1|utf_|raw_unicode).*"
    r"|asyncio/(?:__main__|proactor_events|tools|windows_events|windows_utils)\.py"
    r"|concurrent/futures/(?:interpreter|process)\.py|html/parser\.py|json/tool\.py|logging/(?:config|handlers)\.py"
    r"|pyodide/(?:console|_nodesock_transport)\.py|sqlite3/(?:__main__|dump)\.py|sysconfig/__main__\.py"
    r"|urllib/(?:request|response|robotparser)\.py"
    r"|(?:pdb|bdb|doctest|pydoc|pickletools|imaplib|smtplib|poplib|ftplib|mailbox|optparse|configparser|cmd|code"
    r"|cProfile|profile|pstats|trace|tracemalloc|timeit|sched|shelve|dbm|plistlib|netrc|mimetypes|webbrowser"
    r"|statistics|fileinput|filecmp|getopt|getpass|nturl2path|rlcompleter|symtable|tabnanny|pyclbr|modulefinder"
    r"|py_compile|compileall|runpy|zipapp|cgi|cgitb|csv|this|antigravity|turtle|socketserver|stringprep|pprint|pty|tty"
    r"|quopri|_pydecimal|_pyio|_pydatetime|_py_abc|_markupbase|_sysconfigdata\w*|_osx_support|_aix_support"
    r"|_ios_support|_android_support|wave|colorsys|graphlib|platform|pkgutil)\.py)(?:/|$)"
)
"""Modules of the standard library that neither Virado nor its libraries import in a browser."""


def compile_library(source: bytes) -> bytes:
    """Return the compiled library as a zip file."""
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(source)) as library, zipfile.ZipFile(made, "w") as compiled:
        for entry in sorted(library.infolist(), key=lambda each: each.filename):
            name, content = entry.filename, library.read(entry)
            if LEFT_OUT.match(name):
                continue
            if name.endswith(".py"):
                content = compile_module(name, content)
                name += "c"
            compiled.writestr(zipfile.ZipInfo(name), content)
    return made.getvalue()


PATH.write_bytes(compile_library(PATH.read_bytes()))

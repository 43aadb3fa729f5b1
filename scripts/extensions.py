"""The C side of `compile.py`: from mypyc's C files to libraries, making again only what changed.

mypyc makes for each group of modules one library with all their code, and for each module a file of its own that only
asks the library to set the module up. Three things keep this short:

- the headers of a group, which each C file of it reads first, are precompiled
- the files of the modules are one library under many names; modules of one last name cannot share it, so there may be
  several (each is a layer)
- what is newer than all that it is made of stays, and the largest C file is compiled first
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeVar

from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

One = TypeVar("One")
Made = TypeVar("Made")

LIBRARY: Final = "__mypyc"
"""How the names of mypyc's libraries end."""
FLAGS: Final = ["-fvisibility=hidden", "-fcommon"]
"""Functions of a library are called from inside only (calls then need no detour), or through the table that it hands to
other groups. Such a table is declared in a header without `extern`, so each C file has one: they are to be the same.
Link-time optimisation would gain a few per cent more, for minutes of linking."""
HEADERS: Final = """\
#include <Python.h>
#include <CPy.h>
#pragma GCC visibility push(hidden)
#include "__native_{group}.h"
#include "__native_internal_{group}.h"
#pragma GCC visibility pop
"""
"""All that the C files of a group read. The option alone hides what a file defines, not what it has from another file:
for that the compiler would take the detour still (a library would be one and a half per cent larger)."""


@dataclass
class Group:
    """What mypyc made of one group of modules: their library, and the file of each."""

    library: Extension
    modules: dict[str, str] = field(default_factory=dict)
    """The C file of each, by its dotted name."""

    @property
    def name(self) -> str:
        """Its name, without mypyc's ending."""
        return self.library.name.removesuffix(LIBRARY)

    @property
    def sources(self) -> list[str]:
        """The C files of its library."""
        return [str(source) for source in self.library.sources]

    def layers(self) -> list[dict[str, str]]:
        """The modules by their last names, in as many layers as have the same one."""
        found: list[dict[str, str]] = []
        for name in self.modules:
            last = name.rpartition(".")[2]
            layer = next((layer for layer in found if last not in layer), None)
            if layer is None:
                found.append(layer := {})
            layer[last] = name
        return found


def grouped(extensions: Sequence[Any]) -> list[Group]:
    """Extensions as mypyc lists them: each library before its modules."""
    found: list[Group] = []
    for one in extensions:
        if one.name.endswith(LIBRARY):
            found.append(Group(one))
        else:
            found[-1].modules[one.name] = str(next(iter(one.sources)))
    return found


def make(extensions: Sequence[Any], work: Path, target: Path, jobs: int) -> None:
    """Compile and link, and put the libraries where their modules are imported from."""

    class Build(build_ext):
        """Knows the compiler, its options and where libraries go; the order of things is ours."""

        def build_extensions(self) -> None:
            Maker(self, work, jobs).make(grouped(extensions))

    command = Build(Distribution({"name": "kirifuda-compiled", "packages": [], "ext_modules": extensions}))
    command.build_temp = str(work / "objects")
    command.build_lib = str(target)
    command.ensure_finalized()
    command.run()


class Maker:
    """One build: headers, then objects, then libraries under their names, each sort side by side."""

    def __init__(self, command: build_ext, work: Path, jobs: int) -> None:
        self.command: Final = command
        self.compiler: Final[Any] = command.compiler
        self.work: Final = work
        self.jobs: Final = jobs

    def make(self, groups: list[Group]) -> None:
        """All of it."""
        headers = self.side_by_side(self.precompiled, groups)
        sources: dict[str, tuple[Group, Path | None]] = {}  # what groups share is compiled once
        for group, header in zip(groups, headers, strict=True):
            sources |= dict.fromkeys(group.sources, (group, header))
        largest_first = sorted(sources, key=lambda source: -Path(source).stat().st_size)
        made = self.side_by_side(lambda source: self.object_of(source, *sources[source]), largest_first)
        objects = dict(zip(largest_first, made, strict=True))
        self.side_by_side(lambda group: self.link_library(group, objects), groups)
        layers = [(group, number, layer) for group in groups for number, layer in enumerate(group.layers())]
        self.side_by_side(lambda one: self.link_layer(*one), layers)

    def side_by_side(self, do: Callable[[One], Made], each: Iterable[One]) -> list[Made]:
        """Do something with each, as many at a time as there may be jobs."""
        with ThreadPoolExecutor(self.jobs) as pool:
            return list(pool.map(do, each))

    def precompiled(self, group: Group) -> Path | None:
        """A header that is all headers of a group, precompiled where the compiler can."""
        if self.compiler.compiler_type != "unix":
            return None
        header = self.work / "c" / f"all_{group.name}.h"
        write(header, HEADERS.format(group=group.name))
        result = header.with_name(f"{header.name}.gch")
        if not is_fresh(result, [header, *group.library.depends]):
            options = [f"-I{folder}" for folder in [*group.library.include_dirs, *self.compiler.include_dirs]]
            flags = [*self.compiler.compiler_so, *options, *group.library.extra_compile_args, *FLAGS]
            unfinished = result.with_suffix(".unfinished")  # half of one, left by somebody's Ctrl-C, would look new
            self.compiler.spawn([*flags, "-x", "c-header", str(header), "-o", str(unfinished)])
            unfinished.replace(result)
        return header

    def object_of(self, source: str, group: Group, header: Path | None) -> str:
        """The object of a C file, made again if need be. Those of mypyc's own library read no headers of ours."""
        is_ours = Path(source).name.startswith("__native")
        read = [*map(Path, group.library.depends), *([header] if header else [])] if is_ours else []
        included = ["-include", str(header)] if is_ours and header else []
        return self.compile(source, read, group.library, included)

    def compile(self, source: str, read: Iterable[str | Path], extension: Extension, options: list[str]) -> str:
        """Compile a C file that reads some headers."""
        found: str = self.compiler.object_filenames([source], output_dir=self.command.build_temp)[0]
        if not is_fresh(Path(found), [source, *read]):
            flags = [*options, *extension.extra_compile_args, *(FLAGS if self.compiler.compiler_type == "unix" else [])]
            folders = extension.include_dirs
            output = self.command.build_temp
            self.compiler.compile([source], output_dir=output, include_dirs=folders, extra_postargs=flags)
        return found

    def link_library(self, group: Group, objects: dict[str, str]) -> None:
        """The library of a group."""
        self.link([objects[source] for source in group.sources], self.place_of(group.library.name), group.library)

    def link_layer(self, group: Group, number: int, layer: dict[str, str]) -> None:
        """The files of some modules as one library, which is put where each of them is looked for."""
        source = self.work / "c" / f"names_{number}_{group.name}.c"
        files = {last: Path(os.path.relpath(group.modules[name], source.parent)) for last, name in layer.items()}
        parts = [
            f'#define PyInit___init__ PyInit___init___of_{last}\n#include "{path.as_posix()}"\n#undef PyInit___init__\n'
            for last, path in files.items()
        ]
        write(source, "".join(parts))
        compiled = self.compile(str(source), [group.modules[name] for name in layer.values()], group.library, [])
        library = self.work / "lib" / f"{source.stem}{Path(self.place_of(group.library.name)).suffix}"
        self.link([compiled], library, group.library)
        for name in layer.values():
            put(library, self.place_of(name))

    def place_of(self, name: str) -> Path:
        """Where a module is imported from."""
        return Path(self.command.get_ext_fullpath(name))

    def link(self, objects: list[str], place: Path, extension: Extension) -> None:
        """Link objects, if one is newer than what was linked before."""
        if is_fresh(place, objects):
            return
        place.parent.mkdir(parents=True, exist_ok=True)
        place.unlink(missing_ok=True)  # it may be in use, and it may be one file of many names
        self.compiler.link_shared_object(
            objects,
            str(place),
            libraries=self.command.get_libraries(extension),
            library_dirs=extension.library_dirs,
            build_temp=self.command.build_temp,
        )


def write(path: Path, text: str) -> None:
    """Write a file if it says something else."""
    if not path.is_file() or path.read_text("utf-8") != text:
        path.write_text(text, "utf-8")


def put(library: Path, place: Path) -> None:
    """Give a library another name: as a link where the file system has them."""
    if place.is_file() and place.samefile(library):
        return
    place.unlink(missing_ok=True)
    try:
        os.link(library, place)
    except OSError:
        shutil.copy2(library, place)


def is_fresh(made: Path, of: Iterable[str | Path]) -> bool:
    """Whether a file is newer than all that it is made of."""
    return made.is_file() and made.stat().st_mtime > max(Path(one).stat().st_mtime for one in of)

"""Reads the compiler's index of the sources: the locations of all symbols.

The toolchain's own library reads it; the declarations follow its header indexstore.h. The caller must have built the package with its tests.
"""
import collections, ctypes, pathlib, shutil

import built

ROOT = built.ROOT
# Roles of an occurrence, as the header numbers them.
DEFINITION, REFERENCE, CALL, IMPLICIT, OVERRIDE = 1 << 1, 1 << 2, 1 << 5, 1 << 8, 1 << 11
RECORD = 2

Occurrence = collections.namedtuple("Occurrence", "file line column usr name roles kind")


class StringRef(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


UnitVisitor = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, StringRef)
Visitor = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)


def library():
    """Loads the toolchain's reader of indexes."""
    tool = pathlib.Path(shutil.which("swift")).resolve()
    found = [path for path in (tool.parent.parent / "lib").glob("libIndexStore.*") if path.suffix in (".so", ".dylib")]
    if not found:
        raise FileNotFoundError(f"there is no libIndexStore next to {tool}")
    store = ctypes.CDLL(str(found[0]))
    for name, result, *arguments in (
            ("store_create", "p", "s", "p"), ("store_units_apply_f", "b", "p", "u", "p", UnitVisitor),
            ("unit_reader_create", "p", "p", "s", "p"), ("unit_reader_dispose", None, "p"), ("unit_reader_get_main_file", StringRef, "p"),
            ("unit_reader_dependencies_apply_f", "b", "p", "p", Visitor), ("unit_dependency_get_kind", "i", "p"),
            ("unit_dependency_get_name", StringRef, "p"), ("unit_dependency_get_filepath", StringRef, "p"),
            ("record_reader_create", "p", "p", "s", "p"), ("record_reader_dispose", None, "p"),
            ("record_reader_occurrences_apply_f", "b", "p", "p", Visitor), ("occurrence_get_symbol", "p", "p"),
            ("occurrence_get_roles", "l", "p"), ("occurrence_get_line_col", None, "p", "p", "p"),
            ("symbol_get_usr", StringRef, "p"), ("symbol_get_name", StringRef, "p"), ("symbol_get_kind", "i", "p")):
        function = getattr(store, "indexstore_" + name)
        kinds = {"p": ctypes.c_void_p, "s": ctypes.c_char_p, "b": ctypes.c_bool, "u": ctypes.c_uint, "i": ctypes.c_int, "l": ctypes.c_uint64, None: None}
        function.restype = kinds.get(result, result)
        function.argtypes = [kinds.get(argument, argument) for argument in arguments]
    return store


def occurrences(below="Sources"):
    """Returns every occurrence of a symbol in the files below a folder of the repository, each once."""
    folder = built.TESTED / "index/store"
    store = library()
    handle = store.indexstore_store_create(str(folder).encode(), None)
    if not handle:
        raise FileNotFoundError(f"there is no index at {folder}: build first")
    units, records = [], {}
    store.indexstore_store_units_apply_f(handle, 0, None, UnitVisitor(lambda _, name: units.append(str(name)) or True))
    wanted = str(ROOT / below) + "/"
    for unit in units:
        reader = store.indexstore_unit_reader_create(handle, unit.encode(), None)
        if not reader:
            continue
        main = str(store.indexstore_unit_reader_get_main_file(reader))
        # Units of removed files stay in the store.
        if main.startswith(wanted) and pathlib.Path(main).exists():
            def dependency(_, entry):
                path = str(store.indexstore_unit_dependency_get_filepath(entry))
                if store.indexstore_unit_dependency_get_kind(entry) == RECORD and path == main:
                    records[str(store.indexstore_unit_dependency_get_name(entry))] = main
                return True
            store.indexstore_unit_reader_dependencies_apply_f(reader, None, Visitor(dependency))
        store.indexstore_unit_reader_dispose(reader)
    result = []
    line, column = ctypes.c_uint(), ctypes.c_uint()
    for record, main in sorted(records.items()):
        reader = store.indexstore_record_reader_create(handle, record.encode(), None)
        if not reader:
            continue
        path = pathlib.Path(main).relative_to(ROOT)
        def visit(_, entry):
            symbol = store.indexstore_occurrence_get_symbol(entry)
            store.indexstore_occurrence_get_line_col(entry, ctypes.byref(line), ctypes.byref(column))
            result.append(Occurrence(path, line.value, column.value, str(store.indexstore_symbol_get_usr(symbol)),
                                     str(store.indexstore_symbol_get_name(symbol)), store.indexstore_occurrence_get_roles(entry),
                                     store.indexstore_symbol_get_kind(symbol)))
            return True
        store.indexstore_record_reader_occurrences_apply_f(reader, None, Visitor(visit))
        store.indexstore_record_reader_dispose(reader)
    return result

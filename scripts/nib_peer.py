"""Prints the objects that nib-dump reads from compiled files, in the form of `formwork import --raw`, one line for each path.

    nib_peer.py NIB-DUMP PATH…
"""
import base64, importlib.machinery, importlib.util, json, pathlib, sys

sys.dont_write_bytecode = True
loader = importlib.machinery.SourceFileLoader("nib_dump", sys.argv[1])
nib_dump = importlib.util.module_from_spec(importlib.util.spec_from_loader("nib_dump", loader))
loader.exec_module(nib_dump)


def value_of(kind, value):
    if kind == "data":
        is_nib = value[:10] == b"NIBArchive" or value[:6] == b"bplist"
        return {"nib": archive(value)} if is_nib else {"base64": base64.b64encode(value).decode()}
    if kind == "list":
        return typed(value)
    if kind == "dict":
        return typed(part for key, item in value.items() for part in (("str", key), item))
    return value.i if kind == "ref" else value


def typed(items):
    return [[kind, value_of(kind, value)] for kind, value in items]


def archive(data):
    def object_of(node):
        items = node.items if node.pairs is None else [part for pair in node.pairs for part in pair]
        return {"class": node.cls, "values": [[key, kind, value_of(kind, value)] for key, kind, value in node.fields],
                "items": None if items is None else typed(items)}
    return [node and object_of(node) for node in nib_dump.read_nib(data).nodes]


for path in sys.argv[2:]:
    folder = pathlib.Path(path)
    files = sorted(file for file in folder.rglob("*.nib") if file.is_file()) if folder.is_dir() else [folder]
    print(json.dumps({"path": path, "files": {str(file.relative_to(folder)): archive(file.read_bytes()) for file in files}}))

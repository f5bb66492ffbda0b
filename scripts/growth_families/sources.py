"""Sources beside a document, as hostile as its project's may be. What nests too deeply is refused, and costs one pass."""

DOCUMENT = (b'<?xml version="1.0" encoding="UTF-8"?>\n<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" '
            b'toolsVersion="14490.70" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>\n'
            b'<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="A"/><view id="v" customClass="B"/></objects></document>\n')


def beside(**files):
    names = {name.replace("_", "."): data for name, data in files.items()}
    return {"suffix": ".xib", "data": DOCUMENT, "beside": {"Package.swift": b"// swift-tools-version:6.0\n", **names}}


def swift(make):
    return lambda n: beside(a_swift=make(n))


def repeated(piece, n):
    """`piece` n times, with its number for each @."""
    return b"".join(piece.replace(b"@", b"%d" % number) for number in range(n))


CHECK = ["validate", "--project", "BESIDE", "--no-cache"]
FAMILIES = {
    "generic types": (swift(lambda n: b"var a: " + b"A<" * n + b"Int" + b">" * n), CHECK, [2_000, 8_000], [10_000, 40_000], 1),
    "function types": (swift(lambda n: b"var a: " + b"(A)->" * n + b"Int"), CHECK, [2_000, 8_000], [10_000, 40_000], 1),
    "array types": (swift(lambda n: b"var a: " + b"[" * n + b"Int" + b"]" * n), CHECK, [2_000, 8_000], [10_000, 40_000], 1),
    "conditions": (swift(lambda n: b"#if A\n" * n + b"#endif\n" * n), CHECK, [2_000, 8_000], [10_000, 40_000], 1),
    "members": (swift(lambda n: b"let a = b" + b".c" * n), CHECK, [2_000, 8_000], [10_000, 40_000], 1),
    "optionals": (swift(lambda n: b"var a: A" + b"?" * n), CHECK, [2_000, 8_000], [10_000, 40_000], 1),
    "some": (swift(lambda n: b"var a: " + b"some " * n + b"A"), CHECK, [2_000, 8_000], [10_000, 40_000], 1),
    "classes": (
        swift(lambda n: repeated(b"class C@: UIView { @IBOutlet var o: UIView! }\n", n)), CHECK, [1_000, 4_000], [5_000, 20_000], 1),
    "one line": (swift(lambda n: b"let a = [" + b"1, " * n + b"1]"), CHECK, [10_000, 40_000], [50_000, 200_000], 1),
}

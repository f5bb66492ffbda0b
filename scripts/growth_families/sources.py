"""Hostile sources in the project of a document. Sources that are nested too deeply are refused after one pass."""

DOCUMENT = (b'<?xml version="1.0" encoding="UTF-8"?>\n<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" '
            b'toolsVersion="14490.70" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>\n'
            b'<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="A"/><view id="v" customClass="B"/></objects></document>\n')


def beside(**files):
    names = {name.replace("_", "."): data for name, data in files.items()}
    return {"suffix": ".xib", "data": DOCUMENT, "beside": {"Package.swift": b"// swift-tools-version:6.0\n", **names}}


def swift(make):
    return lambda n: beside(a_swift=make(n))


def objective_c(make):
    return lambda n: beside(a_m=make(n))


def connected(n):
    """A document with n connections to a class of n members, half of which do not exist."""
    connections = b"".join(b'<outlet property="o%d" destination="v" id="k%d"/>' % (2 * number, number) for number in range(n))
    document = DOCUMENT.replace(b'customClass="A"/>', b'customClass="A"><connections>' + connections + b"</connections></placeholder>")
    return {**beside(a_swift=b"class A: UIViewController {}\n" + repeated(b"extension A { @IBOutlet var o@: UIView! }\n", n)), "data": document}


def repeated(piece, n):
    """Returns `piece` n times, with the number in place of each @."""
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
    "attributes": (swift(lambda n: b"@_specialize(" * n + b"var a: A"), CHECK, [2_000, 8_000], [10_000, 40_000], 1),
    "classes": (
        swift(lambda n: repeated(b"class C@: UIView { @IBOutlet var o: UIView! }\n", n)), CHECK, [1_000, 4_000], [5_000, 20_000], 1),
    "extensions": (
        swift(lambda n: b"class A: UIView {}\n" + repeated(b"extension A { @IBOutlet var o@: UIView!; @IBAction func f@(_ s: Any) { x@ = 1 } }\n", n)), CHECK,
        [1_000, 4_000], [5_000, 20_000], 1),
    "conformances": (swift(lambda n: b"class A: UIView {}\n" + repeated(b"extension A: P@ { static let k = \"@\" }\n", n)), CHECK, [1_000, 4_000], [5_000, 20_000], 1),
    "same class": (swift(lambda n: repeated(b"class A: UIView { @IBOutlet var o@: UIView! }\n", n)), CHECK, [1_000, 4_000], [5_000, 20_000], 1),
    "aliases": (swift(lambda n: b"class A: UIView {}\n" + repeated(b"typealias T@ = A\nextension T@ { @IBOutlet var o@: UIView! }\n", n)), CHECK, [1_000, 4_000], [5_000, 20_000], 1),
    "meanings": (
        swift(lambda n: repeated(b"typealias T = U@\nclass U@: UIView {}\nextension T { @IBOutlet var o@: UIView! }\n", n)), CHECK, [500, 2_000], [2_500, 10_000], 1),
    "superclasses": (swift(lambda n: repeated(b"class A: X@ {}\nclass X@: UIView {}\n", n)), CHECK, [1_000, 4_000], [5_000, 20_000], 1),
    "connections": (connected, CHECK, [1_000, 4_000], [5_000, 20_000], 1),
    "interfaces": (objective_c(lambda n: repeated(b"@interface A : UIView <P>\n@property IBOutlet UIView *o@;\n@end\n", n)), CHECK, [2_500, 10_000], [5_000, 20_000], 1),
    "categories": (
        objective_c(lambda n: b"@interface A : UIView\n@end\n" + repeated(b"@interface A (C@) <P@>\n@property IBOutlet UIView *o@;\n- (IBAction)f@:(id)s;\n@end\n", n)), CHECK,
        [2_500, 10_000], [5_000, 20_000], 1),
    "implementations": (
        objective_c(lambda n: b"@interface A : UIView\n@end\n" + repeated(b"@implementation A\n- (IBAction)f@:(id)s { _y@ = 2; }\n@end\n", n)), CHECK, [2_500, 10_000], [5_000, 20_000], 1),
    "properties of one line": (
        objective_c(lambda n: b"@interface A : UIView\n@property IBOutlet UIView " + repeated(b"*o@, ", n) + b"*o;\n@end\n"), CHECK, [2_500, 10_000], [5_000, 40_000], 1),
    "nibs without end": (
        objective_c(lambda n: b"@implementation A\n- (void)f { " + repeated(b"[UINib nibWithNibName:@\"n@\" bundle:nil] ", n) + b"}\n@end\n"), CHECK, [2_500, 10_000], [5_000, 40_000], 1),
    "one line": (swift(lambda n: b"let a = [" + b"1, " * n + b"1]"), CHECK, [10_000, 40_000], [50_000, 200_000], 1),
}

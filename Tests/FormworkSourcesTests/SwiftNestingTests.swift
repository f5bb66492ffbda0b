import Testing

@testable import FormworkSources

@Suite("Swift sources that nest too deeply")
struct SwiftNestingTests {
    /// Returns a class with a property of a type, and a function with an expression.
    private static func source(type: String = "A", expression: String = "a", declaration: String = "") -> String {
        """
        class Screen {
            @IBOutlet var label: UILabel!
            var value: \(type)
            func load() { let value = \(expression) }
            \(declaration)
        }
        """
    }

    private static func excess(_ text: String) -> String? {
        Array(text.utf8).withUnsafeBufferPointer { SwiftNesting.excess(in: $0) }
    }

    private static func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

    @Test(
        "A construct that the parser would nest without limit is refused",
        arguments: [
            source(type: times(24, "[") + times(24, "]")), source(type: times(2_000, "A<")),
            source(type: times(2_000, "A<\n")), source(type: times(2_000, "(A) -> ") + "A"), source(type: "A" + times(2_000, "?")),
            source(type: "A" + times(2_000, ".B")), source(type: times(2_000, "some ") + "A"), source(type: times(2_000, "repeat ") + "A"),
            source(type: times(16, "[(A) -> ") + "A" + times(16, "]")), source(expression: times(2_000, "try await ") + "a"),
            source(expression: "a" + times(2_000, "()")), source(expression: "a" + times(2_000, "\n.b")),
            source(expression: times(2_000, "a ? ") + "a"), source(expression: times(200, "\"\\(") + "a" + times(200, ")\"")),
            source(declaration: times(200, "#if DEBUG\n")),
            source(declaration: "func f() { if a {} " + times(2_000, "else if a {} ") + "}"),
            source(declaration: times(200, "@a(") + times(200, ")") + "var b = 1"),
            source(declaration: times(16, "@_specialize(") + times(16, ")") + "var b = 1"),
            "class Page {}\n" + times(20_000, "let a: " + times(8, "[") + "A" + times(8, "]") + "\n"),
        ])
    func refused(text: String) {
        #expect(Self.excess(text) != nil)
        #expect(throws: SourceExcess.self) { try Read.facts(text) }
    }

    @Test(
        "Long files with little nesting are parsed",
        arguments: [
            source(expression: "a" + times(2_000, " + a")),
            source(declaration: times(2_000, "func f() { if a < b { a?.b() } }\n")),
            source(declaration: "let text = \"\"\"\n" + times(2_000, "[[(<\n") + "\"\"\""),
            source(declaration: times(2_000, "@available(iOS 13, *) @objc(\"a\") var a: (@escaping (A) -> B)?\n")),
            source(declaration: "/* " + times(2_000, "((( ") + "*/"), source(declaration: times(2_000, "// ((( \n")),
            source(expression: "#\"" + times(2_000, "(\\(") + "\"#"), source(expression: "[" + times(2_000, "[1, 2], ") + "]"),
        ])
    func parsed(text: String) {
        #expect(Self.excess(text) == nil)
    }
}

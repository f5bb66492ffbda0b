import Testing

@Suite("The lexer that separates code from string literals")
struct CodeLexerTests {
    @Test(
        "Swift",
        arguments: [
            (#"let a = "x" // x"#, false), (#"let a = "\"x""#, false), (#"let a = "\\"; x"#, true), (#"let a = "\(x)""#, true),
            (##"let a = #"\(x)"#"##, false), (##"let a = #"\#(x)"#"##, true), ("/* a /* x */ x */", false), ("/* a */ x", true),
            ("// a\nx", true), ("// a\rx", true), ("let a = \"\"\"\n x \"x\" \n\"\"\"", false), ("let a = \"\"\"\n \"\"\"\nx", true),
        ])
    func swift(text: String, isCode: Bool) {
        let (code, isBroken) = CodeLexer.swift(text)
        #expect(code.contains("x") == isCode && !isBroken)
    }

    @Test(
        "Objective-C",
        arguments: [
            (#"id a = @"x"; // x"#, false), (#"id a = @"\"x";"#, false), (#"id a = @"\\"; x"#, true), ("// a \\\nx", false),
            ("// a ??/\nx", false),
            ("// a \\  \nx", false), ("// a\nx", true), ("/* a /* */ x", true), (#"id a = @"??/"; x";"#, false), ("char c = 'x';", false),
        ])
    func objectiveC(text: String, isCode: Bool) {
        let (code, isBroken) = CodeLexer.objectiveC(text)
        #expect(code.contains("x") == isCode && !isBroken)
    }

    @Test("Unterminated literals are reported") func broken() {
        #expect(
            CodeLexer.swift("let a = \"b\nc").isBroken && CodeLexer.swift("/* a").isBroken && CodeLexer.swift("let a = \"\\(b").isBroken)
        #expect(CodeLexer.objectiveC("id a = @\"b\nc").isBroken && CodeLexer.objectiveC("/* a").isBroken)
    }
}

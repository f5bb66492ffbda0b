@testable import FormworkData
import Testing

@Suite struct YAMLParserTests {
    @Test(arguments: [
        ("a: 1\nb:\n  - x\n  - {c: true}\n", "{a:1,b:[\"x\",{c:true}]}"),
        (
            "[yes, NO, on, ~, null, True, 1e3, 0x1F, 1_000, 2024-01-01, 1:20, .5, '5', \"true\"]",
            "[\"yes\",\"NO\",\"on\",null,null,true,1e3,\"0x1F\",\"1_000\",\"2024-01-01\",\"1:20\",\".5\",\"5\",\"true\"]"
        ),
        ("a: |\n  two\n  lines\nb: >-\n  fol\n  ded\n", "{a:\"two\nlines\n\",b:\"fol ded\"}"),
        ("a: \"\\u263a \\\"x\\\"\"\nb: 'it''s'\n", "{a:\"☺ \"x\"\",b:\"it's\"}"),
        ("x: &a {k: [1]}\ny: *a\nz: &a 2\nw: *a\n", "{x:{k:[1]},y:{k:[1]},z:2,w:2}"),
        ("1: a\ntrue: b\n", "{1:\"a\",true:\"b\"}"), ("a: !!str 5\n", "{a:\"5\"}"), ("\u{FEFF}a: é\n", "{a:\"é\"}"),
        ("%YAML 1.2\n---\na: 1\n...\n", "{a:1}"), ("# c\na: # d\n", "{a:null}"),
    ])
    func valuesAreReadInTheirOrder(_ text: String, _ expected: String) throws {
        #expect(try parsed(text, YAMLParser.parse) == expected)
    }

    @Test(arguments: [
        ("", "0 the file is empty"), ("# only this\n", "0 the file is empty"),
        ("é: 1\né: 2\n", "6 the key 'é' occurs twice in an object"),
        ("a: b: c\n", "4 invalid YAML: mapping values are not allowed in this context"),
        ("? [a]\n: b\n", "2 a key must be a string"), ("k: *a\n", "3 the alias '*a' has no anchor '&a' before it"),
        ("&a [*a]\n", "4 the alias '*a' is inside its own anchor"),
        ("--- 1\n--- 2\n", "6 a second document begins here, expected one"),
        ("a: !!int '5'\n", "3 the tag 'tag:yaml.org,2002:int' is not supported"), ("a: &x b\n*x : c\n", "8 a key must be a string"),
        ("ü: [1\n", "7 invalid YAML: did not find expected ',' or ']' while parsing a flow sequence"),
        ("a: \u{1}\n", "3 control characters are not allowed"), ("a: 1\n\u{0}b: [\n", "5 control characters are not allowed"),
    ])
    func malformedYAMLIsRefusedWithItsPlace(_ text: String, _ expected: String) {
        #expect(refusal(text.utf8, YAMLParser.parse) == expected)
    }

    @Test func aliasesOfAliasesAreBounded() throws {
        var text = "a0: &a0 [" + Array(repeating: "x", count: 10).joined(separator: ",") + "]\n"
        for level in 1...12 {
            text += "a\(level): &a\(level) [" + Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ",") + "]\n"
        }
        #expect(refusal(text.utf8, YAMLParser.parse)?.hasSuffix("aliases expand to more than 1000000 values") == true)
    }

    @Test func nestingIsBounded() {
        // libyaml looks ahead for the ':' that would make brackets a key: the error names the first of them.
        #expect(refusal(String(repeating: "[", count: 100_000).utf8, YAMLParser.parse) == "0 values are nested more than 999 deep")
        #expect(refusal(nested(999).utf8, YAMLParser.parse) == nil)
        #expect(refusal(nested(1_001).utf8, YAMLParser.parse)?.hasSuffix(" values are nested more than 1000 deep") == true)
        func steps(_ count: Int) -> String { (0..<count).map { String(repeating: " ", count: $0) + "a:\n" }.joined() }
        #expect(refusal(steps(999).utf8, YAMLParser.parse) == nil)
        let before = steps(999).utf8.count
        #expect(refusal(steps(1_500).utf8, YAMLParser.parse) == "\(before + 999) values are nested more than 999 deep")
    }

    private func nested(_ depth: Int) -> String { String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }

    /// A composer that hashed keys, or followed aliases, would work on these for minutes.
    @Test func collectionsAndAliasesAreNotKeys() {
        var laughs = "a0: &a0 [" + Array(repeating: "x", count: 10).joined(separator: ",") + "]\n"
        for level in 1...4 {
            laughs += "a\(level): &a\(level) [" + Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ",") + "]\n"
        }
        for key in ["? *a4\n: 1\n", "*a4 : 1\n", "b: {*a4 : 1}\n", "b: {*a4}\n", "b: {? *a4 : 1}\n", "b: {[*a4]: 1}\n"] {
            #expect(refusal((laughs + key).utf8, YAMLParser.parse)?.hasSuffix(" a key must be a string") == true)
        }
        let inside = "[" + String(repeating: "x,", count: 100_000) + "]"
        for opening in ["{", "{? ", "[? "] {
            let text = String(repeating: opening, count: 500) + inside
            #expect(refusal(text.utf8, YAMLParser.parse)?.hasSuffix(" a key must be a string") == true)
        }
    }

    @Test func textsAndKeysAreReadCharacterByCharacter() throws {
        // As Foundation reads strings, the first would lose its beginning, and the keys would be equal.
        #expect(try parsed("a: \"\\ufeffx\"\n", YAMLParser.parse) == "{a:\"\u{FEFF}x\"}")
        let keys = Array(try parsed("\u{e9}: 1\ne\u{301}: 2\n", YAMLParser.parse).unicodeScalars)
        #expect(keys == Array("{\u{e9}:1,e\u{301}:2}".unicodeScalars))
    }

    @Test func everyBeginningOfAFileIsReadOrRefused() {
        let text = Array("a: &x {b: [1, \"é\\u263a\", *x]}\nc: |\n  d\n? e\n".utf8)
        for count in 0...text.count { _ = refusal(text[..<count], YAMLParser.parse) }
    }
}

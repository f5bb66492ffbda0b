@testable import FormworkData
import Testing

@Suite struct JSONParserTests {
    @Test(arguments: [
        ("{}", "{}"), (" [ ] ", "[]"), ("[[],{}]", "[[],{}]"), ("\u{FEFF}[1]", "[1]"),
        ("{\"b\":1,\"a\":[true,false,null],\"\":\"\"}", "{b:1,a:[true,false,null],:\"\"}"),
        ("[0,-0,1.50,1e3,-2E-2,123456789012345678901234567890]", "[0,-0,1.50,1e3,-2E-2,123456789012345678901234567890]"),
        (#"["\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00x"]"#, "[\"\"\\/\u{8}\u{C}\n\r\té😀x\"]"),
        ("\t\"ü\"\r\n", "\"ü\""),
    ])
    func valuesAreReadInTheirOrder(_ text: String, _ expected: String) throws {
        #expect(try parsed(text, JSONParser.parse) == expected)
    }

    @Test(arguments: [
        ("", "0 the file is empty"), ("  \n", "0 the file is empty"),
        ("[1,]", "3 found ']' after a comma, expected a value"), ("{\"a\":1,}", "7 found '}' after a comma, expected a key"),
        ("[1 2]", "3 found '2', expected ',' or ']'"), ("{\"a\" 1}", "5 found '1', expected ':' after a key"),
        ("{a:1}", "1 found 'a', expected a key in double quotes"), ("[1", "2 found the end of the file, expected ',' or ']'"),
        ("{", "1 found the end of the file, expected a key in double quotes"),
        ("[01]", "1 found '0', expected a value"), ("[.5]", "1 found '.', expected a value"), ("[+1]", "1 found '+', expected a value"),
        ("[1.]", "1 found '1', expected a value"), ("[-]", "1 found '-', expected a value"), ("[1e]", "1 found '1', expected a value"),
        ("[tru]", "1 found 'tru', expected a value"), ("[NaN]", "1 found 'NaN', expected a value"),
        ("[] []", "3 found '[', expected the end of the file"), ("// x", "0 found '/', expected a value"),
        ("[\"a", "1 a string that starts here isn't closed"),
        ("[\"a\n\"]", "3 found the control character 10 in a string: escape it"),
        (#"["\x"]"#, "2 a backslash is followed by a character that cannot be escaped"),
        (#"["\u12"]"#, "2 '\\u' is not followed by four hexadecimal digits"),
        (#"["\ud83d"]"#, "2 an escaped high surrogate isn't followed by a low surrogate"),
        (#"["\ud83d\u0041"]"#, "2 an escaped high surrogate isn't followed by a low surrogate"),
        (#"["\ude00"]"#, "2 an escaped low surrogate doesn't follow a high surrogate"),
        ("{\"a\":1,\"b\":2,\"a\":3}", "13 the key 'a' occurs twice in an object"),
        (#"{"a":1,"\u0061":3}"#, "7 the key 'a' occurs twice in an object"),
    ])
    func malformedJSONIsRefusedWithItsPlace(_ text: String, _ expected: String) {
        #expect(refusal(text.utf8, JSONParser.parse) == expected)
    }

    @Test(
        arguments: [
            ([0x22, 0xFF, 0x22], "1"), ([0x22, 0xC0, 0x80, 0x22], "1"), ([0x22, 0xED, 0xA0, 0x80, 0x22], "1"), ([0x22, 0xE2, 0x82], "1"),
            ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], "1"),
        ] as [([UInt8], String)])
    func otherEncodingsAreRefused(_ bytes: [UInt8], _ offset: String) {
        #expect(refusal(bytes, JSONParser.parse) == "\(offset) the file is not in UTF-8")
    }

    @Test func nestingIsBounded() {
        #expect(refusal(String(repeating: "[", count: 1_000_000).utf8, JSONParser.parse) == "1000 values are nested more than 1000 deep")
        let fine = String(repeating: "[", count: 1_000) + String(repeating: "]", count: 1_000)
        #expect(refusal(fine.utf8, JSONParser.parse) == nil)
    }

    @Test func manyKeysAreComparedInOnePass() {
        let keys = (0..<50_000).map { "\"k\($0)\":0" }.joined(separator: ",")
        #expect(refusal("{\(keys)}".utf8, JSONParser.parse) == nil)
        #expect(refusal("{\(keys),\"k7\":1}".utf8, JSONParser.parse)?.hasSuffix("the key 'k7' occurs twice in an object") == true)
    }

    @Test func everyBeginningOfAFileIsReadOrRefused() {
        let text = Array(#"{"a":[1.5e3,"\ud83d\ude00é",{"b":null}],"c":true}"#.utf8)
        for count in 0..<text.count { #expect(refusal(text[..<count], JSONParser.parse) != nil) }
    }
}

import FormworkDiagnostics
import Testing

@Suite struct JSONWriterTests {
    private func text(_ body: (inout JSONWriter) -> Void) -> String {
        String(decoding: JSONWriter.bytes(body), as: UTF8.self)
    }

    @Test func keysKeepTheirOrder() {
        let written = text { json in
            json.object { json in
                json.integer(1, key: "b")
                json.array(key: "a") { json in
                    json.string("x")
                    json.null()
                    json.boolean(true)
                    json.object { _ in }
                    json.array { _ in }
                }
                json.key("c")
                json.number(-0.5)
                json.boolean(false, key: "d")
                json.string(nil, key: "e")
                json.string("y", key: "f")
                json.object(key: "g") { json in json.number(2, key: "h") }
            }
        }
        #expect(written == #"{"b":1,"a":["x",null,true,{},[]],"c":-0.5,"d":false,"e":null,"f":"y","g":{"h":2}}"#)
    }

    @Test(
        arguments: [
            (0.0, "0"), (-0.0, "0"), (1, "1"), (-17, "-17"), (0.1, "0.1"), (1e21, "1e+21"), (1e15, "1000000000000000"), (.infinity, "null"),
            (.nan, "null"),
            (123456789, "123456789"), (3.4028234663852886e+38, "3.4028234663852886e+38"),
        ] as [(Double, String)])
    func numbersHaveNoTrailingZeros(_ value: Double, _ expected: String) {
        #expect(text { $0.number(value) } == expected)
    }

    @Test func stringsAreEscaped() {
        #expect(text { $0.string("a\"b\\c\n\t\r\u{1}ä🙂/") } == #""a\"b\\c\n\t\r\u0001ä🙂/""#)
        #expect(text { $0.string(String?.none) } == "null")
    }
}

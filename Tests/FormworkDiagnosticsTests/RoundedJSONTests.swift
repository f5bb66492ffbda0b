import FormworkDiagnostics
import Testing

@Suite("JSON inside a page")
struct RoundedJSONTests {
    private static func text(_ write: (inout JSONWriter) -> Void) -> String {
        var json = JSONWriter(escapesMarkup: true)
        write(&json)
        return String(decoding: json.bytes, as: UTF8.self)
    }

    @Test(
        "Numbers are rounded to hundredths, and are never infinite",
        arguments: [
            (0.0, "0"), (-0.001, "0"), (1.5, "1.5"), (12.345, "12.35"), (-3.1, "-3.1"), (0.07, "0.07"), (100, "100"), (.infinity, "0"),
            (.nan, "0"), (1e300, "10000000"), (-0.5, "-0.5"),
        ])
    func rounded(number: Double, text: String) {
        #expect(Self.text { $0.points(number) } == text)
    }

    @Test(
        "Factors have five digits",
        arguments: [
            (0.70710678, "0.70711"), (-1.0, "-1"), (0.000001, "0"), (.nan, "0"), (1e9, "1000000"),
        ])
    func factor(number: Double, text: String) { #expect(Self.text { $0.factor(number) } == text) }

    @Test("Texts are escaped for embedding in a page")
    func escaping() {
        #expect(Self.text { $0.string("a\"\\\n</x>\u{2028}\u{2029}\u{1}é") } == #""a\"\\\n\u003c/x>\u2028\u2029\u0001é""#)
    }

    @Test("Members and elements are parted by commas")
    func commas() {
        let text = Self.text { json in
            json.object { json in
                json.key("a")
                json.array([1, -2])
                json.key("b")
                json.array { json in
                    json.null()
                    json.boolean(true)
                    json.written(Array("{}".utf8))
                    json.string("x")
                }
            }
        }
        #expect(text == #"{"a":[1,-2],"b":[null,true,{},"x"]}"#)
    }
}

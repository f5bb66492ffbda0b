import FormworkRender
import Testing

@Suite struct CanvasTests {
    @Test(arguments: [
        (0.0, "0"), (1, "1"), (-0.001, "0"), (0.5, "0.5"), (12.345, "12.35"), (-3.1, "-3.1"), (1e6, "1000000"), (.infinity, "0"),
        (.nan, "0"),
        (0.07, "0.07"),
    ])
    func `Numbers have two digits behind the point, and none that say nothing`(number: Double, text: String) {
        var canvas = Canvas(.resolved(.light))
        canvas.number(number)
        #expect(String(decoding: canvas.take(), as: UTF8.self) == text)
    }

    @Test func `Text is text, whatever it holds`() {
        var canvas = Canvas(.resolved(.light))
        canvas.escaped("<script>&\"\u{1}\u{FFFE}é")
        #expect(String(decoding: canvas.take(), as: UTF8.self) == "&lt;script&gt;&amp;\"é")
        canvas.escaped("a\"b\nc", inAttribute: true)
        #expect(String(decoding: canvas.take(), as: UTF8.self) == "a&quot;b&#10;c")
    }
}

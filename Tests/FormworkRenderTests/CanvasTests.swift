import FormworkRender
import Testing
import FormworkModel

@Suite("Output of the canvas")
struct CanvasTests {
    @Test(
        "Numbers have two digits behind the point, and none that say nothing",
        arguments: [
            (0.0, "0"), (1, "1"), (-0.001, "0"), (0.5, "0.5"), (12.346, "12.35"), (-3.1, "-3.1"), (1e6, "1000000"), (.infinity, "0"),
            (.nan, "0"), (0.07, "0.07"),
        ])
    func number(number: Double, text: String) {
        var canvas = Canvas(.resolved(.light))
        canvas.number(number)
        #expect(String(decoding: canvas.take(), as: UTF8.self) == text)
    }

    @Test("Text is text, with any content")
    func escaping() {
        var canvas = Canvas(.resolved(.light))
        canvas.escaped("<script>&\"\u{1}\u{FFFE}é")
        #expect(String(decoding: canvas.take(), as: UTF8.self) == "&lt;script&gt;&amp;\"é")
        canvas.escaped("a\"b\nc", inAttribute: true)
        #expect(String(decoding: canvas.take(), as: UTF8.self) == "a&quot;b&#10;c")
    }

    @Test("A colour is the appearance's, or a property if the viewer chooses")
    func colors() {
        let paint = Paint(0x112233, 0xFFFFFF, alpha: 0.5, darkAlpha: 1)
        func written(_ writing: ColorWriting) -> String {
            var canvas = Canvas(writing)
            canvas.attribute("fill", paint)
            return String(decoding: canvas.take(), as: UTF8.self)
        }
        #expect(written(.resolved(.light)) == " fill=\"#123\" fill-opacity=\"0.5\"")
        #expect(written(.resolved(.dark)) == " fill=\"#fff\"")
        #expect(written(.adaptive) == " fill=\"var(--c0)\"")
    }
}

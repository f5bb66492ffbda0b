import FormworkLayout
import FormworkModel
import Testing

@testable import FormworkRender

@Suite("Output of the canvas")
struct CanvasTests {
    @Test("A text that is much narrower than in the viewer's font is drawn smaller, others at their size")
    func shrinking() {
        let canvas = Canvas(.resolved(.light), fitting: .letterSpacing(SystemTextMeasurer(platform: .iOS, toolsVersion: nil), family: nil))
        let font = FontDescription(size: 20)
        let natural = SystemTextMeasurer(platform: .iOS, toolsVersion: nil).width(
            of: "Ratings"[...], in: FontDescription(family: .named(postScriptName: "Helvetica", family: "Helvetica"), size: 20))
        func size(_ share: Double) -> Double {
            canvas.shrunk([TextSpan(text: "Ratings", font: font, width: 0, run: 0)], to: natural * share)[0].font.size
        }
        #expect(size(1.2) == 20 && size(0.95) == 20)
        #expect(size(0.8) < 18 && size(0.8) > 16 && size(0.3) == 15)
    }

    @Test("Large text of the system font has the letters for large text, in a viewer's fonts and in those that are measured")
    func optical() {
        func written(_ font: FontDescription, _ fitting: TextFitting = .textLength) -> String {
            var canvas = Canvas(.resolved(.light), fitting: fitting)
            canvas.font(font)
            return String(decoding: canvas.take(), as: UTF8.self)
        }
        #expect(written(FontDescription(size: 19)) == " font-size=\"19\"")
        #expect(written(FontDescription(size: 20)).contains("'SF Pro Display', 'Inter Display', Inter,"))
        #expect(!written(FontDescription(family: .named(postScriptName: "Lato", family: "Lato"), size: 30)).contains("Display"))
        let measurer = SystemTextMeasurer(platform: .iOS, toolsVersion: nil)
        let raster = TextFitting.letterSpacing(measurer, family: "Inter", display: "InterDisplay")
        #expect(written(FontDescription(size: 20), raster).contains("=\"'Inter Display', Inter, Helvetica"))
        #expect(!written(FontDescription(size: 19), raster).contains("Display"))
    }

    @Test(
        "Numbers have at most two decimals, without trailing zeros",
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
        let paint = Paint(0x112233, dark: 0xFFFFFF, alpha: 0.5, darkAlpha: 1)
        func written(_ writing: ColorWriting) -> String {
            var canvas = Canvas(writing)
            canvas.attribute("fill", paint: paint)
            return String(decoding: canvas.take(), as: UTF8.self)
        }
        #expect(written(.resolved(.light)) == " fill=\"#123\" fill-opacity=\"0.5\"")
        #expect(written(.resolved(.dark)) == " fill=\"#fff\"")
        #expect(written(.adaptive) == " fill=\"var(--c0)\"")
    }
}

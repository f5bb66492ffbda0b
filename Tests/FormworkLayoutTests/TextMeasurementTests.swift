import FormworkModel
import Testing

@testable import FormworkLayout

@Suite("Text measurement")
struct TextMeasurementTests {
    private let measurer = SystemTextMeasurer(platform: .iOS, toolsVersion: 17701)

    private func ceiled(_ text: String, _ font: FontDescription) -> Double {
        (measurer.width(of: text[...], in: font) * 2).rounded(.up) / 2
    }

    @Test(
        "The widths of San Francisco are those that Xcode recorded",
        arguments: [
            ("Active Users", 17.0, FontDescription.Weight.regular, 96.5), ("Beats per Minute", 17, .regular, 129.5),
            ("Max Firmware Image Size", 17, .regular, 193.5), ("Network Unavailable", 17, .semibold, 163.5),
            ("500", 17, .regular, 31.0), ("Device name", 17, .medium, 100.5), ("Supported Services", 15, .medium, 139),
            ("Pending for acceptance", 15, .medium, 166.5),
            ("Label", 17, .regular, 41.5), ("LDO", 42, .bold, 85.0), ("2018", 42, .bold, 102.0), ("$ 5.63", 48, .bold, 146.5),
        ])
    func systemWidths(text: String, size: Double, weight: FontDescription.Weight, recorded: Double) {
        #expect(abs(ceiled(text, FontDescription(size: size, weight: weight)) - recorded) <= 0.5)
    }

    @Test("Chinese titles are as wide as Xcode recorded", arguments: [("微信支付", 61.5), ("支付宝支付", 76.5)])
    func ideographs(text: String, recorded: Double) { #expect(ceiled(text, FontDescription(size: 15)) == recorded) }

    @Test("Korean titles are as wide as Xcode recorded", arguments: [("단모음", 42.0), ("특수문자", 55.5)])
    func syllables(text: String, recorded: Double) { #expect(ceiled(text, FontDescription(size: 16)) == recorded) }

    @Test(
        "A symbol with an emoji variation selector is as wide as an emoji, which on macOS is five points wider than the font size"
    )
    func pictures() {
        let font = FontDescription(size: 13)
        #expect(measurer.width(of: "❤\u{FE0F}", in: font) == measurer.width(of: "🐦", in: font))
        #expect(measurer.width(of: "❤", in: font) < measurer.width(of: "🐦", in: font))
        #expect(abs(SystemTextMeasurer(platform: .macOS, toolsVersion: 24765).width(of: "🐦", in: font) - 18) < 1e-9)
    }

    @Test("Helvetica Neue's widths are the foundry's and those that Xcode recorded")
    func helveticaNeue() {
        let font = FontDescription(family: .named(postScriptName: "HelveticaNeue", family: "Helvetica Neue"), size: 14)
        #expect(ceiled("0.00", font) == 27.5)
        #expect(ceiled("0.000100", font) == 58.5)
    }

    @Test("A missing font is measured as Helvetica Neue without leading, as in Interface Builder")
    func missingFont() {
        let font = FontDescription(family: .named(postScriptName: "OpenSans-Semibold", family: "Open Sans"), size: 18)
        #expect(ceiled("$150", font) == 40.5)
        #expect((measurer.lineMetrics(of: font).lineHeight * 2).rounded(.up) / 2 == 21)
    }

    /// Returns the width of ten equal letters in a version, in em.
    private func em(_ version: Int, _ size: Double, _ weight: FontDescription.Weight = .regular) -> Double {
        SystemTextMeasurer(platform: .iOS, toolsVersion: version).width(of: "nnnnnnnnnn", in: FontDescription(size: size, weight: weight))
            / size
    }

    @Test("Small sizes were tracked otherwise before iOS 14")
    func tracking() {
        for (size, difference) in [(17.0, 0.002), (19.0, -0.002), (12.0, 0.0), (8.0, 0.005)] {
            #expect(abs(em(16097, size) - em(17156, size) - 10 * difference) < 1e-9)
        }
    }

    @Test("The display cut of iOS 9 to 12 is wider, most in medium weights")
    func earlyDisplay() {
        #expect(em(14490, 28) > em(16097, 28))
        #expect(em(14490, 28, .medium) - em(16097, 28, .medium) > em(14490, 28) - em(16097, 28))
    }

    @Test("Pairs of letters are kerned by themselves, besides their classes")
    func pairs() {
        let font = FontDescription(size: 2048)
        func kerning(_ first: String, _ second: String) -> Double {
            let whole = measurer.width(of: (first + second)[...], in: font)
            return whole - measurer.width(of: first[...], in: font) - measurer.width(of: second[...], in: font)
        }
        for (first, second, units) in [("r", "t", 31.0), ("T", "a", -116 - 23), ("l", " ", -14), ("n", "x", 0)] {
            #expect(abs(kerning(first, second) - units) < 1e-6, "\(first)\(second)")
        }
    }

    @Test("Text styles of iOS 7 and 8 are Helvetica Neue without leading")
    func earlyStyles() throws {
        let early = SystemTextMeasurer(platform: .iOS, toolsVersion: 7706)
        let body = try #require(FontDescription.textStyle("UICTFontTextStyleBody"))
        #expect(early.lineMetrics(of: body).lineHeight.rounded(.up) == 20)
        #expect(early.lineMetrics(of: FontDescription(size: 17)).lineHeight.rounded(.up) == 21)
    }

    @Test(
        "Fonts of a project have their own line heights",
        arguments: [
            ("NotoSansCJKsc-Regular", 1.48), ("SourceHanSansCN-Bold", 1.448), ("HelveticaNeueLTStd-Md", 1.0), ("Gotham-Book", 1.0),
            ("FiraSans-Bold", 1.2),
        ])
    func namedLineHeights(name: String, height: Double) {
        let font = FontDescription(family: .named(postScriptName: name, family: ""), size: 10)
        #expect(abs(measurer.lineMetrics(of: font).lineHeight - 10 * height) < 1e-9)
    }

    @Test("Ideographs are a little wider than an em, accents add nothing, joined emoji count once")
    func otherScripts() {
        let font = FontDescription(size: 10)
        #expect(measurer.width(of: "漢字", in: font) == 20.4)
        #expect(measurer.width(of: "é", in: font) == measurer.width(of: "e", in: font))
        #expect(measurer.width(of: "👩‍👩‍👧", in: font) == measurer.width(of: "👩", in: font))
        #expect(measurer.width(of: "Привет", in: font) > measurer.width(of: "Hi", in: font))
    }

    @Test("The Mac that wrote a document determines the system font of macOS: Lucida Grande, a loose Helvetica Neue, San Francisco")
    func macSystems() {
        let font = FontDescription(size: 13)
        func width(_ text: Substring, _ system: Int?, toolsVersion: Int = 8000) -> Double {
            SystemTextMeasurer(platform: .macOS, toolsVersion: toolsVersion, systemVersion: system).width(of: text, in: font)
        }
        // Xcode records the width of a label as this width, rounded up, plus 4.
        #expect(width("Background Color:", 13) > 116 && width("Background Color:", 13) <= 117)
        #expect(width("Current transaction fee:", 14) > 145 && width("Current transaction fee:", 14) <= 146)
        let newest = SystemTextMeasurer(platform: .macOS, toolsVersion: nil).width(of: "Background Color:", in: font)
        #expect(width("Background Color:", 15) == newest)
        #expect(width("Background Color:", nil) == width("Background Color:", 14))
        #expect(width("Background Color:", nil, toolsVersion: 5056) == width("Background Color:", 13))
        #expect(width("Background Color:", nil, toolsVersion: 11762) == newest)
    }

    @Test("An underscore of the system font is wider than a letter")
    func underscore() {
        let font = FontDescription(size: 17)
        #expect(measurer.width(of: "_", in: font) > measurer.width(of: "n", in: font) - 0.5)
        #expect(abs(measurer.width(of: "a_b_c_d", in: font) - measurer.width(of: "abcd", in: font) - 27.98) < 1)
    }

    @Test("Line heights of the system font are Apple's on iOS and whole points on macOS")
    func lineHeights() {
        #expect(abs(measurer.lineMetrics(of: FontDescription(size: 17)).lineHeight - 20.287) < 0.001)
        let mac = SystemTextMeasurer(platform: .macOS, toolsVersion: 21000)
        #expect([9, 11, 13, 15, 18, 24].map { mac.lineMetrics(of: FontDescription(size: $0)).lineHeight } == [11, 14, 16, 19, 21, 28])
    }
}

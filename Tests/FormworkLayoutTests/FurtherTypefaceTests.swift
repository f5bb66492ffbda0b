import FormworkModel
import Testing

@testable import FormworkLayout

/// Fonts that documents name and that are unavailable: the replacements for measuring widths and heights.
@Suite("Typefaces by name")
struct FurtherTypefaceTests {
    private let measurer = SystemTextMeasurer(platform: .iOS, toolsVersion: 17701)

    private func font(_ name: String, _ size: Double) -> FontDescription {
        FontDescription(family: .named(postScriptName: name, family: ""), size: size)
    }

    private func width(_ text: Substring, _ name: String, _ size: Double = 1000) -> Double {
        measurer.width(of: text, in: font(name, size))
    }

    /// Rounded up to half points, as on a screen with two pixels in a point.
    private func height(_ name: String, _ size: Double) -> Double {
        (measurer.lineMetrics(of: font(name, size)).lineHeight * 2).rounded(.up) / 2
    }

    @Test("Nunito Sans, Trebuchet MS and Tahoma have the widths that Xcode recorded")
    func recorded() {
        #expect((width("New", "NunitoSans-Regular", 17) * 2).rounded(.up) / 2 == 36)
        #expect((width("On", "NunitoSans-Regular", 17) * 2).rounded(.up) / 2 == 23)
        #expect(height("NunitoSans-Regular", 17) == 23.5)
        #expect(height("NunitoSans-Bold", 16) == 22)
        // Kerning is not known.
        #expect(abs(width("BLOOD GLUCOSE MONITOR", "TrebuchetMS", 27) - 320) < 1)
        #expect(abs(width("PROXIMITY MONITOR", "TrebuchetMS", 27) - 248) < 1)
        let mac = SystemTextMeasurer(platform: .macOS, toolsVersion: 21701)
        #expect(mac.lineMetrics(of: font("Tahoma", 12)).lineHeight == 14)
        #expect(mac.lineMetrics(of: font("STHeitiSC-Light", 13)).lineHeight == 17)
    }

    @Test("A typeface with a known average has the scaled widths of its class")
    func averages() {
        #expect(abs(width("e", "Poppins-Regular") - 537.0 * 500 / 450) < 1e-9)
        #expect(abs(width("e", "Poppins-Bold") - 574.0 * 515 / 480) < 1e-9)
        #expect(abs(width("e", "Merriweather-Regular") - 444.0 * 496 / 406) < 1e-9)
        #expect(width("i", "RobotoMono-Regular") == width("W", "RobotoMono-Bold"))
        #expect(abs(measurer.lineMetrics(of: font("Poppins-Regular", 20)).lineHeight - 30) < 1e-9)
        #expect(NamedTypefaces.knowledge(of: "Poppins-Regular", family: "Poppins") == .similarFont)
    }

    @Test("Weights between regular and bold are interpolated, and lighter ones extrapolated")
    func weights() {
        let widths = ["Thin", "Light", "Regular", "Medium"].map { width("Headline", "Rubik-\($0)") }
        #expect(widths == widths.sorted() && Set(widths).count == widths.count)
        #expect(width("Headline", "Rubik-SemiBold") < width("Headline", "Rubik-Bold"))
        #expect(width("Headline", "Rubik-Bold") < width("Headline", "Rubik-Black"))
    }

    @Test("Every known family is sensible")
    func families() {
        for stem in ["Inter", "Raleway", "SourceSansPro", "PTSerif", "Lora", "EBGaramond", "SpaceMono", "Urbanist"] {
            for weight in FontDescription.Weight.allCases {
                guard let face = EstimatedTypefaces.face(stem, weight: weight) else {
                    Issue.record("there is no \(stem) \(weight)")
                    continue
                }
                #expect(face.advances.count == GlyphTable.count)
                #expect((0.9...1.7).contains(face.ascent + face.descent + face.leading), "\(stem)")
                #expect(face.advances.allSatisfy { (0.1...1.6).contains($0) }, "\(stem)")
            }
        }
        #expect(EstimatedTypefaces.face("Unheard", weight: .regular) == nil)
    }

    @Test("Every table has an advance for each character")
    func tables() {
        for table in NamedAdvances.allCases { #expect(table.units.count == GlyphTable.count, "\(table)") }
    }
}

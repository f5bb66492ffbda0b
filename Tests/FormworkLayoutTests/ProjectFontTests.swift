import FormworkImport
import FormworkModel
import FormworkTestSupport
import Testing

@testable import FormworkLayout

@Suite("Text in fonts that the project ships")
struct ProjectFontTests {
    private static let font = FontDescription(family: .named(postScriptName: "Sketch-Bold", family: "Sketch"), size: 20)

    private static func library(_ kerning: FontSketch.Kerning = .classes) throws -> FontLibrary {
        var sketch = FontSketch()
        sketch.kerning = kerning
        var library = FontLibrary()
        try library.add(sketch.bytes)
        return library
    }

    @Test("is measured by their files, with their pairs; other characters are as wide as in the system's font")
    func widths() throws {
        let measurer = SystemTextMeasurer(platform: .iOS, toolsVersion: nil, fonts: try Self.library())
        #expect(measurer.width(of: "AVo", in: Self.font) == 34.6)
        #expect(measurer.width(of: "A\u{AD}V", in: Self.font) == 24.6)
        let system = measurer.width(of: "ж", in: FontDescription(size: 20))
        #expect(abs(measurer.width(of: "AжV", in: Self.font) - 27 - system) < 1e-9)
        #expect(measurer.lineMetrics(of: Self.font) == FontDescription.LineMetrics(ascent: 16, descent: 4, lineHeight: 21.8))
        let mac = SystemTextMeasurer(platform: .macOS, toolsVersion: nil, fonts: try Self.library())
        #expect(mac.lineMetrics(of: Self.font) == FontDescription.LineMetrics(ascent: 16, descent: 4, lineHeight: 22))
        // Other fonts are unchanged.
        let plain = SystemTextMeasurer(platform: .iOS, toolsVersion: nil)
        let menlo = FontDescription(family: .named(postScriptName: "Menlo-Regular", family: "Menlo"), size: 20)
        #expect(measurer.width(of: "AVo", in: menlo) == plain.width(of: "AVo", in: menlo))
    }

    private static let document = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch">
        <customFonts key="customFonts"><array key="Sketch.ttf"><string>Sketch-Bold</string></array></customFonts>
        <objects><view id="R"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/><subviews>
        <label text="AVo" translatesAutoresizingMaskIntoConstraints="NO" id="L"><rect key="frame" x="0.0" y="0.0" width="99" height="99"/>
        <fontDescription key="fontDescription" name="Sketch-Bold" family="Sketch" pointSize="20"/></label>
        <label text="AVo" id="M"><fontDescription key="fontDescription" name="Menlo-Regular" family="Menlo" pointSize="20"/></label>
        <label text="AVo" id="O"><fontDescription key="fontDescription" name="Lato-Bold" family="Lato" pointSize="20"/></label>
        <label text="AVo" id="N"><fontDescription key="fontDescription" name="Unheard-Of" family="Unheard" pointSize="20"/></label>
        </subviews><constraints><constraint firstItem="L" firstAttribute="leading" secondItem="R" secondAttribute="leading" id="c1"/>
        <constraint firstItem="L" firstAttribute="top" secondItem="R" secondAttribute="top" id="c2"/></constraints></view></objects></document>
        """

    @Test("is measured with the file, and its explanation has the width's origin")
    func layout() throws {
        let document = try DocumentReader().read(Array(Self.document.utf8), file: "a.xib").document
        #expect(document.projectFontNames == ["Sketch-Bold", "Unheard-Of", "Lato-Bold"])
        let fonts = try Self.library()
        let solved = Solved(document) {
            $0.isBlind = true
            $0.fonts = fonts
        }
        #expect(solved["L"] == [0, 0, 35, 22])
        var options = LayoutOptions()
        (options.isBlind, options.fonts) = (true, fonts)
        func knowledge(_ id: String, _ options: LayoutOptions) -> DocumentLayout.FrameExplanation.Text.Knowledge? {
            guard let view = document.view(id: id), let parts = document.explainFrame(of: view, options)?.parts else { return nil }
            for case .content(_, let content) in parts.flatMap(\.sources) { if let text = content.text { return text.knowledge } }
            return nil
        }
        #expect(knowledge("L", options) == .fontFile)
        options.fonts = FontLibrary()
        #expect(knowledge("L", options) == .missingFont)
    }

    @Test("Weights without a table are marked as estimated")
    func estimates() {
        func knowledge(_ name: String, _ family: String) -> DocumentLayout.FrameExplanation.Text.Knowledge {
            NamedTypefaces.knowledge(of: name, family: family)
        }
        #expect(
            knowledge("HelveticaNeue-Light", "Helvetica Neue") == .table
                && knowledge("HelveticaNeue-Thin", "Helvetica Neue") == .similarFont)
        #expect(knowledge("AvenirNext-Regular", "Avenir Next") == .table && knowledge("AvenirNext-Heavy", "Avenir Next") == .similarFont)
        #expect(knowledge("Menlo-Bold", "Menlo") == .table && knowledge("Georgia", "Georgia") == .table)
        #expect(knowledge("Futura-Medium", "Futura") == .similarFont && knowledge("Poppins-Regular", "Poppins") == .similarFont)
        #expect(knowledge("Unheard-Of", "Unheard") == .missingFont && knowledge("OpenSans", "Open Sans") == .missingFont)
        let early = SystemTextMeasurer(platform: .macOS, toolsVersion: 5056)
        #expect(early.knowledge(of: "Label", in: FontDescription(size: 13)) == .similarFont)
        let later = SystemTextMeasurer(platform: .macOS, toolsVersion: 21701)
        #expect(later.knowledge(of: "Label", in: FontDescription(size: 13)) == .table)
    }
}

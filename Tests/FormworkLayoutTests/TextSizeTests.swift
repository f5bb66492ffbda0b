import FormworkImport
import FormworkModel
import Testing

@testable import FormworkLayout

@Suite("Text styles follow the user's text size")
struct TextSizeTests {
    @Test("in all categories they grow, or stay, from one to the next")
    func sizes() {
        for style in TextStyle.allCases {
            let fonts = ContentSizeCategory.allCases.map { style.font(at: $0) }
            for (smaller, larger) in zip(fonts, fonts.dropFirst()) {
                #expect(smaller.size <= larger.size && smaller.styleLineHeight <= larger.styleLineHeight, "\(style)")
            }
            #expect(fonts.allSatisfy { $0.styleLineHeight > $0.size && $0.styleLineHeight < 1.4 * $0.size }, "\(style)")
        }
        #expect(ContentSizeCategory.allCases.map { TextStyle.body.font(at: $0).size } == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
        #expect(TextStyle.headline.font(at: .accessibilityMedium).weight == .semibold)
        #expect(FontDescription(size: 17).at(.extraLarge) == FontDescription(size: 17))
    }

    private static func document(_ runtime: String = "iOS.CocoaTouch") throws -> InterfaceDocument {
        func view(_ name: String, _ id: String, _ y: Int, _ font: String, _ attributes: String = "") -> String {
            """
            <\(name) text="Aaaa" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)><rect key="frame" x="0.0" y="\(y)" width="39" height="20.5"/>
            <fontDescription key="fontDescription" \(font)/></\(name)>
            """
        }
        func pinned(_ id: String, _ y: Int) -> String {
            """
            <constraint firstItem="\(id)" firstAttribute="leading" secondItem="R" secondAttribute="leading" id="\(id)x"/>
            <constraint firstItem="\(id)" firstAttribute="top" secondItem="R" secondAttribute="top" constant="\(y)" id="\(id)y"/>
            """
        }
        let type = runtime == "AppleTV" ? "com.apple.InterfaceBuilder.AppleTV.XIB" : "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
        let xib = """
            <document type="\(type)" version="3.0" toolsVersion="17701" targetRuntime="\(runtime)">
            <objects><view id="R"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/><subviews>
            \(view("label", "S", 0, #"style="UICTFontTextStyleBody""#, #"adjustsFontForContentSizeCategory="YES""#))
            \(view("label", "F", 100, #"type="system" pointSize="17""#))
            </subviews><constraints>\(pinned("S", 0))\(pinned("F", 100))</constraints></view></objects></document>
            """
        return try DocumentReader().read(Array(xib.utf8), file: "a.xib").document
    }

    @Test("in a layout: their recorded sizes don't apply then, and those of other fonts do")
    func layout() throws {
        let document = try Self.document()
        func frames(_ size: ContentSizeCategory?) -> ([Double], [Double]) {
            let solved = Solved(document) { $0.textSize = size }
            return (solved["S"], solved["F"])
        }
        let recorded = [0, 0, 39, 20.5]
        #expect(frames(nil).0 == recorded && frames(.large).0 == recorded)
        #expect(frames(.extraSmall).0[3] == 17 && frames(.accessibilityExtraExtraExtraLarge).0[3] == 63.5)
        #expect(frames(.accessibilityLarge).0[2] > 70)
        for size in ContentSizeCategory.allCases { #expect(frames(size).1 == [0, 100, 39, 20.5], "\(size)") }
        #expect(Solved(document) { $0.textSize = .small }.misplaced.isEmpty)
    }

    @Test("but not on tvOS, where they have one size")
    func television() throws {
        let document = try Self.document("AppleTV")
        #expect(Solved(document) { $0.textSize = .accessibilityLarge }["S"] == Solved(document)["S"])
    }
}

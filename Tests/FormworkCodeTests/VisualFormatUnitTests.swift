import FormworkCode
import FormworkEngine
import FormworkImport
import FormworkModel
import Testing

@Suite struct VisualFormatUnitTests {
    private static func units(_ constraints: String) throws -> [VisualFormatUnit] {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
            <view id="r" userLabel="Page" translatesAutoresizingMaskIntoConstraints="NO"><subviews>
            <label id="t" text="Name" userLabel="Title" translatesAutoresizingMaskIntoConstraints="NO"/>
            <textField id="f" userLabel="Field" translatesAutoresizingMaskIntoConstraints="NO"/>
            </subviews><constraints>\(constraints)</constraints><viewLayoutGuide key="safeArea" id="g"/></view>
            </objects></document>
            """
        let document = try DocumentReader().read(Array(text.utf8), file: "Page.xib").document
        return VisualFormatUnit.units(of: document, source: "Page.xib")
    }

    @Test func constraintsBecomeChainsAndTheRestIsListed() throws {
        let units = try Self.units(
            """
            <constraint firstItem="t" firstAttribute="leading" secondItem="r" secondAttribute="leadingMargin" id="1"/>
            <constraint firstItem="f" firstAttribute="leading" secondItem="t" secondAttribute="trailing" constant="8" id="2"/>
            <constraint firstAttribute="trailing" secondItem="f" secondAttribute="trailing" constant="16" priority="750" id="3"/>
            <constraint firstItem="f" firstAttribute="width" relation="greaterThanOrEqual" secondItem="t" secondAttribute="width" id="4"/>
            <constraint firstItem="f" firstAttribute="height" constant="30" id="5"/>
            <constraint firstItem="t" firstAttribute="centerY" secondItem="f" secondAttribute="centerY" id="6"/>
            <constraint firstItem="f" firstAttribute="top" secondItem="g" secondAttribute="top" constant="4" id="7"/>
            <constraint firstItem="t" firstAttribute="width" secondItem="r" secondAttribute="width" multiplier="0.5" id="8"/>
            <constraint firstItem="t" firstAttribute="height" secondItem="f" secondAttribute="height" constant="-2" id="9"/>
            """)
        let unit = try #require(units.first)
        #expect(units.count == 1 && unit.formats == ["H:|-[title]-8-[field(>=title)]-(16@750)-|", "V:[field(30)]"], "\(unit)")
        #expect(unit.rest.compactMap(\.constraint.id).sorted() == ["6", "7", "8", "9"])
        #expect(unit.views.compactMap(\.view.id) == ["t", "f"])
        let lines = unit.text.split(separator: "\n").map(String.init)
        #expect(
            lines.contains("// Not in the visual format language:") && lines.contains { $0.hasPrefix("//   ") && $0.contains("safeArea") })
        // Each other line is a format with the same meaning.
        let engine = LayoutEngine()
        var views: [String: LayoutView] = [:]
        for (name, _) in unit.views { views[name] = engine.root.addSubview(name) }
        let made = try unit.formats.flatMap { try engine.constraints(visualFormat: $0, views: views) }
        #expect(
            made.map(\.description) == [
                "title.leading = root.layoutMargins.leading", "field.leading = title.trailing + 8",
                "root.trailing = field.trailing + 16 at 750", "field.width ≥ title.width", "field.height = 30",
            ])
    }

    @Test func aTitleCannotEndItsComment() throws {
        let document = try DocumentReader().read(
            Array(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
                <view id="r" userLabel="A&#10;V:|[x]|"><constraints><constraint firstAttribute="width" constant="9" id="1"/></constraints></view>
                </objects></document>
                """.utf8), file: "A.xib"
        ).document
        let unit = try #require(VisualFormatUnit.units(of: document, source: "A.xib").first)
        #expect(!unit.text.contains("\nV:|[x]|"))
    }
}

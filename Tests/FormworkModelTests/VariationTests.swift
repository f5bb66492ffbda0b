import FormworkModel
import Testing

@Suite struct VariationTests {
    @Test func variationsSayWhatIsDifferentUnderWhichTraits() throws {
        let document = try Reading.xib(
            """
            <view id="v"><subviews><label id="l"><fontDescription key="fontDescription" type="system" pointSize="17"/>
                <variation key="heightClass=regular-widthClass=regular" misplaced="YES"><rect key="frame" x="1" y="2" width="3" height="4"/>
                    <fontDescription key="fontDescription" type="system" pointSize="30"/></variation></label></subviews>
                <constraints><constraint firstItem="l" firstAttribute="width" constant="8" id="k"><variation key="heightClass=compact" constant="140"/></constraint></constraints>
                <variation key="default"><mask key="constraints"><exclude reference="k"/></mask></variation>
                <variation key="widthClass=compact"><mask key="constraints"><include reference="k"/></mask><mask key="subviews"/></variation></view>
            """)
        #expect(
            document.variations.map(\.key) == [
                "heightClass=regular-widthClass=regular", "heightClass=compact", "default", "widthClass=compact",
            ])
        let label = document.variations[0]
        #expect(label.traits == InterfaceDocument.Traits(widthClass: .regular, heightClass: .regular))
        #expect(label.owner.id == "l")
        #expect(label.attributes.map(\.name) == ["misplaced"])
        #expect(label.values.map(\.name) == ["rect", "fontDescription"])
        #expect(document.variations[1].attributes.map(\.value) == ["140"])
        #expect(document.variations[1].owner.asConstraint?.constant == 8)
        #expect(document.variations[2].isDefault)
        #expect(document.variations[2].masks.map(\.excluded) == [["k"]])
        #expect(document.variations[3].masks.map(\.key) == ["constraints", "subviews"])
        #expect(document.variations[3].masks[0].included == ["k"])
        #expect(document.element(id: "v")?.variations.count == 2)
        #expect(document.view(id: "l")?.frame == nil)
    }

    @Test func traitsMatchTheirEnvironments() {
        #expect(InterfaceDocument.Traits(key: "default").matches(widthClass: .compact, heightClass: .regular))
        #expect(InterfaceDocument.Traits(key: "widthClass=compact").matches(widthClass: .compact, heightClass: .regular))
        #expect(!InterfaceDocument.Traits(key: "widthClass=compact").matches(widthClass: .regular, heightClass: .regular))
        #expect(!InterfaceDocument.Traits(key: "heightClass=compact-novel=1").matches(widthClass: .compact, heightClass: .compact))
        #expect(InterfaceDocument.Traits(key: "novel=1").others == ["novel=1"])
    }

    @Test func resourcesAreListed() throws {
        let document = try Reading.document(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects/><resources>
            <image name="star" catalog="system" width="128" height="112"/><image name="own" width="10.5" height="20"/>
            <namedColor name="Brand"><color red="1" green="0" blue="0" alpha="1"/></namedColor>
            <systemColor name="labelColor"><color white="0.0" alpha="1"/></systemColor></resources></document>
            """)
        #expect(document.resources.map(\.name) == ["star", "own", "Brand", "labelColor"])
        #expect(document.resources[0].catalog == "system")
        #expect(document.resources[1].size == Size(width: 10.5, height: 20))
        #expect(document.resources[2].color?["red"] == "1")
        #expect(document.resources[3].kind == .systemColor)
    }
}

import FormworkCompile
import FormworkImport
import FormworkModel
import FormworkNib
import Testing

/// Separate objects for appearance (configurations of buttons and symbols, attributed texts, layouts), compiled and read back.
@Suite struct LooksComeBackTests {
    private static let frame = #"<rect key="frame" x="0.0" y="0.0" width="10" height="10"/>"#

    /// Returns the element of a view of a XIB after reading it back.
    private static func readBack(
        _ name: String, _ attributes: String = "", _ inside: String, xcode: Int = 12
    ) throws -> InterfaceDocument.Element {
        let text = CompiledSample.xib("<\(name) id=\"vie-wA-001\" \(attributes)>\(frame)\(inside)</\(name)>")
        var options = CompiledSample.options(xcode, 4)
        if xcode >= 12 { options.deploymentTarget = .init(13) }
        let bytes = try #require(try CompiledSample.compiled(text, options).bundle.members.first?.bytes)
        let document = try DocumentReader().read(bytes, file: "Sample.nib").document
        return try #require(document.views.first { $0.element.name == name }?.element)
    }

    @Test func aButtonsConfigurationComesBack() throws {
        let button = try Self.readBack(
            "button", #"buttonType="system""#,
            """
            <buttonConfiguration key="configuration" style="filled" image="trash" catalog="system" title="Remove" imagePadding="4" \
            imagePlacement="trailing" cornerStyle="capsule" buttonSize="large" titleAlignment="center" showsActivityIndicator="YES">
                <fontDescription key="titleFontDescription" type="boldSystem" pointSize="18"/>
                <attributedString key="attributedSubtitle"><fragment content="All "/><fragment content="of it"><attributes>
                <color key="NSColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></attributes>
                </fragment></attributedString>
                <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" weight="bold"/>
                <backgroundConfiguration key="background" cornerRadius="7"/>
                <color key="baseForegroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </buttonConfiguration>
            """)
        let back = try #require(button.child(key: "configuration"))
        #expect(back["style"] == "filled" && back["title"] == "Remove" && back["image"] == "trash")
        #expect(back["imagePadding"] == "4" && back["titlePadding"] == nil && back["imagePlacement"] == "trailing")
        #expect(back["cornerStyle"] == "capsule" && back["buttonSize"] == "large" && back["titleAlignment"] == "center")
        #expect(back["showsActivityIndicator"] == "YES" && back.child(key: "baseBackgroundColor") == nil)
        #expect(back.child(key: "titleFontDescription")?["type"] == "boldSystem" && back.child(key: "baseForegroundColor")?["red"] == "1")
        let parts = try #require(back.child(key: "attributedSubtitle")?.children)
        #expect(parts.map { $0["content"] } == ["All ", "of it"] && parts.map(\.children.isEmpty) == [true, false])
        #expect(back.child(key: "preferredSymbolConfigurationForImage")?["weight"] == "bold")
        let background = try #require(back.child(key: "background"))
        #expect(background["cornerRadius"] == "7" && background["strokeWidth"] == nil && background.children.isEmpty)
    }

    @Test func aConfigurationThatSaysNothingOfItsBackgroundComesBackWithoutOne() throws {
        let button = try Self.readBack("button", "", #"<buttonConfiguration key="configuration" style="plain" title="A"/>"#)
        let back = try #require(button.child(key: "configuration"))
        #expect(back["style"] == "plain" && back.child(key: "background") == nil && back["cornerStyle"] == nil)
    }

    @Test func symbolsComeBackWithTheirScaleAndWeight() throws {
        let view = try Self.readBack(
            "imageView", "",
            """
            <imageReference key="image" image="xmark" catalog="system" symbolScale="medium" renderingMode="template"/>
            <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="17" scale="default" \
            weight="semibold"/>
            """)
        let image = try #require(view.child(key: "image"))
        #expect(image.name == "imageReference" && image["image"] == "xmark" && image["catalog"] == "system")
        #expect(image["symbolScale"] == "medium" && image["renderingMode"] == "template")
        let symbol = try #require(view.child(key: "preferredSymbolConfiguration"))
        #expect(symbol["pointSize"] == "17" && symbol["scale"] == "default" && symbol["weight"] == "semibold")
    }

    @Test func textsInPartsComeBackInParts() throws {
        let label = try Self.readBack(
            "label", "",
            """
            <attributedString key="attributedText"><fragment content="Größe "><attributes>
            <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="truncatingTail" lineSpacing="3"/>
            <real key="NSKern" value="1.5"/></attributes></fragment><fragment content="🌳!"><attributes>
            <integer key="NSUnderline" value="2"/></attributes></fragment></attributedString>
            """)
        let parts = try #require(label.child(key: "attributedText")?.children)
        #expect(parts.map { $0["content"] } == ["Größe ", "🌳!"])
        let looks = try parts.map { try #require($0.children.first { $0.name == "attributes" }) }
        let paragraph = try #require(looks[0].child(key: "NSParagraphStyle"))
        #expect(paragraph["alignment"] == "center" && paragraph["lineBreakMode"] == "truncatingTail" && paragraph["lineSpacing"] == "3")
        #expect(looks[0].child(key: "NSKern")?["value"] == "1.5" && looks[1].child(key: "NSUnderline")?["value"] == "2")
    }

    @Test func aLayoutSaysItsUsualMeasures() throws {
        let view = try Self.readBack(
            "collectionView", "",
            """
            <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="10" id="flo-wL-001">
            <size key="itemSize" width="50" height="60"/></collectionViewFlowLayout>
            """)
        let layout = try #require(view.child(key: "collectionViewLayout"))
        #expect(layout.child(key: "itemSize")?["height"] == "60")
        #expect(layout.child(key: "headerReferenceSize")?["width"].flatMap(Double.init) == 0)
        #expect(layout.child(key: "sectionInset")?["maxX"].flatMap(Double.init) == 0)
    }

    @Test(arguments: [10, 12]) func textsOfNoColourSayNone(xcode: Int) throws {
        let label = try Self.readBack("label", #"text="A""#, #"<nil key="textColor"/>"#, xcode: xcode)
        #expect(label.child(key: "textColor")?.name == "nil")
        let red = #"<color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
        #expect(try Self.readBack("label", #"text="A""#, red, xcode: xcode).child(key: "textColor")?["red"] == "1")
        #expect(try Self.readBack("textField", "", "", xcode: xcode).child(key: "textColor")?.name == "nil")
        #expect(try Self.readBack("textField", "", red, xcode: xcode).child(key: "textColor")?["red"] == "1")
    }

    @Test func blackIsNotTheColourOfTheSurroundings() throws {
        let black = #"<color key="textColor" red="0.0" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
        #expect(try Self.readBack("label", #"text="A""#, black).child(key: "textColor")?["red"] == "0")
        #expect(try Self.readBack("label", #"text="A""#, "").child(key: "textColor")?["systemColor"] == "labelColor")
    }

    @Test func componentsComeBackAsTheyAre() throws {
        // The first cannot be represented as a `Float`, the second can.
        let color = """
            <color key="textColor" red="0.40000000000000002" green="0.3333333432674408" blue="1" alpha="0.59999999999999998" \
            colorSpace="custom" customColorSpace="sRGB"/>
            """
        let back = try #require(Self.readBack("label", #"text="A""#, color).child(key: "textColor"))
        #expect(["red", "green", "alpha"].map { back[$0].flatMap(Double.init) } == [0.4, 0.3333333432674408, 0.6])
    }

    @Test func theContentViewOfACollectionsCellComesBack() throws {
        let content = """
            <collectionViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" \
            id="con-te-001"><rect key="frame" x="0.0" y="0.0" width="50" height="50"/></collectionViewCellContentView>
            """
        let back = try Self.readBack("collectionViewCell", "", content)
        let view = try #require(back.child(key: "contentView"))
        #expect(view.name == "collectionViewCellContentView" && view["translatesAutoresizingMaskIntoConstraints"] == nil)
        #expect(view["clipsSubviews"] == "YES" && view["contentMode"] == "center")
    }

    @Test func anUnusedGuideIsThatOfItsView() throws {
        let inner = """
            <subviews><view contentMode="scaleToFill" id="inn-er-001">\(Self.frame)<viewLayoutGuide key="safeArea" id="saf-ei-001"/>
            <subviews><view contentMode="scaleToFill" id="lea-fv-001">\(Self.frame)</view></subviews></view></subviews>
            """
        let back = try Self.readBack("view", #"contentMode="scaleToFill""#, inner)
        let view = try #require(back.children.first { $0.name == "subviews" }?.children.first)
        #expect(view.children.contains { $0.name == "viewLayoutGuide" } && !back.children.contains { $0.name == "viewLayoutGuide" })
    }
}

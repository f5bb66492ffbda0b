import FormworkCompile
import FormworkImport
import FormworkModel
import FormworkNib
import Testing

/// Looks that are objects of their own - configurations of buttons and symbols, texts in parts, layouts -, compiled and read back.
@Suite struct LooksComeBackTests {
    private static let frame = #"<rect key="frame" x="0.0" y="0.0" width="10" height="10"/>"#

    /// The element of a view of a XIB, as it comes back.
    private static func readBack(
        _ name: String, _ attributes: String = "", _ inside: String, xcode: Int = 12
    ) throws -> InterfaceDocument.Element {
        let text = CompiledSample.xib("<\(name) id=\"vie-wA-001\" \(attributes)>\(frame)\(inside)</\(name)>")
        let bytes = try #require(try CompiledSample.compiled(text, CompiledSample.options(xcode, 4)).bundle.members.first?.bytes)
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
        let label = try Self.readBack("label", #"text="A""#, "", xcode: xcode)
        #expect(label.child(key: "textColor")?.name == "nil")
        let red = #"<color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
        #expect(try Self.readBack("label", #"text="A""#, red, xcode: xcode).child(key: "textColor")?["red"] == "1")
        #expect(try Self.readBack("textField", "", "", xcode: xcode).child(key: "textColor")?.name == "nil")
        #expect(try Self.readBack("textField", "", red, xcode: xcode).child(key: "textColor")?["red"] == "1")
    }
}

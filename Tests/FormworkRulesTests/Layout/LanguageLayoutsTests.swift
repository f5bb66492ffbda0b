import FormworkDiagnostics
import FormworkImport
import FormworkLayout
import FormworkModel
import FormworkRules
import Testing

@Suite("Layouts in other languages")
struct LanguageLayoutsTests {
    /// Returns a document with a label and a button in a row of 320 points: the label gets 150 of them, the button its intrinsic width.
    private static func document() throws -> InterfaceDocument {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch">
            <device id="retina4_0" orientation="portrait" appearance="light"/>
            <objects>
            <view id="R"><rect key="frame" x="0" y="0" width="320" height="568"/>
            <subviews>
            <label text="Remember" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="L">
            <rect key="frame" x="20" y="20" width="150" height="21"/>
            <constraints><constraint firstAttribute="width" constant="150" id="Lw"/><constraint firstAttribute="height" constant="21" id="Lh"/></constraints>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
            </label>
            <label text="Name" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="N">
            <rect key="frame" x="20" y="60" width="45.5" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
            </label>
            </subviews>
            <constraints>
            <constraint firstItem="L" firstAttribute="leading" secondItem="R" secondAttribute="leading" constant="20" id="Lx"/>
            <constraint firstItem="L" firstAttribute="top" secondItem="R" secondAttribute="top" constant="20" id="Ly"/>
            <constraint firstItem="N" firstAttribute="leading" secondItem="R" secondAttribute="leading" constant="200" id="Nx"/>
            <constraint firstItem="N" firstAttribute="top" secondItem="R" secondAttribute="top" constant="60" id="Ny"/>
            </constraints>
            </view>
            </objects>
            </document>
            """
        return try DocumentReader().read(Array(text.utf8), file: "Main.xib").document
    }

    private static func language(
        _ name: String, _ texts: [String: String], _ direction: LayoutOptions.Direction = .leftToRight
    ) throws -> TranslatedDocument {
        let (document, changed) = try document().settingTexts(texts)
        return TranslatedDocument(language: name, document: document, changed: Set(changed.map(\.index)), direction: direction)
    }

    @Test("A text that no longer fits is found, and unchanged ones are not")
    func cutText() throws {
        let same = try Self.language("en", ["L.text": "Remember"])
        let long = try Self.language("de", ["L.text": "Auf diesem Gerät angemeldet bleiben"])
        let short = try Self.language("fr", ["L.text": "Retenir"])
        let found = LanguageLayouts().findings(in: try Self.document(), [same, long, short], file: "Main.xib")
        #expect(found.map(\.rule) == ["clipped-text"], "\(found)")
        #expect(found.first?.message.hasPrefix("in 'de' the text of 'Auf diesem Gerät angemeldet ble") == true, "\(found)")
        #expect(found.first?.location == .init(file: "Main.xib", line: 7, column: 1, element: "L"))
    }

    @Test("A view that is pushed out is found, and is reported once for several languages and screens")
    func pushedOut() throws {
        let long = ["N.text": "A name that is as long as the screen is wide"]
        var layouts = LanguageLayouts()
        let device = try #require(Device(named: "retina4_0"))
        var options = LayoutOptions()
        options.device = device
        layouts.screens = [ValidationScreen(name: "small", options: options)]
        let languages = try [Self.language("de", long), Self.language("nl", long)]
        let found = layouts.findings(in: try Self.document(), languages, file: "Main.xib")
        #expect(found.map(\.rule) == ["pushed-out-view"], "\(found)")
        #expect(found.first?.notes.last == "found in 'de' on small, 'nl' on small")
    }

    @Test("A view that is pushed over another one is found")
    func pushedOver() throws {
        let text = String(decoding: try Self.document().text(), as: UTF8.self)
            .replacing(
                "secondAttribute=\"leading\" constant=\"200\" id=\"Nx\"", with: "secondAttribute=\"leading\" constant=\"10\" id=\"Nx\""
            )
            .replacing("secondAttribute=\"top\" constant=\"20\" id=\"Ly\"", with: "secondAttribute=\"top\" constant=\"60\" id=\"Ly\"")
            .replacing(
                "secondAttribute=\"leading\" constant=\"20\" id=\"Lx\"", with: "secondAttribute=\"leading\" constant=\"100\" id=\"Lx\"")
        let document = try DocumentReader().read(Array(text.utf8), file: "Main.xib").document
        let (translated, changed) = document.settingTexts(["N.text": "A longer name"])
        let language = TranslatedDocument(
            language: "de", document: translated, changed: Set(changed.map(\.index)), direction: .leftToRight)
        let found = LanguageLayouts().findings(in: document, [language], file: "Main.xib")
        #expect(found.map(\.rule) == ["pushed-over-view"], "\(found)")
        #expect(found.first?.message == "in 'de' 'A longer name' overlaps 'Remember'")
    }

    @Test("A view that doesn't turn with the direction of writing is found")
    func rightToLeft() throws {
        let turned = try Self.language("rtl", [:], .rightToLeft)
        #expect(LanguageLayouts().findings(in: try Self.document(), [turned], file: "Main.xib").isEmpty)
    }
}

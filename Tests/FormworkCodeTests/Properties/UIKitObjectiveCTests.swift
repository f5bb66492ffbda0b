import FormworkCode
import Testing

@Suite("UIKit's items and texts in Objective-C")
struct UIKitObjectiveCTests {
    private static func code(_ objects: String) throws -> (code: String, notes: [String]) {
        let files = try CodeChecker.files(FormDocuments.xib(objects), .uikitObjC)
        #expect(try CodeChecker.syntaxErrors(in: files, .uikitObjC) == "")
        return (files.map(\.text).joined(), files.flatMap(\.notConverted).map(\.text))
    }

    @Test("Bar items are created, call the owner, and outlets refer to them")
    func items() throws {
        let (code, notes) = try Self.code(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"><connections>
            <outlet property="saveItem" destination="i2" id="o1"/></connections></placeholder>
            <view id="v"><subviews><toolbar id="t"><items><barButtonItem systemItem="flexibleSpace" id="i1"/>
            <barButtonItem title="Save" style="done" enabled="NO" id="i2"><color key="tintColor" systemColor="systemRedColor"/><connections>
            <action selector="save:" destination="-1" id="a1"/></connections></barButtonItem></items></toolbar>
            <navigationBar id="n"><items><navigationItem title="Top" id="i3"><barButtonItem key="leftBarButtonItem" image="back" id="i4"/>
            </navigationItem></items></navigationBar></subviews></view>
            """)
        #expect(code.contains("_toolbar.items = @[\n"))
        #expect(code.contains("initWithBarButtonSystemItem:UIBarButtonSystemItemFlexibleSpace target:nil action:nil],"))
        #expect(code.contains("[[UIBarButtonItem alloc] initWithTitle:@\"Save\" style:UIBarButtonItemStyleDone target:nil action:nil],"))
        #expect(code.contains("_toolbar.items[1].enabled = NO;") && code.contains("_toolbar.items[1].tintColor = UIColor.systemRedColor;"))
        #expect(code.contains("_toolbar.items[1].target = _owner;"))
        #expect(code.contains("_toolbar.items[1].action = NSSelectorFromString(@\"save:\");"))
        #expect(code.contains("- (id)saveItem {\n    return _toolbar.items[1];"))
        #expect(code.contains("[[UINavigationItem alloc] initWithTitle:@\"Top\"],"))
        #expect(code.contains("_navigationBar.items[0].leftBarButtonItem = [[UIBarButtonItem alloc] initWithImage:"))
        #expect(notes.isEmpty, "\(notes)")
    }

    @Test("Attributed texts have their fonts, colors and paragraphs")
    func texts() throws {
        let (code, notes) = try Self.code(
            """
            <label id="l"><attributedString key="attributedText"><fragment content="One"><attributes>
            <fontDescription key="NSFont" type="boldSystem" pointSize="17"/><color key="NSColor" systemColor="labelColor"/>
            <paragraphStyle key="NSParagraphStyle" alignment="right" lineBreakMode="wordWrapping"/></attributes></fragment>
            <fragment content=" two"/></attributedString></label>
            """)
        #expect(code.contains(".attributedText = ({\n") && code.contains("NSFontAttributeName: [UIFont boldSystemFontOfSize:17],"))
        #expect(code.contains("NSForegroundColorAttributeName: UIColor.labelColor,"))
        #expect(code.contains("style.alignment = NSTextAlignmentRight;"))
        #expect(code.contains("[text appendAttributedString:[[NSAttributedString alloc] initWithString:@\" two\"]];"))
        #expect(notes.isEmpty, "\(notes)")
    }
}

import FormworkCode
import Testing

@Suite("Code as a person adopts it")
struct AdoptedCodeTests {
    private static func notes(_ files: [GeneratedFile]) -> [String] { files.flatMap(\.notConverted).map(\.text) }

    @Test("A cell of macOS has its text field, its image and the next key view in the expected outlets")
    func tableCellView() throws {
        let text = FormDocuments.xib(
            """
            <tableCellView identifier="name" id="c"><subviews><textField id="t"><textFieldCell key="cell" title="Name" id="tc"/></textField>
            <imageView id="i"/><textField id="u"/></subviews><connections><outlet property="textField" destination="t" id="o1"/>
            <outlet property="imageView" destination="i" id="o2"/><outlet property="nextKeyView" destination="u" id="o3"/></connections>
            </tableCellView>
            """, isMac: true)
        let files = try CodeChecker.files(text, .appkit, form: nil)
        let code = try #require(files.first).text
        #expect(code.contains(" textField = nameLabel") && code.contains(" imageView = nameImageView"))
        #expect(code.contains(" nextKeyView = textField2"))
        #expect(!Self.notes(files).contains { $0.contains("outlet") })
        #expect(try CodeChecker.syntaxErrors(in: files, .appkit) == "")
    }

    @Test("An action of a control's cell is the control's, and no connection is noted twice")
    func cells() throws {
        let text = FormDocuments.xib(
            """
            <customObject id="-2" customClass="Owner"/>
            <customView id="v"><subviews><button id="b"><buttonCell key="cell" type="push" title="Turn" id="bc"><connections>
            <action selector="turn:" target="-2" id="a"/><binding destination="-2" name="title" keyPath="self.name" id="d"/></connections>
            </buttonCell></button></subviews></customView>
            """, isMac: true)
        let files = try CodeChecker.files(text, .appkit, form: nil)
        #expect(files[0].text.contains("turnButton.action = Selector((\"turn:\"))"))
        #expect(files[0].text.contains("turnButton.cell?.bind(.title, to: owner, withKeyPath: \"self.name\")"))
        #expect(Self.notes(files) == [])
    }

    @Test("A storyboard's first responder is not created; the application's objects are created at its start")
    func application() throws {
        let text = FormDocuments.storyboard(
            """
            <scene sceneID="s"><objects><application id="app"><menu key="mainMenu" title="Main" systemMenu="main" id="m"><items>
            <menuItem title="Quit" id="q"><connections><action selector="terminate:" target="f" id="a"/></connections></menuItem></items></menu>
            </application><customObject id="d" customClass="AppDelegate"/>
            <customObject id="f" userLabel="First Responder" customClass="NSResponder" sceneMemberID="firstResponder"/></objects></scene>
            """, isMac: true)
        let files = try CodeChecker.files(text, .appkit, form: nil)
        let code = files.map(\.text).joined()
        #expect(code.contains("#selector(NSApplication.terminate(_:))") && !code.contains("firstResponder"))
        #expect(Self.notes(files) == ["customObject 'd': the whole AppDelegate: it isn't a view: create it where the application starts"])
    }

    @Test("A storyboard reference of a segue isn't reported as omitted; a recognizer without a view is")
    func reference() throws {
        let text = FormDocuments.storyboard(
            """
            <scene sceneID="s"><objects><viewController storyboardIdentifier="First" id="c" customClass="First">
            <view key="view" id="v"><subviews><button id="b"><connections>
            <segue destination="p" kind="show" identifier="next" id="g"/></connections></button></subviews></view></viewController>
            <tapGestureRecognizer id="t"/></objects></scene>
            <scene sceneID="r"><objects><viewControllerPlaceholder storyboardName="Other" id="p"/>
            <viewControllerPlaceholder storyboardName="Lone" id="l"/></objects></scene>
            """)
        let files = try CodeChecker.files(text, .uikit, form: nil)
        #expect(files[0].text.contains("UIStoryboard(name: \"Other\""))
        let notes = Self.notes(files)
        #expect(!notes.contains { $0.contains("'p'") } && notes.contains { $0.contains("'l'") })
        #expect(
            notes.contains { $0.contains("'storyboardIdentifier' of viewController: create its class instead of instantiating 'First'") })
        #expect(notes.contains { $0.contains("no view in the document uses it: call addGestureRecognizer(_:) on a view") })
    }

    @Test("A cell has no frame that its table determines, and no section has a heading without content")
    func frames() throws {
        func cell(_ inside: String, _ style: String = "") throws -> String {
            let text = FormDocuments.xib(
                """
                <tableViewCell \(style) id="c"><rect key="frame" x="0" y="40" width="320" height="44"/>
                <tableViewCellContentView key="contentView" id="k">\(inside)</tableViewCellContentView></tableViewCell>
                """)
            return try #require(CodeChecker.files(text, .uikit, form: nil).first).text
        }
        let empty = try cell("")
        #expect(!empty.contains("{\n\n"))
        #expect(!empty.contains("MARK") && !empty.contains("frame ="))
        // The cell places the labels of a standard style.
        let label = "<label text=\"A\" id=\"l\"><rect key=\"frame\" x=\"8\" y=\"8\" width=\"40\" height=\"20\"/></label>"
        let standard = try cell("<subviews>\(label)</subviews>", "textLabel=\"l\"")
        #expect(standard.contains("{ textLabel! }") && !standard.contains("frame ="))
        let placed = try cell("<subviews>\(label)</subviews>")
        #expect(placed.contains(" frame = CGRect(x: 0, y: 40, width: 320, height: 44)") && placed.contains("let given = frame"))
        #expect(placed.contains("// Views without constraints are placed in the document's frame"))
    }

    @Test("A view that constraints fill takes the document's frame if it has none")
    func frameOfView() throws {
        let text = FormDocuments.xib("<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"44\"/></view>")
        let code = try #require(CodeChecker.files(text, .uikit, form: nil).first).text
        #expect(code.contains("        if frame.size == .zero { frame = CGRect(x: 0, y: 0, width: 320, height: 44) }\n"))
    }

    @Test("A toolbar without items has no delegate methods; a switch has its own name")
    func small() throws {
        let window = FormDocuments.xib(
            """
            <window id="w"><rect key="contentRect" x="0" y="0" width="300" height="200"/><view key="contentView" id="v"/>
            <toolbar key="toolbar" implicitIdentifier="T" id="t"/></window>
            """, isMac: true)
        let code = try CodeChecker.files(window, .appkit, form: nil).map(\.text).joined()
        #expect(code.contains("window.toolbar = toolbar") && !code.contains("toolbar.delegate") && !code.contains("NSToolbarDelegate"))
        let toggle = FormDocuments.xib("<view id=\"v\"><subviews><switch id=\"s\"/></subviews></view>")
        #expect(try CodeChecker.files(toggle, .uikit, form: nil)[0].text.contains("let toggle = UISwitch()"))
    }

    @Test("Objective-C has no empty method and no function without a caller")
    func objectiveC() throws {
        let empty = FormDocuments.xib("<view id=\"v\"/>")
        let file = try #require(CodeChecker.files(empty, .uikitObjC).first { $0.name.hasSuffix(".m") })
        for word in ["addConstraints", "addActions", "LayoutConstraint(", "@implementation TestLayout {"] {
            #expect(!file.text.contains(word))
        }
        let full = FormDocuments.xib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <view id="v"><subviews><button id="b"><connections><action selector="go:" destination="-1" eventType="touchUpInside" id="a"/>
            </connections></button></subviews><constraints><constraint firstItem="b" firstAttribute="top" secondItem="v"
            secondAttribute="top" priority="750" id="c"/></constraints></view>
            """)
        let files = try CodeChecker.files(full, .uikitObjC)
        let code = try #require(files.first { $0.name.hasSuffix(".m") }).text
        for word in ["[self addConstraints];", "[self addActions];", "static NSLayoutConstraint *LayoutConstraint("] {
            #expect(code.contains(word))
        }
        #expect(try CodeChecker.syntaxErrors(in: files, .uikitObjC) == "")
    }
}

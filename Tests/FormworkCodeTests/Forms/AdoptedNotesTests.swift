import FormworkCode
import Testing

@Suite("Comments of generated code and its notes")
struct AdoptedNotesTests {
    private static func notes(_ files: [GeneratedFile]) -> [String] { files.flatMap(\.notConverted).map(\.text) }

    @Test("A note about a part without an id names its owner")
    func owners() throws {
        let text = FormDocuments.xib(
            """
            <view id="v"><subviews><label text="One" id="l"><accessibility key="accessibilityConfiguration" oddity="1"/></label></subviews></view>
            """)
        let notes = Self.notes(try CodeChecker.files(text, .uikit, form: nil))
        #expect(
            notes.contains { $0.hasPrefix("label 'l': attribute 'oddity' of accessibility 'accessibilityConfiguration': ") }, "\(notes)")
    }

    @Test("Key views and the window of a window controller are in the code, and have no note")
    func keyViews() throws {
        let text = FormDocuments.xib(
            """
            <customObject id="-2" customClass="LoginController"><connections><outlet property="window" destination="w" id="o0"/>
            <outlet property="nameField" destination="a" id="o1"/><outlet property="codeField" destination="b" id="o2"/></connections></customObject>
            <window title="Login" id="w"><rect key="contentRect" x="0" y="0" width="300" height="200"/><view key="contentView" id="v"><subviews>
            <textField id="a"><connections><outlet property="nextKeyView" destination="b" id="o3"/></connections></textField>
            <textField id="b"/></subviews></view></window>
            """, isMac: true)
        let files = try CodeChecker.files(text, .appkit, form: nil)
        #expect(files[0].text.contains("nameField.nextKeyView = codeField"))
        #expect(!Self.notes(files).contains { $0.contains("outlet") }, "\(Self.notes(files))")
    }

    @Test("Object notes that people wrote are comments of the properties")
    func userComments() throws {
        let text = FormDocuments.xib(
            """
            <view id="v"><subviews><label text="One" id="l"><attributedString key="userComments"><fragment>
            <string key="content">Keep it short.
            Twelve letters */ let bad = 1</string></fragment></attributedString></label></subviews></view>
            """)
        let files = try CodeChecker.files(text, .uikit, form: nil)
        #expect(files[0].text.contains("/// Keep it short. ⏎ Twelve letters * / let bad = 1\n"), "\(files[0].text)")
        #expect(Self.notes(files).isEmpty)
        #expect(try CodeChecker.syntaxErrors(in: files, .uikit) == "")
    }

    @Test("Runtime attributes with a property of every view set it; a controller's are set by their key paths")
    func runtimeAttributes() throws {
        let attributes = """
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="name"/>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="4"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="string" keyPath="mood" value="glad"/></userDefinedRuntimeAttributes>
            """
        let text = FormDocuments.storyboard(
            """
            <scene sceneID="s"><objects><viewController id="c"><view key="view" id="v"><subviews><label text="One" id="l">\(attributes)</label>
            </subviews></view>\(attributes)</viewController></objects></scene>
            """)
        let code = try #require(CodeChecker.files(text, .uikit, form: nil).first).text
        #expect(code.contains("oneLabel.accessibilityIdentifier = \"name\"") && code.contains("oneLabel.layer.cornerRadius = 4"))
        #expect(code.contains("oneLabel.setValue(\"glad\", forKeyPath: \"mood\")"))
        #expect(code.contains("setValue(\"name\", forKeyPath: \"accessibilityIdentifier\")"))
    }

    @Test("Runtime attributes of a container's bar are set too")
    func barAttributes() throws {
        let text = FormDocuments.storyboard(
            """
            <scene sceneID="s"><objects><navigationController id="n"><navigationBar key="navigationBar" id="b"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/></userDefinedRuntimeAttributes>
            </navigationBar><connections><segue destination="c" kind="relationship" relationship="rootViewController" id="r"/></connections>
            </navigationController></objects></scene>
            <scene sceneID="t"><objects><viewController id="c"><view key="view" id="v"/></viewController></objects></scene>
            """)
        let code = try CodeChecker.files(text, .uikit, form: nil).map(\.text).joined()
        #expect(code.contains("navigationBar.layer.masksToBounds = true"), "\(code)")
    }

    @Test("No class is called as one of Apple's")
    func appleNames() throws {
        let text = FormDocuments.storyboard(
            #"<scene sceneID="s"><objects><viewController title="UIViewController" id="c"><view key="view" id="v"/></viewController></objects></scene>"#
        )
        let file = try #require(CodeChecker.files(text, .uikit, form: nil).first)
        #expect(file.text.contains("class UIViewController2: UIViewController {"))
    }

    @Test("Allowed input languages are written in Swift and in Objective-C")
    func inputSources() throws {
        let text = FormDocuments.xib(
            """
            <customView id="v"><subviews><secureTextField id="f"><secureTextFieldCell key="cell" id="fc"><allowedInputSourceLocales>
            <string>NSAllRomanInputSourcesLocaleIdentifier</string><string>de"</string></allowedInputSourceLocales></secureTextFieldCell>
            </secureTextField></subviews></customView>
            """, isMac: true)
        let swift = try CodeChecker.files(text, .appkit, form: nil)
        let list = #"NSAllRomanInputSourcesLocaleIdentifier, "de\"""#
        #expect(
            swift[0].text.contains("(secureTextField.cell as? NSTextFieldCell)?.allowedInputSourceLocales = [\(list)]"), "\(swift[0].text)")
        let objectiveC = try CodeChecker.files(text, .appkitObjC, form: nil).map(\.text).joined()
        #expect(
            objectiveC.contains(#".allowedInputSourceLocales = @[ NSAllRomanInputSourcesLocaleIdentifier, @"de\"" ];"#), "\(objectiveC)")
        #expect(Self.notes(swift).isEmpty)
    }

    @Test("A table's controller is its delegate by default, for any base class")
    func tableController() throws {
        let text = FormDocuments.storyboard(
            """
            <scene sceneID="s"><objects><tableViewController id="c" customClass="Settings" customModule="Kit"><tableView key="view" id="v">
            <connections><outlet property="dataSource" destination="c" id="o1"/></connections></tableView></tableViewController></objects></scene>
            """)
        let code = try #require(CodeChecker.files(text, .uikit, form: nil).first).text
        #expect(code.contains("import Kit") && code.contains("rootView.dataSource = self\n"), "\(code)")
    }

    @Test("A selector that UIKit doesn't have is noted, and not sent by the stand-in view")
    func unknownSenders() throws {
        let text = FormDocuments.xib(
            """
            <view id="v"><subviews><tvCaptionButtonView id="b"><rect key="frame" x="0" y="0" width="9" height="9"/><connections>
            <action selector="play:" destination="-2" eventType="primaryActionTriggered" id="a"/></connections></tvCaptionButtonView></subviews></view>
            """)
        let files = try CodeChecker.files(text, .uikit, form: nil)
        #expect(!files[0].text.contains("addTarget"))
        #expect(Self.notes(files).contains("action 'a': the action 'play:': no UIKit class is known for its sender"))
    }
}

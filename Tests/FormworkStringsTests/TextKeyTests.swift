import FormworkImport
import FormworkModel
import FormworkStrings
import Testing

@Suite("Translated texts")
struct TextKeyTests {
    private static func texts(_ document: InterfaceDocument) -> [String: String] {
        Dictionary(uniqueKeysWithValues: document.localizableTexts.map { ($0.key.text, $0.value) })
    }

    @Test("Texts of iOS views and items have Interface Builder's names")
    func touch() throws {
        let document = try Documents.xib(
            """
            <view id="v"><subviews>
            <label text="A" id="1"><accessibility key="accessibilityConfiguration" hint="H" label="L"/></label>
            <button toolTip="T" id="2"><state key="normal" title="N"/><state key="selected"><string key="title">S
            S</string></state>
            <buttonConfiguration key="configuration" title="C" subtitle="U"/></button>
            <textField text="X" placeholder="P" id="3"/>
            <textView id="4"><mutableString key="text">M</mutableString></textView>
            <segmentedControl id="5"><segments><segment title="One"/><segment/><segment title="Three"/></segments></segmentedControl>
            <searchBar text="q" placeholder="Find" prompt="Where" id="6"><scopeButtonTitles><string>All</string><string>None</string></scopeButtonTitles></searchBar>
            <tableView id="7"><sections><tableViewSection headerTitle="Head" footerTitle="Foot" id="8"><cells/></tableViewSection></sections></tableView>
            <label text="" id="9"/><label id="10"><attributedString key="attributedText"><fragment content="F"/></attributedString></label>
            </subviews>
            <constraints><constraint firstAttribute="width" constant="1" placeholder="YES" id="11"/></constraints></view>
            <navigationItem title="Title" prompt="Why" id="12"/><barButtonItem title="Done" id="13"/>
            """)
        #expect(
            Self.texts(document) == [
                "1.text": "A", "1.accessibilityLabel": "L", "1.accessibilityHint": "H", "2.normalTitle": "N", "2.selectedTitle": "S\nS",
                "2.configuration.title": "C", "2.configuration.subtitle": "U", "2.ibShadowedToolTip": "T", "3.text": "X",
                "3.placeholder": "P", "4.text": "M", "5.segmentTitles[0]": "One", "5.segmentTitles[2]": "Three", "6.text": "q",
                "6.placeholder": "Find", "6.prompt": "Where", "6.scopeButtonTitles[0]": "All", "6.scopeButtonTitles[1]": "None",
                "8.headerTitle": "Head", "8.footerTitle": "Foot", "12.title": "Title", "12.prompt": "Why", "13.title": "Done",
            ])
    }

    @Test("So have windows, cells, menus, columns and bindings of macOS")
    func mac() throws {
        let document = try Documents.xib(
            """
            <window title="W" id="1"><view key="contentView" id="2"><subviews>
            <textField toolTip="Tip" id="3"><textFieldCell key="cell" title="T" placeholderString="P" id="4"/>
            <connections><binding destination="2" name="value" keyPath="x" id="5"><dictionary key="options">
            <string key="NSNullPlaceholder">none</string><string key="NSDisplayPattern">%{value1}@</string>
            <string key="NSValueTransformerName">NSNegateBoolean</string></dictionary></binding></connections></textField>
            <button id="6"><buttonCell key="cell" title="B" alternateTitle="Alt" id="7"/></button>
            <popUpButton id="8"><popUpButtonCell key="cell" title="Item" id="9"><menu key="menu" id="10"><items>
            <menuItem title="Item" toolTip="Why" id="11"/></items></menu></popUpButtonCell></popUpButton>
            <segmentedControl id="12"><segmentedCell key="cell" id="13"><segments><segment label="One" toolTip="1"/></segments></segmentedCell></segmentedControl>
            <comboBox id="14"><comboBoxCell key="cell" id="15"><objectValues><string>O</string></objectValues></comboBoxCell></comboBox>
            <tableView id="16"><tableColumns><tableColumn headerToolTip="HT" id="17"><tableHeaderCell key="headerCell" title="Column"/></tableColumn></tableColumns></tableView>
            <tabView id="18"><tabViewItems><tabViewItem label="Tab" id="19"/></tabViewItems></tabView><box title="Box" id="20"/>
            <button id="21"><buttonCell key="cell" id="22"/><accessibility description="Speaks"/></button>
            </subviews></view></window>
            <toolbar id="23"><allowedToolbarItems><toolbarItem label="L" paletteLabel="PL" toolTip="TT" id="24"/></allowedToolbarItems></toolbar>
            """, isMac: true)
        #expect(
            Self.texts(document) == [
                "1.title": "W", "3.ibShadowedToolTip": "Tip", "4.title": "T", "4.placeholderString": "P",
                "5.ibShadowedIsNilPlaceholder": "none",
                "5.ibShadowedDisplayPattern": "%{value1}@", "7.title": "B", "7.alternateTitle": "Alt", "11.title": "Item",
                "11.toolTip": "Why",
                "13.ibShadowedLabels[0]": "One", "13.ibShadowedToolTips[0]": "1", "15.ibShadowedObjectValues[0]": "O",
                "17.headerToolTip": "HT",
                "17.headerCell.title": "Column", "19.label": "Tab", "20.title": "Box", "21.ibExternalAccessibilityDescription": "Speaks",
                "24.label": "L", "24.paletteLabel": "PL", "24.toolTip": "TT",
            ])
    }

    @Test("A text's description has the platform's class, the whole key of a list's entry, and the developers' note")
    func comments() throws {
        let texts = try Documents.form().localizableTexts
        let comments = texts.map { $0.key.comment($0.value, note: $0.note) }
        #expect(
            comments == [
                #"Class = "UILabel"; text = "Sign "in""; ObjectID = "b-1"; Note = "keep it short";"#,
                #"Class = "UITextField"; placeholder = "Name"; ObjectID = "a-2";"#,
                #"Class = "UIButton"; normalTitle = "Send %1$d"; ObjectID = "c-3";"#,
                #"Class = "UISegmentedControl"; s-4.segmentTitles[0] = "One"; ObjectID = "s-4";"#,
                #"Class = "UISegmentedControl"; s-4.segmentTitles[1] = "Two"; ObjectID = "s-4";"#,
            ])
        let mac = try Documents.xib(
            #"<menuItem title="M" id="1"/><textField id="2"><textFieldCell key="cell" title="T" id="3"/></textField>"#, isMac: true)
        #expect(
            mac.localizableTexts.map { $0.key.comment("") }.map { $0.prefix { $0 != ";" } } == [
                "Class = \"NSMenuItem\"", "Class = \"NSTextFieldCell\"",
            ])
    }

    @Test("Texts are set in place, long ones as Xcode writes them, and nothing else changes")
    func setting() throws {
        let document = try Documents.form()
        let before = String(decoding: document.text(), as: UTF8.self)
        let (changed, views) = document.settingTexts([
            "b-1.text": "An <b>&\u{1}", "s-4.segmentTitles[1]": "Zwei", "c-3.normalTitle": "Zwei\nZeilen", "x.text": "-",
            "a-2.placeholder": "Name",
        ])
        let after = String(decoding: changed.text(), as: UTF8.self)
        let expected = before.replacing("text=\"Sign &quot;in&quot;\"", with: "text=\"An &lt;b&gt;&amp;\"").replacing(
            "title=\"Two\"", with: "title=\"Zwei\""
        )
        .replacing(
            "<state key=\"normal\" title=\"Send %1$d\"/>", with: "<state key=\"normal\"><string key=\"title\">Zwei\nZeilen</string></state>"
        )
        let lines = { (text: String) in text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined() }
        #expect(lines(after) == lines(expected), "\(after)")
        #expect(views.map { $0.element.id } == ["b-1", "c-3", "s-4"])
        #expect(changed.localizableTexts.first { $0.key.text == "c-3.normalTitle" }?.value == "Zwei\nZeilen")
        #expect(document.settingTexts([:]).document == document)
        let mac = try Documents.xib(
            "<comboBox id=\"1\"><comboBoxCell key=\"cell\" id=\"2\"><objectValues><string>O</string></objectValues></comboBoxCell></comboBox>",
            isMac: true)
        let set = mac.settingTexts(["2.ibShadowedObjectValues[0]": "Neu"])
        #expect(set.document.localizableTexts.map(\.value) == ["Neu"] && set.changed.map { $0.element.id } == ["1"])
    }

    @Test("Translated runtime attributes have their positions among each other")
    func runtimeAttributes() throws {
        let document = try Documents.xib(
            """
            <view id="v"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="plain" value="no"/>
            <userDefinedRuntimeAttribute type="localizedString" keyPath="hint" value="One"/>
            <userDefinedRuntimeAttribute type="localizedString" keyPath="help"><string key="value">Two
            lines</string></userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes></view>
            """)
        let key = "v.ibExternalUserDefinedRuntimeAttributesLocalizableStrings"
        #expect(Self.texts(document) == ["\(key)[0]": "One", "\(key)[1]": "Two\nlines"])
        let comment = document.localizableTexts.first.map(TextComment.comment)
        #expect(comment == "Class = \"UIView\"; \(key)[0] = \"One\"; ObjectID = \"v\";")
        let german = document.settingTexts(["\(key)[0]": "Eins", "\(key)[1]": "Zwei"]).document
        #expect(Self.texts(german) == ["\(key)[0]": "Eins", "\(key)[1]": "Zwei"])
        #expect(String(decoding: german.text(), as: UTF8.self).contains("keyPath=\"plain\" value=\"no\""))
    }

    @Test("A varying text has its translation in every variation")
    func variations() throws {
        let document = try Documents.xib(
            "<label text=\"Balance\" id=\"l\"><variation key=\"device=watch42mm\" text=\"Bal\"/><variation key=\"widthClass=compact\" hidden=\"YES\"/></label>"
        )
        let text = String(decoding: document.settingTexts(["l.text": "Saldo"]).document.text(), as: UTF8.self)
        #expect(text.contains("<label text=\"Saldo\" id=\"l\"><variation key=\"device=watch42mm\" text=\"Saldo\"/>"), "\(text)")
        #expect(text.contains("<variation key=\"widthClass=compact\" hidden=\"YES\"/>"))
    }
}

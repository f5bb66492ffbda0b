@testable import FormworkCode
import FormworkImport
import FormworkModel
import Testing

@Suite struct UIKitPropertiesTests {
    private func view(_ xml: String) throws -> View {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
            <objects>\(xml)</objects></document>
            """
        let read = try DocumentReader().read(Array(text.utf8), file: "Test.xib")
        return try #require(read.document.views.first)
    }

    private func code(_ xml: String, _ variable: String = "view") throws -> PropertyCode {
        UIKitProperties().code(for: try view(xml), variable: variable)
    }

    @Test func aLabelsStatementsHaveTheOrderOfTheDocument() throws {
        let code = try code(
            """
            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" text="A &quot;b&quot;\\&#10;🙂" \
            textAlignment="natural" lineBreakMode="tailTruncation" numberOfLines="0" baselineAdjustment="alignBaselines" \
            adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="a-1">
            <rect key="frame" x="0.0" y="0.0" width="10" height="20"/><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            <color key="textColor" systemColor="secondaryLabelColor"/><nil key="highlightedColor"/></label>
            """, "titleLabel")
        #expect(code.initializer == "UILabel()")
        #expect(
            code.statements == [
                "titleLabel.translatesAutoresizingMaskIntoConstraints = false", "titleLabel.isOpaque = false",
                "titleLabel.contentMode = .left",
                "titleLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)",
                #"titleLabel.text = "A \"b\"\\\n🙂""#, "titleLabel.numberOfLines = 0",
                "titleLabel.font = .preferredFont(forTextStyle: .body)", "titleLabel.textColor = .secondaryLabel",
            ])
        #expect(code.notConverted.isEmpty)
    }

    @Test func omittedValuesThatDifferFromTheDefaultInCodeAreSet() throws {
        let code = try code(#"<label contentMode="redraw" fixedFrame="YES" text="x" lineBreakMode="tailTruncation" id="a-1"/>"#)
        #expect(
            code.statements == [
                #"view.text = "x""#, "view.isUserInteractionEnabled = true", "view.adjustsFontSizeToFitWidth = true",
                "view.textAlignment = .left",
            ])
    }

    @Test func aViewThatItsMaskPlacesHasItsFrame() throws {
        let code = try code(
            """
            <view contentMode="scaleToFill" id="a-1"><rect key="frame" x="1" y="2.5" width="30" height="40"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></view>
            """)
        #expect(
            code.statements == [
                "view.frame = CGRect(x: 1, y: 2.5, width: 30, height: 40)",
                "view.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]",
            ])
    }

    @Test func aViewThatConstraintsPlaceHasItsFrameWhereItsSubviewsFramesNeedIt() throws {
        let place = #"<rect key="frame" x="0.0" y="0.0" width="30" height="40"/>"#
        let element = #"<view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="a-1">\#(place)"#
        let off = "view.translatesAutoresizingMaskIntoConstraints = false"
        #expect(try code(element + "</view>").statements == [off])
        #expect(
            try code(element + #"<subviews><view contentMode="scaleToFill" id="a-2">\#(place)</view></subviews></view>"#).statements
                == ["view.frame = CGRect(x: 0, y: 0, width: 30, height: 40)", off])
    }

    @Test func aCustomClassKeepsTheArguments() throws {
        let code = try code(
            #"<button buttonType="roundedRect" customClass="FancyButton" lineBreakMode="middleTruncation" opaque="NO" id="a-1"/>"#)
        #expect(code.initializer == "FancyButton(type: .system)")
        #expect(try self.code(#"<tableView style="grouped" id="a-1"/>"#).initializer == "UITableView(frame: .zero, style: .grouped)")
    }

    @Test func aClassOfUIKitInTheElementOfAnotherIsMadeAsItMustBe() throws {
        let code = try code(#"<view contentMode="scaleToFill" customClass="UICollectionView" id="a-1"/>"#)
        #expect(code.initializer == "UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())")
    }

    @Test func aPartOfAnUnknownElementIsASubviewOfItsPlaceholder() throws {
        let part =
            #"<cardContentView key="contentView" id="b-1"><rect key="frame" x="0.0" y="0.0" width="1" height="1"/></cardContentView>"#
        let root =
            #"<view id="a-1"><subviews><cardView id="c-1"><rect key="frame" x="0.0" y="0.0" width="1" height="1"/>\#(part)</cardView></subviews></view>"#
        let document = try view(root).document
        let text = try #require(CodeGenerator(.uikit, form: .layout).files(of: document, source: "Test.xib").first).text
        #expect(text.contains("let cardContentView = UIView()") && text.contains("cardView.addSubview(cardContentView)"))
    }

    @Test func limitsComeBeforeTheValue() throws {
        let code = try code(#"<slider opaque="NO" value="50" minValue="10" maxValue="100" id="a-1"/>"#)
        #expect(code.statements == ["view.minimumValue = 10", "view.maximumValue = 100", "view.value = 50"])
    }

    @Test("A disabled control has UIKit's property", arguments: ["switch", "button", "slider", "segmentedControl"])
    func disabledControls(element: String) throws {
        let code = try code(#"<\#(element) opaque="NO" enabled="NO" id="a-1"/>"#)
        #expect(code.statements.contains("view.isEnabled = false"), "\(code.statements)")
    }

    @Test func nothingIsDroppedSilently() throws {
        let code = try code(
            """
            <view contentMode="strange" unheardOf="YES" placeholderIntrinsicWidth="20" id="a-1"><unknownPart key="x"/>
            <color key="tintColor" red="a" id="q"/></view>
            """)
        #expect(code.statements.isEmpty)
        #expect(
            code.notConverted.map(\.what) == [
                "attribute 'contentMode' of view", "attribute 'unheardOf' of view", "attribute 'placeholderIntrinsicWidth' of view",
                "unknownPart 'x'", "color 'tintColor'",
            ])
        #expect(code.notConverted.map(\.affectsLayout) == [false, false, true, false, false])
    }

    @Test func runtimeAttributesAreTypedAndKnownOnesAreProperties() throws {
        let view = try view(
            """
            <view id="a-1"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="4.5"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="boolean" keyPath="isFancy" value="YES"/>
            <userDefinedRuntimeAttribute type="string" keyPath="name" value="a&quot;b"/>
            <userDefinedRuntimeAttribute type="size" keyPath="inner"><size key="value" width="1" height="2"/></userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes></view>
            """)
        let code = UIKitProperties().statements(forRuntimeAttributes: view.runtimeAttributes, variable: "view", isView: true)
        #expect(
            code.statements == [
                "view.layer.cornerRadius = 4.5", #"view.setValue(true, forKeyPath: "isFancy")"#,
                #"view.setValue("a\"b", forKeyPath: "name")"#, #"view.setValue(CGSize(width: 1, height: 2), forKeyPath: "inner")"#,
            ])
    }

    @Test func itemsOfBarsAreExpressionsInTheirList() throws {
        let code = try code(
            """
            <toolbar opaque="NO" clearsContextBeforeDrawing="NO" id="a-1"><items><barButtonItem style="plain" systemItem="flexibleSpace" id="b-1"/>
            <barButtonItem title="Save" style="done" width="40" id="b-2"/></items></toolbar>
            """)
        #expect(
            code.statements.suffix(2) == [
                """
                view.items = [
                    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
                    UIBarButtonItem(title: "Save", style: .done, target: nil, action: nil),
                ]
                """, "view.items?[1].width = 40",
            ])
        #expect(code.notConverted.isEmpty)
    }

    @Test func gestureRecognizersSayWhatIsWritten() throws {
        let view = try view(
            #"<view id="a-1"/><swipeGestureRecognizer direction="left" enabled="NO" id="g-1"/><view id="a-2"/>"#)
        let gesture = try #require(view.document.element(id: "g-1"))
        let code = try #require(UIKitProperties().code(forGestureRecognizer: gesture, variable: "swipe"))
        #expect(code.initializer == "UISwipeGestureRecognizer()")
        #expect(code.statements == ["swipe.direction = .left", "swipe.isEnabled = false"])
        #expect(UIKitProperties().code(forGestureRecognizer: view.element, variable: "x") == nil)
    }

    @Test func stringLiteralsEscapeSpecialCharacters() {
        #expect(CodeLiteral.string("a\"\\\n\t\r\0\u{2028}\u{200B}\u{FEFF}é👨‍👩‍👧") == #""a\"\\\n\t\r\u{0}\u{2028}\u{200B}\u{FEFF}é👨‍👩‍👧""#)
        #expect(CodeLiteral.string(#"\(name)"#) == ##""\\(name)""##)
    }

    /// An accent after the slash is one character with it, but parsers of code see the slash.
    @Test func commentsDoNotEndBeforeAccents() {
        let comment = CodeLiteral.comment("a*/\u{301} /*\u{301} b")
        #expect(comment == "a* /\u{301} / *\u{301} b")
    }

    /// Every attribute of every class in the table: a probe value gives a statement, or is marked as having none.
    @Test func everyAttributeOfTheTableGivesAStatement() throws {
        for kit in UIKitClasses.all {
            for element in kit.elements {
                let without = try code("<\(element) id=\"a-1\"/>")
                let rules = try #require(UIKitClasses.byElement[element]).rules.rules
                for rule in rules {
                    for probe in Self.probes(rule) {
                        let xml = "<\(element) \(rule.attribute)=\"\(probe)\" \(rule.attribute == "id" ? "" : "id=\"a-1\"")/>"
                        let with = try code(xml)
                        let isSaid =
                            with.statements != without.statements || with.notConverted.count > 0 || with.initializer != without.initializer
                        let isStart = rule.initial.map { rule.areSame($0, probe) } ?? false
                        let isAbsent = rule.absent.map { rule.areSame($0, probe) } ?? false
                        #expect(isSaid || isStart || isAbsent || Self.isQuiet(rule, probe), "\(element) \(rule.attribute)=\(probe)")
                    }
                }
            }
        }
    }

    private static func isQuiet(_ rule: PropertyRule, _ probe: String) -> Bool {
        switch rule.kind {
        case .structural: true
        case .command: probe == "NO"
        case .word(let words, _): words[probe] == ""
        default: false
        }
    }

    private static func probes(_ rule: PropertyRule) -> [String] {
        switch rule.kind {
        case .bool, .command: ["YES", "NO"]
        case .number, .named, .integer, .priority: ["-1", "0.0", "7", "123"]
        case .string, .image, .none, .derived, .structural: ["probe"]
        case .word(let words, _): words.keys.sorted()
        case .say(let words): words.keys.sorted()
        }
    }
}

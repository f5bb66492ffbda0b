import FormworkCode
import Testing

@Suite("Lines without effect are left out")
struct IdleTests {
    private func code(_ objects: String, isMac: Bool = false, isExhaustive: Bool = false) throws -> String {
        let runtime = isMac ? "MacOSX.Cocoa" : "iOS.CocoaTouch"
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.\(isMac ? "Cocoa" : "CocoaTouch").XIB" version="3.0" toolsVersion="22505" \
            targetRuntime="\(runtime)" useAutolayout="YES"><objects>\(objects)</objects></document>
            """
        return try #require(
            CodeGenerator(isMac ? .appkit : .uikit, isExhaustive: isExhaustive).files(of: CodeChecker.document(text), source: "Test.xib")
                .first
        ).text
    }

    /// The body of the method that adds views or sets up a short class.
    private func statements(_ text: String) -> [String] {
        let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
        let heads = ["private func addViews() {", "private func setUp() {"]
        guard let start = lines.firstIndex(where: { heads.contains(String($0)) }) else { return [] }
        return lines[(start + 1)...].prefix { $0 != "}" }.map(String.init)
    }

    private static let label = #"""
        <view id="v"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251"
         text="A" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO"
         minimumScaleFactor="0.5" translatesAutoresizingMaskIntoConstraints="NO" id="a" userLabel="First">
        <fontDescription key="fontDescription" type="system" pointSize="17"/><color key="textColor" red="1" green="1" blue="1" alpha="1"/>
        <color key="shadowColor" red="1" green="0" blue="0" alpha="1"/><size key="shadowOffset" width="0.0" height="0.0"/></label>
        </subviews><constraints><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" id="t"/>
        <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="l"/>MORE</constraints></view>
        """#

    @Test("A new label in Interface Builder is a new label in code") func labels() throws {
        let document = Self.label.replacing("MORE", with: "")
        let lines = try statements(code(document)).filter { $0.hasPrefix("first.") && !$0.contains("Anchor") }
        #expect(
            lines == [
                "first.translatesAutoresizingMaskIntoConstraints = false", #"first.text = "A""#, "first.textColor = .white",
            ])
        let all = try statements(code(document, isExhaustive: true))
        for line in [
            "first.isOpaque = false", "first.contentMode = .left", "first.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)",
            "first.font = .systemFont(ofSize: 17)", "first.minimumScaleFactor = 0.5",
        ] { #expect(all.contains(line), "\(line)") }
    }

    @Test("A label that something may stretch keeps its hugging priority, on that axis only") func hugging() throws {
        let trailing = #"<constraint firstItem="a" firstAttribute="trailing" secondItem="v" secondAttribute="trailing" id="r"/>"#
        let lines = try statements(code(Self.label.replacing("MORE", with: trailing)))
        #expect(lines.contains("first.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)"))
        #expect(!lines.contains("first.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)"))
    }

    @Test("A custom class may draw, and keeps what drawing depends on") func custom() throws {
        let lines = try statements(code(Self.label.replacing("MORE", with: "").replacing(#"id="a""#, with: #"customClass="Own" id="a""#)))
        for line in ["first.isOpaque = false", "first.contentMode = .left", "first.font = .systemFont(ofSize: 17)"] {
            #expect(lines.contains(line), "\(line)")
        }
    }

    @Test("Shrinking that can happen, a shadow that shows and margins that are used are written") func effects() throws {
        let document = Self.label.replacing("MORE", with: "").replacing(#"adjustsFontSizeToFit="NO""#, with: "")
            .replacing(#"width="0.0" height="0.0""#, with: #"width="1" height="1""#)
        let lines = try statements(code(document))
        for start in ["first.minimumScaleFactor", "first.shadowColor", "first.adjustsFontSizeToFitWidth"] {
            #expect(lines.contains { $0.hasPrefix(start) }, "\(start)")
        }
    }

    @Test(
        "The default autoresizing mask isn't written, and others are",
        arguments: [(#"flexibleMaxX="YES" flexibleMaxY="YES""#, false), (#"widthSizable="YES" flexibleMaxY="YES""#, true)])
    func masks(mask: String, isWritten: Bool) throws {
        let text = try code(
            """
            <view id="v"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews><view id="a" userLabel="First">
            <rect key="frame" x="8" y="8" width="30" height="20"/><autoresizingMask key="autoresizingMask" \(mask)/></view></subviews></view>
            """)
        #expect(text.contains("first.autoresizingMask") == isWritten)
    }

    @Test("Standard buttons, check boxes, radio buttons and wrapping labels have their initializers, with the action") func makers() throws
    {
        func button(_ id: String, _ cell: String, _ behavior: String) -> String {
            """
            <button id="\(id)" userLabel="\(id)"><rect key="frame" x="8" y="8" width="90" height="20"/><buttonCell key="cell" title="T" \(cell) id="\(id)c">
            <behavior key="behavior" \(behavior)/><font key="font" metaFont="system"/>
            <connections><action selector="go:" target="-1" id="\(id)a"/></connections></buttonCell></button>
            """
        }
        let boxes = #"bezelStyle="regularSquare" imagePosition="left""#
        let state = #"changeContents="YES" doesNotDimImage="YES" lightByContents="YES""#
        let text = try code(
            """
            <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
            <customView id="v"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
            \(button("push", #"type="push" bezelStyle="rounded" alignment="center" borderStyle="border" imageScaling="proportionallyDown""#, #"pushIn="YES" lightByBackground="YES" lightByGray="YES""#))
            \(button("box", #"type="check" \#(boxes)"#, state))\(button("option", #"type="radio" \#(boxes)"#, state))
            \(button("toggle", #"type="bevel" bezelStyle="regularSquare" borderStyle="border""#, #"pushIn="YES" changeBackground="YES" changeGray="YES" lightByBackground="YES" lightByGray="YES""#))
            <textField id="text" userLabel="text"><rect key="frame" x="8" y="8" width="90" height="20"/>
            <textFieldCell key="cell" sendsActionOnEndEditing="YES" title="T" id="textc"><font key="font" metaFont="system"/>
            <color key="textColor" name="controlTextColor" catalog="System" colorSpace="catalog"/></textFieldCell></textField>
            </subviews></customView>
            """, isMac: true)
        for line in [
            #"let push = NSButton(title: "T", target: nil, action: Selector(("go:")))"#,
            #"let box = NSButton(checkboxWithTitle: "T", target: nil, action: Selector(("go:")))"#,
            #"let option = NSButton(radioButtonWithTitle: "T", target: nil, action: Selector(("go:")))"#,
            "let toggle = NSButton()", "toggle.setButtonType(.pushOnPushOff)", #"toggle.action = Selector(("go:"))"#,
            #"let text = NSTextField(wrappingLabelWithString: "T")"#, "text.isSelectable = false",
        ] { #expect(text.contains(line), "\(line)\n\(text)") }
        for part in ["push", "box", "option"] {
            let lines = statements(text).filter { $0.hasPrefix(part + ".") && !$0.contains("frame") }
            #expect(lines.isEmpty, "\(lines)")
        }
    }

    @Test(
        "Colors are written as names, fractions of 255 or short numbers",
        arguments: [
            (#"red="0.0" green="0.0" blue="0.0" alpha="1""#, ".black"), (#"white="1" alpha="1""#, ".white"),
            (
                #"red="0.2117647059" green="0.0862745098" blue="1" alpha="0.5""#,
                "UIColor(red: 54 / 255, green: 22 / 255, blue: 1, alpha: 0.5)"
            ),
            (#"red="0.2" green="0.4" blue="0.25" alpha="1""#, "UIColor(red: 0.2, green: 0.4, blue: 0.25, alpha: 1)"),
            (#"red="0.1234567" green="0.4" blue="0.6" alpha="1""#, "UIColor(red: 0.1234567, green: 0.4, blue: 0.6, alpha: 1)"),
        ])
    func colors(color: String, expected: String) throws {
        let text = try code(
            #"<view id="v"><rect key="frame" x="0" y="0" width="300" height="200"/><color key="backgroundColor" \#(color)/></view>"#)
        #expect(text.contains("backgroundColor = \(expected)\n"), "\(text)")
    }

    @Test("The title that a configuration replaces, and the title of a pop-up button's menu and of a box that shows none") func titles()
        throws
    {
        func button(_ configuration: String) -> String {
            """
            <view id="v"><subviews><button id="b" userLabel="go"><state key="normal" title="Button"/>
            <buttonConfiguration key="configuration" style="plain" \(configuration)/></button></subviews></view>
            """
        }
        #expect(try !code(button(#"title="Go""#)).contains("setTitle"))
        #expect(try code(button("")).contains(#"go.setTitle("Button", for: .normal)"#))
        #expect(try code(button(#"title="Go""#), isExhaustive: true).contains(#"go.setTitle("Button", for: .normal)"#))
        func mac(_ views: String) throws -> String {
            try code(#"<customView id="v"><subviews>\#(views)</subviews></customView>"#, isMac: true)
        }
        func popUp(_ item: String) -> String {
            """
            <popUpButton id="p"><popUpButtonCell key="cell" type="push" bezelStyle="rounded" imageScaling="proportionallyDown" id="c">
            <menu key="menu" title="OtherViews" id="m"><items><menuItem title="One" \(item) id="i"/></items></menu></popUpButtonCell></popUpButton>
            """
        }
        let plain = try mac(popUp(""))
        #expect(!plain.contains("OtherViews") && !plain.contains("imageScaling"), "\(plain)")
        #expect(try mac(popUp(#"image="NSFolder""#)).contains("imageScaling = .scaleProportionallyDown"))
        #expect(try !mac(#"<box title="Box" titlePosition="noTitle" id="x"/>"#).contains("\"Box\""))
        #expect(try mac(#"<box title="Box" titlePosition="atTop" id="x"/>"#).contains("title = \"Box\""))
    }

    @Test("A button that shows no state is not turned on") func states() throws {
        func button(_ behavior: String) throws -> String {
            let cell = """
                <buttonCell key="cell" type="square" title="Go" state="on" id="c"><behavior key="behavior" pushIn="YES" \(behavior)/></buttonCell>
                """
            return try code(#"<customView id="v"><subviews><button id="b">\#(cell)</button></subviews></customView>"#, isMac: true)
        }
        #expect(try !button(#"lightByBackground="YES""#).contains("state = .on"))
        #expect(try button(#"changeContents="YES""#).contains("state = .on"))
    }

    @Test("The offset of a shadow without a color") func shadows() throws {
        func label(_ color: String) throws -> String {
            try code(
                #"<view id="v"><subviews><label id="l">\#(color)<size key="shadowOffset" width="1" height="1"/></label></subviews></view>"#)
        }
        #expect(try !label("").contains("shadowOffset"))
        #expect(try label(#"<color key="shadowColor" white="0.0" alpha="1"/>"#).contains("shadowOffset = CGSize(width: 1, height: 1)"))
    }

    @Test("Titles of segments are arguments, unless a segment has more than a title") func segments() throws {
        func control(_ attributes: String) throws -> String {
            try code(
                """
                <view id="v"><subviews><segmentedControl id="s"><segments><segment title="One"/><segment title="Two" \(attributes)/></segments>
                </segmentedControl></subviews></view>
                """)
        }
        #expect(try control("").contains(#"= UISegmentedControl(items: ["One", "Two"])"#))
        let wide = try control(#"width="40""#)
        #expect(wide.contains("= UISegmentedControl()") && wide.contains(#"insertSegment(withTitle: "One", at: 0"#))
    }

    @Test("Heights of prototypes and placeholders are notes, but not in the code") func notes() throws {
        let text = try code(
            #"<tableViewCell rowHeight="60" id="c"><tableViewCellContentView key="contentView" id="k"/></tableViewCell>"#)
        #expect(!text.contains("rowHeight") && !text.contains("Not converted"), "\(text)")
    }
}

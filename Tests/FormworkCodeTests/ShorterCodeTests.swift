import FormworkCode
import Testing

@Suite("Code as short as by hand")
struct ShorterCodeTests {
    private func card(_ labels: Int) -> String {
        let views = (1...labels).map {
            #"<label text="Row \#($0)" translatesAutoresizingMaskIntoConstraints="NO" id="l\#($0)" userLabel="row\#($0)"/>"#
        }
        return FormDocuments.xib(
            #"<view id="v"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>\#(views.joined())</subviews></view>"#)
    }

    @Test("The autoresizing masks of three and more views are turned off in one line, those of two one by one") func masks() throws {
        let off = "translatesAutoresizingMaskIntoConstraints = "
        let three = try #require(CodeChecker.files(card(3), .uikit).first).text
        #expect(three.contains("[row1, row2, row3].forEach { $0.\(off)false }\n\n"), "\(three)")
        #expect(!three.contains("row1.\(off)"))
        let two = try #require(CodeChecker.files(card(2), .uikit).first).text
        #expect(two.contains("row1.\(off)false") && two.contains("row2.\(off)false") && !two.contains("forEach"), "\(two)")
        let other = try #require(CodeChecker.files(card(3), .uikitObjC).first).text
        #expect(other.contains("for (UIView *view in @[_row1, _row2, _row3]) {\n        view.\(off)NO;\n    }"), "\(other)")
        let many = try #require(CodeChecker.files(card(40), .uikit).first).text
        #expect(many.split(separator: "\n").filter { $0.contains(off) }.count > 1)
        #expect(many.split(separator: "\n").allSatisfy { $0.count <= 140 })
        #expect(try CodeChecker.syntaxErrors(in: CodeChecker.files(card(40), .uikit), .uikit).isEmpty)
    }

    @Test("Colors with components that are missing, of two spaces or no numbers have constants without a name of a look")
    func strangeColors() throws {
        for components in [#"white="0.5" red="0.25""#, #"red="nan" green="inf" blue="1e999""#, #"red="0.25" green="0.75""#] {
            let color = #"<color key="textColor" \#(components) alpha="0.123456" colorSpace="custom" customColorSpace="sRGB"/>"#
            let labels = (1...2).map { #"<label text="Row \#($0)" id="l\#($0)">\#(color)</label>"# }.joined()
            let text = FormDocuments.xib(#"<view id="v"><subviews>\#(labels)</subviews></view>"#)
            #expect(try CodeChecker.syntaxErrors(in: CodeChecker.files(text, .uikit), .uikit).isEmpty, "\(components)")
        }
    }

    @Test("A color that several views have is a constant named after its look; short ones and single ones are not") func colors() throws {
        func label(_ number: Int, _ color: String) -> String {
            #"<label text="Row \#(number)" id="l\#(number)"><fontDescription key="fontDescription" name="AvenirNext-Bold" pointSize="17"/>"#
                + #"<color key="textColor" \#(color)/></label>"#
        }
        let blue = #"red="0.1" green="0.123456" blue="0.4" alpha="1" colorSpace="custom" customColorSpace="sRGB""#
        let green = #"red="0.1" green="0.723456" blue="0.4" alpha="1" colorSpace="custom" customColorSpace="sRGB""#
        let labels =
            label(1, blue) + label(2, blue) + label(3, green) + label(4, #"white="0.0" alpha="1""#) + label(5, #"white="0.0" alpha="1""#)
        let text = FormDocuments.xib(#"<view id="v"><subviews>\#(labels)</subviews></view>"#)
        for dialect in [CodeDialect.uikit, .snapkit] {
            let code = try #require(CodeChecker.files(text, dialect).first).text
            #expect(code.contains("    @MainActor private enum Style {\n"))
            #expect(code.contains("\n        static let darkBlue = UIColor(red: 0.1, green: 0.123456,"), "\(code)")
            #expect(code.split(separator: "textColor = Style.darkBlue\n").count == 3, "\(code)")
            #expect(code.contains("textColor = UIColor(red: 0.1, green: 0.723456"), "\(code)")
            #expect(code.contains("static let avenirNextBold17 = UIFont(name: \"AvenirNext-Bold\", size: 17)"), "\(code)")
            #expect(code.contains(".font = Style.avenirNextBold17\n"), "\(code)")
            #expect(try CodeChecker.syntaxErrors(in: CodeChecker.files(text, dialect), dialect) == "")
        }
    }

    @Test("A list of views has no single name in a line of its own") func lists() throws {
        let names = ["areaOfTheFirstContainerView", "areaOfTheSecondContainerView", "third"]
        let views = names.map { #"<label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="\#($0)" userLabel="\#($0)"/>"# }
        let code = try #require(
            CodeChecker.files(FormDocuments.xib(#"<view id="v"><subviews>\#(views.joined())</subviews></view>"#), .uikit).first
        ).text
        #expect(!code.contains("[third].forEach"), "\(code)")
    }

    @Test("A controller's main view gets its frame from its container, unless views are placed in it by frames") func mainViews() throws {
        func code(_ label: String, _ dialect: CodeDialect = .uikit) throws -> String {
            let text = FormDocuments.storyboard(
                """
                <scene sceneID="s"><objects><viewController id="c" customClass="HomeController" sceneMemberID="viewController"><view key="view" id="v">
                <rect key="frame" x="0" y="0" width="320" height="480"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>\(label)</subviews></view>
                <navigationItem key="navigationItem" title="Home" id="n"><barButtonItem key="rightBarButtonItem" title="Save" id="b"><connections>
                <action selector="save:" destination="c" id="a"/></connections></barButtonItem></navigationItem></viewController></objects></scene>
                """)
            return try #require(CodeChecker.files(text, dialect, form: nil).first).text
        }
        let constrained = try code(#"<label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="l"/>"#)
        #expect(!constrained.contains("rootView.frame") && !constrained.contains("rootView.autoresizingMask"), "\(constrained)")
        let placed = try code(#"<label text="A" id="l"><rect key="frame" x="1" y="2" width="3" height="4"/></label>"#)
        #expect(placed.contains("rootView.frame = CGRect(x: 0, y: 0, width: 320, height: 480)"), "\(placed)")
        // Only bars that show the controller read its navigation item. Its initializers are inherited.
        #expect(constrained.contains("navigationItem.title = \"Home\"") && !constrained.contains("init("), "\(constrained)")
        #expect(
            constrained.contains("UIBarButtonItem(title: \"Save\", style: .plain, target: self, action: Selector((\"save:\")))"),
            "\(constrained)")
        #expect(!constrained.contains("addActions"), "\(constrained)")
    }

    @Test("A class of a few views has one method that sets it up; a longer one has one for each purpose") func methods() throws {
        let views = FormDocuments.xib(#"<view id="v"><subviews><label text="A" id="l"/></subviews></view>"#)
        let plain = try #require(CodeChecker.files(views, .uikit, form: nil).first).text
        #expect(plain.split(separator: "        setUp()\n").count == 3 && !plain.contains("addViews"), "\(plain)")
        let card = FormDocuments.xib(
            #"""
            <view id="v"><subviews><label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="l"/></subviews><constraints>
            <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" id="k"/></constraints></view>
            """#)
        for dialect in [CodeDialect.uikit, .snapkit] {
            let constrained = try #require(CodeChecker.files(card, dialect, form: nil).first).text
            #expect(!constrained.contains("addViews()") && !constrained.contains("addConstraints()"), "\(constrained)")
            let setUp = try #require(constrained.firstRange(of: "private func setUp() {"))
            let constraint = dialect == .uikit ? "aLabel.topAnchor.constraint(equalTo: topAnchor)" : "aLabel.snp.makeConstraints"
            #expect(constrained[setUp.upperBound...].contains("addSubview(aLabel)\n\n"), "\(constrained)")
            #expect(constrained[setUp.upperBound...].contains(constraint), "\(constrained)")
            #expect(try CodeChecker.syntaxErrors(in: CodeChecker.files(card, dialect), dialect) == "")
        }
        let long = try #require(CodeChecker.files(self.card(9), .uikit, form: nil).first).text
        #expect(long.split(separator: "        addViews()\n").count == 3 && !long.contains("setUp"), "\(long)")
    }

    @Test("A short controller sets up its view in loadView, with its actions at the end") func controllers() throws {
        let text = FormDocuments.storyboard(
            """
            <scene sceneID="s"><objects><viewController id="c" customClass="HomeController" sceneMemberID="viewController"><view key="view" id="v">
            <subviews><button translatesAutoresizingMaskIntoConstraints="NO" id="b" userLabel="Save"><connections>
            <action selector="save:" destination="c" eventType="touchUpInside" id="a"/></connections></button></subviews><constraints>
            <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" id="t"/></constraints></view>
            </viewController></objects></scene>
            """)
        let code = try #require(CodeChecker.files(text, .uikit, form: nil).first).text
        #expect(code.ranges(of: "func ").count == 1, "\(code)")
        let places = ["rootView.addSubview(save)", "save.topAnchor", "view = rootView", "save.addTarget(self"].map {
            code.firstRange(of: $0)?.lowerBound
        }
        #expect(places.allSatisfy { $0 != nil } && places.compactMap(\.self) == places.compactMap(\.self).sorted(), "\(code)")
    }

    @Test("A view named like a local value of the code gets another name") func locals() throws {
        let text = FormDocuments.xib(
            #"""
            <view id="v"><rect key="frame" x="0" y="0" width="30" height="20"/>
            <subviews><label text="A" id="l" userLabel="given"><rect key="frame" x="1" y="1" width="9" height="9"/></label></subviews></view>
            """#)
        let code = try #require(CodeChecker.files(text, .uikit, form: nil).first).text
        #expect(!code.contains("let given = UILabel") && code.contains("let given = frame"), "\(code)")
    }

    @Test("Notes with the same reason are one item of lines that fit") func notes() throws {
        let outlets = (1...12).map { #"<outlet property="part\#($0)OfThePanel" destination="x" id="o\#($0)"/>"# }.joined()
        let text = FormDocuments.xib(
            #"<view id="v" customClass="Panel"><connections>\#(outlets)</connections></view><customObject id="x" customClass="Helper"/>"#)
        let code = try #require(CodeChecker.files(text, .uikit, form: nil).first).text
        let lines = code.split(separator: "\n").prefix { $0.hasPrefix("//") }
        for number in 1...12 { #expect(lines.contains { $0.contains("'part\(number)OfThePanel'") }, "\(code)") }
        #expect(lines.count { $0.hasPrefix("// - ") } < 12 && lines.allSatisfy { $0.count <= 140 }, "\(code)")
        #expect(lines.contains { $0.hasPrefix("//   ") }, "\(code)")
    }

    @Test("A view takes the document's frame only if it has none, unless views are placed in it by frames") func frames() throws {
        func code(_ label: String) throws -> String {
            let text = FormDocuments.xib(
                #"<view id="v"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>\#(label)</subviews></view>"#)
            return try #require(CodeChecker.files(text, .uikit, form: nil).first).text
        }
        let constrained = try code(#"<label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="l"/>"#)
        #expect(
            constrained.contains("if frame.size == .zero { frame = CGRect(x: 0, y: 0, width: 300, height: 200) }"), "\(constrained)")
        #expect(!constrained.contains("let given"), "\(constrained)")
        let placed = try code(#"<label text="A" id="l"><rect key="frame" x="1" y="2" width="3" height="4"/></label>"#)
        #expect(placed.contains("let given = frame\n") && placed.contains("if given.size != .zero { frame = given }"), "\(placed)")
    }

    @Test("The indentation of a cell is written only if both its width and its level have an effect") func indentation() throws {
        func code(_ attributes: String) throws -> String {
            let text = FormDocuments.xib(
                #"<tableViewCell \#(attributes) id="c"><tableViewCellContentView key="contentView" id="v"/></tableViewCell>"#)
            return try #require(CodeChecker.files(text, .uikit).first).text
        }
        #expect(try !code(#"indentationWidth="0.0" indentationLevel="1""#).contains("indentation"))
        #expect(try !code(#"indentationWidth="20" indentationLevel="0""#).contains("indentation"))
        let both = try code(#"indentationWidth="20" indentationLevel="1""#)
        #expect(both.contains("indentationWidth = 20\n") && both.contains("indentationLevel = 1\n"), "\(both)")
    }

    @Test("The helper for constraints has a parameter for identifiers only if there are any") func helper() throws {
        func code(_ attributes: String) throws -> String {
            let text = FormDocuments.xib(
                """
                <view id="v"><subviews><label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="l"/></subviews><constraints>
                <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" priority="750" \(attributes) id="k"/></constraints></view>
                """)
            return try #require(CodeChecker.files(text, .uikit).first).text
        }
        #expect(try code("").contains("func with(priority: Float) -> NSLayoutConstraint {"))
        #expect(try code(#"identifier="top""#).contains("func with(priority: Float = 1000, identifier: String? = nil)"))
    }

    @Test("A scroll view of AppKit has the document view, and its content view isn't a property") func clipViews() throws {
        let text = FormDocuments.xib(
            """
            <customView id="v"><subviews><scrollView userLabel="notes" id="s"><clipView key="contentView" drawsBackground="NO" id="c"><subviews>
            <customView id="d"/></subviews></clipView></scrollView><textField id="f"><textFieldCell key="cell" title="Name" id="k">
            <font key="font" metaFont="system" size="20"/><color key="textColor" name="linkColor" catalog="System" colorSpace="catalog"/></textFieldCell>
            </textField></subviews></customView>
            """, isMac: true)
        let code = try #require(CodeChecker.files(text, .appkit).first).text
        #expect(code.contains("notes.documentView = ") && code.contains("notes.contentView.drawsBackground = false"), "\(code)")
        #expect(!code.contains("NSClipView"), "\(code)")
        // The types of the properties imply the classes.
        #expect(code.contains("font = .systemFont(ofSize: 20)") && code.contains("textColor = .linkColor"), "\(code)")
        let other = try #require(CodeChecker.files(text, .appkitObjC).first { $0.name.hasSuffix(".m") }).text
        #expect(other.contains("_notes.documentView = ") && other.contains("_notes.contentView.drawsBackground = NO;"), "\(other)")
    }

    @Test("Floating-point noise of opacities is left out, and translucent black and white have one component") func fractions() throws {
        func color(_ attributes: String) throws -> String {
            let text = FormDocuments.xib(#"<view id="v"><color key="backgroundColor" \#(attributes)/></view>"#)
            let code = try #require(CodeChecker.files(text, .uikit).first).text
            return String(code.split(separator: "backgroundColor = ")[1].prefix { $0 != "\n" })
        }
        #expect(try color(#"white="0.0" alpha="0.4000000059604645""#) == "UIColor(white: 0, alpha: 0.4)")
        #expect(try color(#"red="1" green="1" blue="1" alpha="0.7000000000000001""#) == "UIColor(white: 1, alpha: 0.7)")
        #expect(try color(#"white="0.123456" alpha="1""#) == "UIColor(white: 0.123456, alpha: 1)")
    }

    @Test("The class of an outlet's method in Objective-C is that of the view") func outletTypes() throws {
        let text = FormDocuments.xib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"><connections><outlet property="first" destination="i" id="a"/>
            <outlet property="second" destination="i" id="b"/></connections></placeholder><view id="v"><subviews><imageView id="i"/></subviews></view>
            """)
        let header = try #require(CodeChecker.files(text, .uikitObjC).first { $0.name.hasSuffix(".h") }).text
        #expect(header.contains("- (UIImageView *)second;"), "\(header)")
    }

    @Test("An item of a pop-up button is added by its title, and then changed") func popUpItems() throws {
        let text = FormDocuments.xib(
            """
            <customView id="v"><subviews><popUpButton id="p"><popUpButtonCell key="cell" id="c"><menu key="menu" id="m"><items>
            <menuItem title="One" tag="4" state="on" id="i1"/><menuItem title="Two" id="i2"/></items></menu></popUpButtonCell></popUpButton></subviews></customView>
            """, isMac: true)
        let code = try #require(CodeChecker.files(text, .appkit).first).text
        #expect(code.contains("addItem(withTitle: \"One\")\n") && code.contains(".lastItem?.tag = 4"), "\(code)")
        let tagged = text.replacing(" state=\"on\"", with: "").replacing("title=\"Two\"", with: "title=\"Two\" tag=\"-1\"")
        let several = try #require(CodeChecker.files(tagged, .appkit).first).text
        #expect(
            several.contains("addItems(withTitles: [\"One\", \"Two\"])\n") && several.contains(".itemArray, [4, -1]) { item.tag = tag }"),
            "\(several)")
        let other = try #require(CodeChecker.files(text, .appkitObjC).first { $0.name.hasSuffix(".m") }).text
        #expect(other.contains("addItemWithTitle:@\"One\"];") && other.contains("lastItem.tag = 4;"), "\(other)")
    }

    @Test("Only long classes have marks") func marks() throws {
        #expect(try !#require(CodeChecker.files(card(3), .uikit).first).text.contains("MARK"))
        let long = try #require(CodeChecker.files(card(9), .uikit).first).text
        #expect(long.contains("// MARK: Views\n\n") && long.contains("// MARK: Setup\n\n"), "\(long)")
    }

    @Test("A block of SnapKit with one statement is one line") func blocks() throws {
        let text = FormDocuments.xib(
            """
            <view id="v"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
            <label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="a" userLabel="first"/></subviews><constraints>
            <constraint firstItem="a" firstAttribute="centerX" secondItem="v" secondAttribute="centerX" id="k1"/>
            <constraint firstItem="a" firstAttribute="centerY" secondItem="v" secondAttribute="centerY" id="k2"/></constraints></view>
            """)
        let code = try #require(CodeChecker.files(text, .snapkit).first).text
        #expect(code.contains("first.snp.makeConstraints { $0.center.equalToSuperview() }"), "\(code)")
    }

    @Test("The image of a tab is written, and the scale of an image that isn't a symbol is noted") func tabImages() throws {
        func file(_ attributes: String) throws -> GeneratedFile {
            let text = FormDocuments.storyboard(
                """
                <scene sceneID="s"><objects><viewController id="c" customClass="HomeController" sceneMemberID="viewController"><view key="view" id="v"/>
                <tabBarItem key="tabBarItem" title="Home" id="t"><imageReference key="image" image="circle" \(attributes)/></tabBarItem>
                </viewController></objects></scene>
                """)
            return try #require(CodeChecker.files(text, .uikit, form: nil).first)
        }
        let scaled = try file(#"symbolScale="medium""#)
        #expect(scaled.text.contains(#"UITabBarItem(title: "Home", image: UIImage(named: "circle"), tag: 0)"#), "\(scaled.text)")
        #expect(scaled.text.contains("the code sets the scale of system symbols only"), "\(scaled.text)")
        let layered = try file(#"renderingMode="hierarchical""#)
        #expect(layered.text.contains("image: nil") && layered.text.contains("its value is not known"), "\(layered.text)")
    }
}

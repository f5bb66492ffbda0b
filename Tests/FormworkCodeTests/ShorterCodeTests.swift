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

    @Test("A color that several views have is a constant named after its look; short ones and single ones are not") func colors() throws {
        func label(_ number: Int, _ color: String) -> String {
            #"<label text="Row \#(number)" id="l\#(number)"><fontDescription key="fontDescription" name="AvenirNext-Bold" pointSize="17"/>"#
                + #"<color key="textColor" \#(color)/></label>"#
        }
        let blue = #"red="0.1" green="0.123456" blue="0.4" alpha="1" colorSpace="custom" customColorSpace="sRGB""#
        let green = #"red="0.1" green="0.723456" blue="0.4" alpha="1" colorSpace="custom" customColorSpace="sRGB""#
        let labels = label(1, blue) + label(2, blue) + label(3, green) + label(4, #"white="0.0" alpha="1""#) + label(5, #"white="0.0" alpha="1""#)
        let text = FormDocuments.xib(#"<view id="v"><subviews>\#(labels)</subviews></view>"#)
        for dialect in [CodeDialect.uikit, .snapkit] {
            let code = try #require(CodeChecker.files(text, dialect).first).text
            #expect(code.contains("    private enum Style {\n        static let darkBlue = UIColor(red: 0.1, green: 0.123456,"), "\(code)")
            #expect(code.split(separator: "textColor = Style.darkBlue\n").count == 3, "\(code)")
            #expect(code.contains("textColor = UIColor(red: 0.1, green: 0.723456"), "\(code)")
            #expect(code.contains("static let avenirNextBold17 = UIFont(name: \"AvenirNext-Bold\", size: 17)"), "\(code)")
            #expect(code.contains(".font = Style.avenirNextBold17\n"), "\(code)")
            #expect(try CodeChecker.syntaxErrors(in: CodeChecker.files(text, dialect), dialect) == "")
        }
    }

    @Test("An item of a pop-up button is added by its title, and then changed") func popUpItems() throws {
        let text = FormDocuments.xib(
            """
            <customView id="v"><subviews><popUpButton id="p"><popUpButtonCell key="cell" id="c"><menu key="menu" id="m"><items>
            <menuItem title="One" tag="4" id="i1"/><menuItem title="Two" id="i2"/></items></menu></popUpButtonCell></popUpButton></subviews></customView>
            """, isMac: true)
        let code = try #require(CodeChecker.files(text, .appkit).first).text
        #expect(code.contains("addItem(withTitle: \"One\")\n") && code.contains(".lastItem?.tag = 4"), "\(code)")
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

    @Test("The image of a tab is written, and the scale of an image that is no symbol is noted") func tabImages() throws {
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

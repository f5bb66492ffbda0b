import FormworkCode
import Testing

@Suite("Views that have much in common are set in a loop")
struct SharedStatementsTests {
    private func body(_ views: String, _ dialect: CodeDialect, isExhaustive: Bool = false) throws -> String {
        let isMac = dialect == .appkit
        let root = isMac ? "customView" : "view"
        let text = FormDocuments.xib(#"<\#(root) id="v"><subviews>\#(views)</subviews></\#(root)>"#, isMac: isMac)
        let files = try CodeGenerator(dialect, isExhaustive: isExhaustive).files(of: CodeChecker.document(text), source: "Test.xib")
        #expect(try CodeChecker.syntaxErrors(in: files, dialect) == "")
        return try #require(files.first).text
    }

    /// Labels with a font, an alignment and a number of lines that all have.
    private static func labels(_ count: Int) -> String {
        (1...count).map {
            """
            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" adjustsFontSizeToFit="NO" text="\($0)" textAlignment="right"
             numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="l\($0)" userLabel="row\($0)">
            <fontDescription key="fontDescription" type="boldSystem" pointSize="12"/></label>
            """
        }.joined()
    }

    @Test("One statement of four views is a line; three views keep it") func singles() throws {
        func code(_ count: Int, _ dialect: CodeDialect = .uikit) throws -> String {
            let labels = (1...count).map {
                """
                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" adjustsFontSizeToFit="NO" text="Row \($0)" \
                textAlignment="natural" alpha="0.25" id="l\($0)" userLabel="row\($0)"/>
                """
            }
            return try body(labels.joined(), dialect)
        }
        let four = try code(4)
        #expect(four.contains("[row1, row2, row3, row4].forEach { $0.alpha = 0.25 }\n"), "\(four)")
        #expect(try !code(3).contains("forEach"))
        #expect(try !code(4, .uikitObjC).contains("for (UILabel"))
    }

    @Test("Four labels are set together, in Swift and in Objective-C; a single line is not moved") func labels() throws {
        let swift = try body(Self.labels(4), .uikit)
        #expect(
            swift.contains(
                """
                        for label in [row1, row2, row3, row4] {
                            label.textAlignment = .right
                            label.numberOfLines = 0
                            label.font = .boldSystemFont(ofSize: 12)
                        }

                """), "\(swift)")
        #expect(!swift.contains("row1.font") && swift.contains("row1.text = \"1\"\n        addSubview(row1)"), "\(swift)")
        let other = try body(Self.labels(4), .uikitObjC)
        #expect(other.contains("    for (UILabel *label in @[_row1, _row2, _row3, _row4]) {\n        label.textAlignment = "), "\(other)")
        #expect(try !body(Self.labels(2), .uikit).contains("for label in"))
        #expect(try !body(Self.labels(4), .uikit, isExhaustive: true).contains("for label in"))
    }

    @Test("The variable of the loop is not a property, and long lists are wrapped") func names() throws {
        let named = Self.labels(4).replacing("userLabel=\"row4\"", with: "userLabel=\"label\"")
        #expect(try body(named, .uikit).contains("for view in [row1, row2, row3, label] {"))
        let many = try body(Self.labels(40), .uikitObjC)
        #expect(many.contains("for (UILabel *label in @[\n        _row1, "))
        #expect(many.split(separator: "\n").allSatisfy { $0.count <= 140 })
    }

    @Test("A value stays behind the limit that it depends on") func order() throws {
        let sliders = (1...4).map {
            #"<slider opaque="NO" value="5" minValue="0.0" maxValue="\#($0)0" enabled="NO" tag="3" id="s\#($0)" userLabel="s\#($0)"/>"#
        }.joined()
        let code = try body(sliders, .uikit)
        let limit = try #require(code.firstRange(of: "s1.maximumValue = 10"))
        let value = try #require(code.firstRange(of: "s1.value = 5"), "\(code)")
        #expect(limit.lowerBound < value.lowerBound)
    }

    @Test("There is no empty line between views that are only added") func paragraphs() throws {
        let views = Self.labels(4).replacing("text=\"1\"", with: "").replacing("text=\"2\"", with: "")
        let code = try body(views, .uikit)
        #expect(code.contains("addSubview(row1)\n        addSubview(row2)\n\n        row3.text"), "\(code)")
    }
}

import FormworkModel
import Testing

@Suite("Words of changes") struct ChangeWordsTests {
    private typealias R = Revisions

    private static func view(_ id: String, _ attribute: String) throws -> InterfaceDocument {
        try R.xib(
            "<view id=\"vie-w0-001\" userLabel=\"Card\"><userDefinedRuntimeAttributes>\(attribute)</userDefinedRuntimeAttributes></view>")
    }

    @Test("Values that read the same show their difference")
    func likeValues() throws {
        func attribute(_ type: String, _ value: String, _ path: String = "inset") -> String {
            "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(path)\">\(value)</userDefinedRuntimeAttribute>"
        }
        let integer = try Self.view("a", attribute("number", "<integer key=\"value\" value=\"10\"/>"))
        let real = try Self.view("a", attribute("number", "<real key=\"value\" value=\"10\"/>"))
        #expect(R.lines(integer, real) == ["Card (view): runtime attribute inset 10 (integer) → 10 (real)"])
        func colored(_ space: String) throws -> InterfaceDocument {
            try R.xib(
                R.label(
                    "lab-el-001", "Name", "<color key=\"backgroundColor\" red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\" \(space)/>"))
        }
        #expect(
            try R.lines(colored("colorSpace=\"calibratedRGB\""), colored("colorSpace=\"custom\" customColorSpace=\"sRGB\""))
                == ["Name (label): background color #FF0000 (color space calibratedRGB) → #FF0000 (color space sRGB)"])
        let start = String(repeating: "All about it. ", count: 10)
        let long = try (R.xib(R.button("but-to-001", start + "One")), R.xib(R.button("but-to-001", start + "Two")))
        let line = R.lines(long.0, long.1).first
        #expect(line?.hasSuffix("title \"…t it. All about it. One\" → \"…t it. All about it. Two\"") == true)
    }

    @Test("A reference to an object is its name, and a segue without an identifier is counted")
    func references() throws {
        func cell(_ attribute: String) throws -> InterfaceDocument {
            try R.xib("<tableViewCell id=\"cel-l0-001\"\(attribute)><subviews>\(R.label("tit-le-001", "Title"))</subviews></tableViewCell>")
        }
        let lines = try R.lines(cell(""), cell(" textLabel=\"tit-le-001\" detailTextLabel=\"gon-e0-001\""))
        #expect(lines.contains("table view cell in Form: text label → Title (label)"), "\(lines)")
        #expect(lines.contains("table view cell in Form: detail text label → gon-e0-001"), "\(lines)")
        let board = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505"><scenes>
            <scene sceneID="sce-ne-001"><objects><viewController id="one-vc-001"><connections>SEGUE</connections></viewController></objects></scene>
            OTHER</scenes></document>
            """
        let next = board.replacing("SEGUE", with: "<segue destination=\"two-vc-001\" kind=\"show\" id=\"seg-ue-001\"/>").replacing(
            "OTHER", with: "<scene sceneID=\"sce-ne-002\"><objects><viewController id=\"two-vc-001\"/></objects></scene>")
        let words = try R.lines(R.read(board.replacing("SEGUE", with: "").replacing("OTHER", with: "")), R.read(next)).joined()
        #expect(words.contains("with 1 segue") && !words.contains("  "), "\(words)")
    }

    @Test("A view without a title is named by its kind and the nearest view with a title, a scene without one by its class in words")
    func untitled() throws {
        func nested(_ alpha: String) throws -> InterfaceDocument {
            try R.xib(
                "<view id=\"vie-w0-001\"><subviews><view id=\"vie-w0-002\"><subviews><stackView id=\"sta-ck-001\"><subviews>"
                    + "<imageView id=\"ima-ge-001\"\(alpha)/></subviews></stackView></subviews></view></subviews></view>")
        }
        #expect(try R.lines(nested(""), nested(" alpha=\"0.5\"")) == ["image view in stack view in Form: alpha → 0.5"])
        func board(_ alpha: String) throws -> InterfaceDocument {
            try R.read(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505"><scenes>
                <scene sceneID="sce-ne-001"><objects><tableViewController id="one-vc-001"><view key="view" id="vie-w0-001"><subviews>
                <view id="vie-w0-002"><subviews><view id="vie-w0-003"\(alpha)/></subviews></view></subviews></view>
                </tableViewController></objects></scene></scenes></document>
                """)
        }
        #expect(try R.lines(board(""), board(" alpha=\"0.5\"")) == ["Table View Controller ▸ view in view: alpha → 0.5"])
    }

    @Test("An added part has its name, without its attributes; a replaced one has those of both")
    func parts() throws {
        func field(_ part: String) throws -> InterfaceDocument {
            try R.xib("<textField placeholder=\"Amount\" id=\"fie-ld-001\">\(part)</textField>")
        }
        let formatter = "<numberFormatter key=\"formatter\" formatterBehavior=\"default10_4\" groupingSize=\"0\" id=\"for-ma-001\"/>"
        #expect(try R.lines(field(""), field(formatter)) == ["Amount (text field): number formatter added"])
        #expect(try R.lines(field(formatter), field("")) == ["Amount (text field): number formatter removed"])
        let (old, new) = ("<oldShape key=\"shape\" size=\"1\" id=\"sha-pe-001\"/>", "<newForm key=\"shape\" edge=\"2\" id=\"sha-pe-002\"/>")
        #expect(try R.lines(field(old), field(new)) == ["Amount (text field): shape size 1 → edge 2"])
    }

    @Test("A part without a description of its own is counted or omitted")
    func emptyValues() throws {
        func item(_ parts: String) throws -> InterfaceDocument {
            try R.read(
                R.text("").replacing("<view ", with: "<menuItem title=\"Go\" id=\"ite-m0-001\">\(parts)</menuItem><view "))
        }
        #expect(
            try R.lines(item(""), item("<modifierMask key=\"keyEquivalentModifierMask\"/>"))
                == ["Go (menu item): key equivalent modifier mask → none"])
        #expect(
            try R.lines(item(""), item("<menu key=\"submenu\" id=\"men-u0-001\"/>")).first?.hasSuffix("added") == true)
    }

    @Test("Differences that only Interface Builder's writing causes are folded")
    func spellings() throws {
        func stack(_ priority: String, _ parts: String) throws -> InterfaceDocument {
            try R.xib("<stackView horizontalStackHuggingPriority=\"\(priority)\" id=\"sta-ck-001\">\(parts)</stackView>")
        }
        let lists = """
            <visibilityPriorities><integer value="1000"/></visibilityPriorities>
            <customSpacing><real value="3.4028234663852886e+38"/></customSpacing><animations/>
            """
        let lists2 = lists.replacing("</visib", with: "<integer value=\"1000\"/></visib")
        #expect(try R.lines(stack("249.99998474121094", lists), stack("250", lists2)).isEmpty)
        func button(_ type: String, _ title: String) throws -> InterfaceDocument {
            try R.xib("<button buttonType=\"\(type)\" id=\"but-to-001\"><\(title) key=\"title\">Go</\(title)></button>")
        }
        #expect(try R.lines(button("roundedRect", "string"), button("system", "mutableString")).isEmpty)
    }

    @Test("A renamed outlet is one change, and so is a renamed action")
    func renamed() throws {
        func form(_ outlet: String, _ id: String) throws -> InterfaceDocument {
            try R.xib(
                R.label("lab-el-001", "Name"), connections: "<outlet property=\"\(outlet)\" destination=\"lab-el-001\" id=\"\(id)\"/>")
        }
        #expect(
            try R.lines(form("title", "out-le-001"), form("name", "out-le-002")) == [
                "File's Owner (placeholder): outlet title → outlet name"
            ])
        // With two candidates, the match is ambiguous.
        let two = try R.xib(
            R.label("lab-el-001", "Name"),
            connections:
                "<outlet property=\"a\" destination=\"lab-el-001\" id=\"1\"/><outlet property=\"b\" destination=\"lab-el-001\" id=\"2\"/>")
        #expect(try R.lines(form("title", "out-le-001"), two).count == 3)
    }

    @Test("Repeated labels use the outlet's name, and a container with the same name is distinguished")
    func names() throws {
        func form(_ width: Int) throws -> InterfaceDocument {
            let constraint = { (id: String) in
                "<constraints><constraint firstAttribute=\"width\" constant=\"\(width)\" id=\"c\(id)\"/></constraints>"
            }
            return try R.xib(
                R.label("lab-el-001", "Label", constraint("1")) + R.label("lab-el-002", "Label"),
                connections: "<outlet property=\"subtitleLabel\" destination=\"lab-el-001\" id=\"out-le-001\"/>")
        }
        #expect(try R.lines(form(80), form(90)) == ["subtitleLabel (label): width 80 → 90"])
        func box(_ constant: String) throws -> InterfaceDocument {
            try R.xib(R.button("but-to-001", "Form"), constraints: R.leading("but-to-001", constant))
        }
        #expect(try R.lines(box("8"), box("9")) == ["Form (button): leading to Form (view) 8 → 9"])
    }

    @Test("A view that moves to another parent with the same name is reported as moved")
    func moved() throws {
        func form(_ first: String, _ second: String) throws -> InterfaceDocument {
            try R.xib("<view id=\"a\"><subviews>\(first)</subviews></view><view id=\"b\"><subviews>\(second)</subviews></view>")
        }
        let button = R.button("but-to-001", "Go")
        #expect(try R.lines(form(button, ""), form("", button)).contains("Go (button): moved from one view in Form to another"))
    }
}

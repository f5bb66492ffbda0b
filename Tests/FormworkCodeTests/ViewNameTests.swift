import FormworkCode
import Testing

@Suite("Names of views in code")
struct ViewNameTests {
    private static func names(_ views: String, isMac: Bool = false) throws -> [String] {
        let text = FormDocuments.xib(
            "<\(isMac ? "customView" : "view") id=\"v\"><subviews>\(views)</subviews></\(isMac ? "customView" : "view")>", isMac: isMac)
        let unit = try #require(CodeChecker.files(text, isMac ? .appkit : .uikit).first?.unit)
        return unit.views.dropFirst().map(\.name)
    }

    @Test(
        "A name comes from an accessibility label, an image, a class, a neighbor or the content",
        arguments: [
            (#"<button id="b"><accessibility key="accessibilityConfiguration" label="Close"/></button>"#, ["closeButton"]),
            (#"<imageView image="ic_checkbox" id="i"/>"#, ["checkboxImageView"]),
            (#"<button id="b"><state key="normal" image="chevron.right" catalog="system"/></button>"#, ["chevronRightButton"]),
            (#"<view customClass="GradientView" id="g"/>"#, ["gradientView"]),
            (#"<label text="Email" id="l"/><textField id="t"/>"#, ["emailLabel", "emailTextField"]),
            (#"<view id="c"><subviews><label text="Total" id="l"/></subviews></view>"#, ["totalContainer", "totalLabel"]),
            (#"<view id="s"><rect key="frame" x="0" y="0" width="100" height="1"/></view>"#, ["separator"]),
            (#"<label text="STEP1" id="l"/>"#, ["step1Label"]), (#"<view id="n"/>"#, ["view2"]),
        ])
    func name(views: String, expected: [String]) throws {
        #expect(try Self.names(views) == expected)
    }

    @Test(
        "A long text is named after its first distinctive words, and filler text isn't used",
        arguments: [
            ("Select which actions will trigger a notification of this application", "selectActionsTriggerLabel"),
            ("Lorem ipsum dolor sit er elit lamet, consectetaur cillium adipisicing pecu", "label"),
            ("It is what it will be, and so on, and so on, and so on", "label"),
        ])
    func longText(text: String, expected: String) throws {
        #expect(try Self.names(#"<label text="\#(text)" id="l"/>"#) == [expected])
    }

    @Test("The box that draws a line is a separator, and the content of another box is named after it")
    func boxes() throws {
        let views = """
            <box boxType="separator" id="a"/><box userLabel="Network" id="b"><view key="contentView" id="c"/></box>
            """
        #expect(try Self.names(views, isMac: true) == ["separator", "network", "networkContentView"])
    }

    @Test("The label in the row of a control names it, not the label of another row")
    func rows() throws {
        func view(_ element: String, _ id: String, _ x: Int, _ y: Int) -> String {
            #"<\#(element) id="\#(id)"><rect key="frame" x="\#(x)" y="\#(y)" width="80" height="20"/></\#(element.prefix { $0 != " " })>"#
        }
        let labels = view(#"label text="Name""#, "a", 0, 0) + view(#"label text="Author""#, "b", 0, 30)
        let fields = view("textField", "c", 100, 0) + view("textField", "d", 100, 32) + view("slider", "e", 0, 90)
        #expect(try Self.names(labels + fields) == ["nameLabel", "authorLabel", "nameTextField", "authorTextField", "slider"])
        // A label above its control.
        let above = view(#"label text="Name""#, "a", 0, 0) + view("textField", "c", 0, 24)
        #expect(try Self.names(above + view(#"label text="Mail""#, "f", 0, 60) + view("switch", "g", 0, 84)).last == "mailToggle")
    }

    @Test("A cell view of macOS is named after its column")
    func columns() throws {
        let column = """
            <tableColumn identifier="x" id="n"><tableHeaderCell key="headerCell" title="Rating"/><prototypeCellViews>
            <tableCellView id="p"/></prototypeCellViews></tableColumn>
            """
        let text = FormDocuments.xib(
            #"<customView id="v"><subviews><tableView id="t"><tableColumns>\#(column)</tableColumns></tableView></subviews></customView>"#,
            isMac: true)
        #expect(try CodeChecker.files(text, .appkit, form: nil).map(\.name).contains("RatingCellView.swift"))
    }

    @Test("A cell with an identifier that any cell has is named after its first telling text")
    func cells() throws {
        func cell(_ identifier: String, _ text: String, _ id: String) -> String {
            """
            <tableViewCell reuseIdentifier="\(identifier)" id="\(id)"><tableViewCellContentView key="contentView" id="\(id)k"><subviews>
            <label text="\(text)" id="\(id)l"/></subviews></tableViewCellContentView></tableViewCell>
            """
        }
        let cells = cell("Cell", "Sign Out", "a") + cell("Profile", "Title", "c")
        let text = FormDocuments.xib(#"<tableView id="t"><prototypes>\#(cells)</prototypes></tableView>"#)
        let names = try CodeChecker.files(text, .uikit, form: nil).map(\.name).filter { $0.contains("Cell") || $0.contains("Out") }
        #expect(names == ["SignOutCell.swift", "ProfileCell.swift"])
    }

    @Test("A text field of AppKit that can't be edited is a label")
    func labels() throws {
        let views = """
            <textField id="a"><textFieldCell key="cell" title="Name:" id="b"/></textField>
            <textField id="c"><textFieldCell key="cell" editable="YES" id="d"/></textField>
            """
        #expect(try Self.names(views, isMac: true) == ["nameLabel", "nameTextField"])
    }

    @Test("The controller of a window is named after its document, and not twice after its kind")
    func windows() throws {
        func name(_ source: String, _ title: String) throws -> String? {
            let text = FormDocuments.xib("<window title=\"\(title)\" id=\"w\"><view key=\"contentView\" id=\"v\"/></window>", isMac: true)
            return try CodeChecker.files(text, .appkit, source: source, form: nil).last?.name
        }
        #expect(try name("Document.xib", "Window") == "DocumentWindowController.swift")
        #expect(try name("MainWindow.xib", "Window") == "MainWindowController.swift")
        #expect(try name("A.xib", "Progress") == "ProgressWindowController.swift")
    }

    @Test("An XIB whose owner is a view controller becomes a controller")
    func owner() throws {
        let text = FormDocuments.xib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PlayerViewController"><connections>
            <outlet property="view" destination="v" id="o"/></connections></placeholder><view id="v"/>
            """)
        let file = try #require(CodeChecker.files(text, .uikit, form: nil).first)
        #expect(file.name == "PlayerViewControllerBase.swift" && file.text.contains(": UIViewController {"))
    }

    @Test("Comments have no ids and no notes that say nothing; equal notes are one")
    func notes() throws {
        let labels = (1...3).map {
            "<label text=\"Label\" id=\"l\($0)\"><connections><outlet property=\"next\" destination=\"o\" id=\"x\($0)\"/></connections></label>"
        }
        let scene = FormDocuments.storyboard(
            """
            <scene sceneID="s"><objects><customObject id="o"/><viewController storyboardIdentifier="Main" title="A" id="c">
            <view key="view" id="v"><subviews>\(labels.joined())</subviews></view></viewController></objects></scene>
            """)
        let document = try CodeChecker.document(scene)
        let text = try #require(CodeGenerator(.uikit).files(of: document, source: "A.storyboard").first).text
        #expect(text.contains("(3 times)") && !text.contains("'l1'") && !text.contains("storyboardIdentifier") && !text.contains("(v)"))
        let named = try #require(CodeGenerator(.uikit, showsIDs: true).files(of: document, source: "A.storyboard").first).text
        #expect(named.contains("/// UILabel “Label” (l1)") && named.contains("'o'"))
    }
}

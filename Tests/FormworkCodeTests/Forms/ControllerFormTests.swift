import FormworkCode
import FormworkModel
import Testing

@Suite("Code of controllers")
struct ControllerFormTests {
    private static func login(_ scenes: String = FormDocuments.scenes) throws -> (code: String, notes: [String]) {
        let files = try CodeChecker.files(FormDocuments.storyboard(scenes), .uikit, source: "Main.storyboard", form: nil)
        let file = try #require(files.first)
        return (file.text, file.notConverted.map(\.text))
    }

    @Test("The application's class derives from a class that builds the view and has the outlets")
    func classes() throws {
        let files = try CodeChecker.files(FormDocuments.storyboard(FormDocuments.scenes), .uikit, form: nil)
        let names = ["LoginViewControllerBase", "DetailViewControllerBase", "ChildViewController", "DetailNavigationController"]
        #expect(files.map(\.name) == names.map { $0 + ".swift" })
        #expect(files.prefix(3).map(\.unit?.ownClass) == ["LoginViewController", "DetailViewController", nil])
        let code = files[0].text
        #expect(code.contains("class LoginViewControllerBase: UIViewController {"))
        #expect(code.contains("let nameField = UITextField()"))
        #expect(code.contains("override func loadView() {") && code.contains("view = rootView"))
        #expect(code.contains("nameField.delegate = self as? any UITextFieldDelegate"))
        #expect(code.contains("moreButton.addTarget(self, action: Selector((\"log:\")), for: .touchUpInside)"))
        #expect(!code.contains("owner"))
        #expect(try CodeChecker.syntaxErrors(in: files, .uikit) == "")
    }

    @Test("Titles and bar items are set before the view is loaded")
    func items() throws {
        let (code, _) = try Self.login()
        let setUp = try #require(code.split(separator: "private func setUp() {").dropFirst().first)
        #expect(setUp.contains(" title = \"Log In\"") && setUp.contains(" definesPresentationContext = true"))
        #expect(setUp.contains("navigationItem.title = \"Log In\""))
        #expect(setUp.contains("tabBarItem = UITabBarItem(title: \"Home\", image: nil, tag: 0)"))
        #expect(setUp.contains("UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),"))
        #expect(code.contains("target: self, action: Selector((\"help:\"))"))
        #expect(code.contains("var helpItem: UIBarButtonItem? { navigationItem.rightBarButtonItem }"))
    }

    @Test("Segues are functions that their triggers call")
    func segues() throws {
        let (code, notes) = try Self.login()
        #expect(code.contains("func showDetail(prepare: (DetailViewController) -> Void = { _ in }) {"))
        #expect(code.contains("show(destination, sender: self)"))
        #expect(code.contains(".addAction(UIAction { [weak self] _ in self?.showDetail() }, for: .touchUpInside)"))
        #expect(code.contains("let destination = DetailNavigationController()\n        prepare(destination.root)"))
        #expect(code.contains("destination.popoverPresentationController?.barButtonItem = navigationItem.leftBarButtonItem\n"))
        #expect(code.contains("destination.popoverPresentationController?.permittedArrowDirections = [.up]"))
        #expect(code.contains("UIStoryboard(name: \"Other\", bundle: nil).instantiateViewController(withIdentifier: \"first\")"))
        #expect(code.contains("func performOther(prepare: (UIViewController) -> Void = { _ in }) {"))
        #expect(notes.contains { $0.hasPrefix("segue 'g4': the unwind segue from LoginViewController to exit 'x1', to 'back:'") })
        #expect(!notes.contains { $0.contains("'g1'") || $0.contains("'g5'") })
    }

    @Test("Parts of a segue that its function omits are noted")
    func unsaid() throws {
        let attributes = #"animates="NO" trigger="accessoryAction" destinationCreationSelector="makeDetail:" kind="show""#
        let text = FormDocuments.storyboard(FormDocuments.scenes.replacing(#"kind="show""#, with: attributes))
        let notes = try CodeChecker.files(text, .uikit, form: nil)[0].notConverted.map(\.what)
        for name in ["animates", "trigger", "destinationCreationSelector"] { #expect(notes.contains("attribute '\(name)' of segue")) }
        let plain = try CodeChecker.files(FormDocuments.storyboard(FormDocuments.scenes), .uikit, form: nil)[0].notConverted.map(\.what)
        #expect(!plain.contains { $0.hasSuffix("of segue") })
    }

    @Test("With SnapKit, too, a scene is a controller, whose containers are classes")
    func snapKit() throws {
        let files = try CodeChecker.files(FormDocuments.storyboard(FormDocuments.scenes), .snapkit, form: nil)
        #expect(files.map(\.name).prefix(1) == ["LoginViewControllerBase.swift"])
        #expect(files.contains { $0.name == "DetailNavigationController.swift" })
        #expect(files[0].text.contains("import SnapKit") && files[0].text.contains("class LoginViewControllerBase: UIViewController {"))
    }

    @Test("A container has its child once the view is loaded")
    func embeds() throws {
        let (code, _) = try Self.login()
        #expect(code.contains("        embedChild()\n"))
        #expect(code.contains("let destination = ChildViewController()"))
        #expect(code.contains("containerView.addSubview(destination.view)") && code.contains("destination.didMove(toParent: self)"))
    }

    @Test("A static table belongs to its controller, with rows, headers, footers and the rows' segues")
    func table() throws {
        let text = FormDocuments.storyboard(
            """
            <scene sceneID="s"><objects><tableViewController customClass="SettingsController" id="c">
            <tableView key="view" dataMode="static" style="grouped" id="t"><sections>
            <tableViewSection headerTitle="Account" footerTitle="Ask." id="x"><cells>
            <tableViewCell userLabel="Name" rowHeight="60" id="r1"><tableViewCellContentView key="contentView" id="k1"><subviews>
            <label text="?" id="l"/></subviews></tableViewCellContentView></tableViewCell>
            <tableViewCell userLabel="More" id="r2"><tableViewCellContentView key="contentView" id="k2"/>
            <connections><segue destination="d" kind="push" id="g"/></connections></tableViewCell>
            </cells></tableViewSection></sections>
            <connections><outlet property="dataSource" destination="c" id="o1"/></connections></tableView>
            <connections><outlet property="nameLabel" destination="l" id="o2"/></connections></tableViewController></objects></scene>
            <scene sceneID="u"><objects><viewController title="More" id="d"><view key="view" id="w"/></viewController></objects></scene>
            """)
        let files = try CodeChecker.files(text, .uikit, form: nil)
        let code = try #require(files.first { $0.name == "SettingsControllerBase.swift" }).text
        #expect(code.contains("class SettingsControllerBase: UITableViewController {"))
        #expect(code.contains("(\"Account\", \"Ask.\", [name, more]),"))
        #expect(code.contains("[60, UITableView.automaticDimension],"))
        #expect(code.contains("if cell === self.more { showMore() }"))
        #expect(code.contains("navigationController?.pushViewController(destination, animated: true)"))
        #expect(code.contains("rootView.dataSource = self\n"))
        #expect(code.contains("var nameLabel: UILabel { name.nameLabel }"))
        #expect(!files.flatMap(\.notConverted).contains { $0.element.name == "tableViewSection" || $0.text.contains("rowHeight") })
        #expect(try CodeChecker.syntaxErrors(in: files, .uikit) == "")
    }

    @Test("An outlet to a row has the row's class, either the application's or a stand-in")
    func rows() throws {
        let cell = { (id: String) in
            "<tableViewCell userLabel=\"\(id)\" customClass=\"RowCell\" id=\"\(id)\">"
                + "<tableViewCellContentView key=\"contentView\" id=\"k\(id)\"><subviews><label id=\"l\(id)\" customClass=\"OwnLabel\"/></subviews>"
                + "</tableViewCellContentView><connections><outletCollection property=\"all\" destination=\"\(id)\" id=\"p\(id)\"/>"
                + "</connections></tableViewCell>"
        }
        let text = FormDocuments.storyboard(
            """
            <scene sceneID="s"><objects><tableViewController customClass="Rows" id="c"><tableView key="view" dataMode="static" id="t">
            <sections><tableViewSection id="x"><cells>\(cell("one"))\(cell("two"))</cells></tableViewSection></sections></tableView>
            <connections><outlet property="firstRow" destination="one" id="o1"/><outlet property="secondRow" destination="two" id="o2"/>
            <outlet property="text" destination="lone" id="o3"/></connections></tableViewController></objects></scene>
            """
        )
        .replacing("id=\"one\"", with: "textLabel=\"lone\" style=\"IBUITableViewCellStyleDefault\" id=\"one\"")
        let files = try CodeChecker.files(text, .uikit, form: nil)
        let code = try #require(files.first { $0.name == "RowsBase.swift" }).text
        #expect(code.contains("var text: UILabel { one.label }"))
        #expect(files.contains { $0.text.contains("var all: [RowCellBase] { [self] }") })
        #expect(code.contains("private(set) lazy var one = RowCell()") && code.contains("private(set) lazy var two = RowCellBase2()"))
        #expect(code.contains("var firstRow: RowCell { one }"))
        #expect(code.contains("var secondRow: RowCellBase2 { two }"))
    }

    @Test("A row with the name 'cell' is distinguished from the selected row", arguments: ["", "reuseIdentifier=\"Cell\""])
    func rowCalledCell(attribute: String) throws {
        let text = FormDocuments.storyboard(
            """
            <scene sceneID="s"><objects><tableViewController id="c"><tableView key="view" dataMode="static" id="t"><sections>
            <tableViewSection id="x"><cells><tableViewCell \(attribute) id="r1"><tableViewCellContentView key="contentView" id="k1"/>
            <connections><segue destination="d" kind="push" id="g"/></connections></tableViewCell></cells></tableViewSection></sections>
            </tableView></tableViewController></objects></scene>
            <scene sceneID="u"><objects><viewController title="More" id="d"><view key="view" id="w"/></viewController></objects></scene>
            """)
        let code = try CodeChecker.files(text, .uikit, form: nil).map(\.text).joined()
        #expect(code.contains("if cell === self.cell { showMore() }"))
    }

    @Test("Views don't have the names of local variables of functions")
    func names() throws {
        let text = FormDocuments.storyboard(
            """
            <scene sceneID="s"><objects><viewController id="c"><view key="view" id="v"><subviews>
            <containerView userLabel="Content" id="e"><connections><segue destination="n" kind="embed" id="g"/></connections></containerView>
            <view userLabel="Destination" id="f"/><stackView userLabel="Horizontal" id="h"/></subviews></view></viewController></objects></scene>
            <scene sceneID="u"><objects><navigationController id="n"><connections>
            <segue destination="d" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController></objects></scene>
            <scene sceneID="w"><objects><viewController title="More" id="d"><view key="view" id="w"/></viewController></objects></scene>
            """)
        let code = try CodeChecker.files(text, .uikit, form: nil).map(\.text).joined()
        for name in ["content2 = UIView()", "destination2 = UIView()", "horizontal2 = UIStackView()"] {
            #expect(code.contains("let " + name))
        }
        #expect(code.contains("destination.view.frame = ") && !code.contains("destination.view.frame = content.bounds"))
    }

    @Test("Controllers of macOS, too")
    func mac() throws {
        let text = FormDocuments.storyboard(
            """
            <scene sceneID="s"><objects><viewController title="About" id="c"><view key="view" id="v"><subviews>
            <button id="b"><buttonCell key="cell" type="push" title="OK" id="e"/>
            <connections><action selector="close:" target="c" id="a"/></connections></button></subviews></view>
            <connections><segue destination="d" kind="sheet" identifier="showMore" id="g"/></connections></viewController></objects></scene>
            <scene sceneID="u"><objects><viewController customClass="MoreController" id="d"><view key="view" id="w"/></viewController></objects>
            </scene>
            """, isMac: true)
        let files = try CodeChecker.files(text, .appkit, form: nil)
        #expect(files.map(\.name) == ["AboutViewController.swift", "MoreControllerBase.swift"])
        #expect(files[0].text.contains("override init(nibName nibNameOrNil: NSNib.Name?, bundle nibBundleOrNil: Bundle?) {"))
        #expect(files[0].text.contains(".target = self"))
        #expect(files[0].text.contains("presentAsSheet(destination)"))
    }

    @Test("Names of segues and classes in a document never become code")
    func hostile() throws {
        let scenes = FormDocuments.scenes.replacing("showDetail", with: "&quot;); exit(1); (&quot;")
            .replacing("\"Other\"", with: "\"Other&quot;); exit(2) //\"").replacing(
                "DetailViewController", with: "Detail() ; exit(3) ; class X")
        let files = try CodeChecker.files(FormDocuments.storyboard(scenes), .uikit, form: nil)
        let code = files.map { CodeLexer.swift($0.text).0 }.joined()
        for number in 1...3 { #expect(!code.contains("exit(\(number))")) }
        #expect(try CodeChecker.syntaxErrors(in: files, .uikit) == "")
    }
}

import FormworkDiagnostics
import FormworkRules
import Testing

@Suite("Rules about images, colors, fonts, storyboards, nibs, segues and cells")
struct ResourceRuleTests {
    @Test("Images and colors against catalogues and files")
    func images() throws {
        let files: KeyValuePairs = [
            "App/Assets.xcassets/logo.imageset/Contents.json": "{}", "App/Assets.xcassets/Icons/star.imageset/Contents.json": "{}",
            "App/Assets.xcassets/Brand.colorset/Contents.json": "{}", "App/photo@2x.png": "",
            "App/Main.storyboard": SampleProject.storyboard(
                "Page", "",
                resources: """
                    <image name="logo" width="1" height="1"/><image name="star" width="1" height="1"/>
                    <image name="Icons/star" width="1" height="1"/><image name="photo" width="1" height="1"/>
                    <image name="photo.png" width="1" height="1"/><image name="chevron.left" catalog="system" width="1" height="1"/>
                    <image name="NSAddTemplate" width="1" height="1"/>
                    <image name="lgoo" width="1" height="1"/><!--missing-image-->
                    <image name="inside" width="1" height="1"><mutableData key="keyedArchiveRepresentation">YQ==</mutableData></image>
                    <namedColor name="Brand"/><namedColor name="AccentColor"/>
                    <namedColor name="Brnad"/><!--missing-color-->
                    """),
        ]
        let found = try SampleProject(files).expectMarks(of: "missing-image")
        #expect(found.map(\.notes) == [["did you mean 'logo'?"]])
        try SampleProject(files).expectMarks(of: "missing-color")
    }

    @Test("A custom font's file, and the list of fonts in Info.plist")
    func fonts() throws {
        let list = """
            <plist version="1.0"><dict><key>UIAppFonts</key><array><string>Fonts/Inter-Bold.ttf</string></array></dict></plist>
            """
        let document = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
                <customFonts key="customFonts">
                    <array key="Inter-Bold.ttf"><string>Inter-Bold</string></array>
                    <array key="Inter-Thin.ttf"><string>Inter-Thin</string></array><!--missing-font-->
                    <array key="Gone.ttf"><string>Gone</string></array><!--missing-font-->
                </customFonts>
                <objects><view id="V"/></objects>
            </document>
            """
        let found = try SampleProject([
            "App/Inter-Bold.ttf": "", "App/Inter-Thin.ttf": "", "App/Info.plist": list, "App/Main.xib": document,
        ]).expectMarks(of: "missing-font")
        #expect(
            found.map(\.message).contains("the font file 'Inter-Thin.ttf' is in the project, but no Info.plist lists it under UIAppFonts")
        )
        #expect(found.map(\.message).contains("the font file 'Gone.ttf' is not in the project"))
        #expect(found.map(\.notes).contains(["the widths of its texts are estimated"]))
        // Code registers them.
        let registered = try SampleProject([
            "App/Inter-Bold.ttf": "", "App/Inter-Thin.ttf": "", "App/Gone.ttf": "", "App/Info.plist": list, "App/Main.xib": document,
            "App/Fonts.swift": "class Fonts { func load() { CTFontManagerRegisterFontsForURL(url, .process, nil) } }",
        ]).findings([try #require(ValidationRules.rule("missing-font"))])
        #expect(registered.isEmpty)
    }

    @Test("References to storyboards and their scenes, in documents and in code")
    func storyboards() throws {
        let found = try SampleProject([
            "App/Page.swift": """
            class Page: UIViewController {
                func go() {
                    _ = UIStoryboard(name: "Main", bundle: nil)
                    _ = UIStoryboard(name: "Mian", bundle: nil) /*missing-storyboard-reference*/
                    _ = UIStoryboard(name: "Elsewhere", bundle: Bundle(identifier: "other"))
                    _ = UIStoryboard(name: name, bundle: nil)
                }
            }
            """,
            "App/Main.storyboard": SampleProject.storyboard(
                "Page", "",
                siblings: """
                    <scene sceneID="1"><objects><viewControllerPlaceholder storyboardName="Other" id="P1"/></objects></scene>
                    <scene sceneID="2"><objects><viewControllerPlaceholder storyboardName="Othr" id="P2"/></objects></scene><!--missing-storyboard-reference-->
                    <scene sceneID="3"><objects><viewControllerPlaceholder storyboardName="Other" referencedIdentifier="login" id="P3"/></objects></scene><!--missing-storyboard-reference-->
                    <scene sceneID="4"><objects><viewControllerPlaceholder storyboardName="Kit" bundleIdentifier="a.b" id="P4"/></objects></scene>
                    """),
            "App/Other.storyboard": SampleProject.storyboard("Page", ""),
        ]).expectMarks(of: "missing-storyboard-reference")
        #expect(found.contains { $0.message.hasSuffix("no scene of 'Other' has the identifier 'login'") })
    }

    @Test("Segues, nibs and cells that code requests")
    func code() throws {
        let files: KeyValuePairs = [
            "App/Page.swift": """
            class Page: UITableViewController {
                enum ID { static let cell = "row" }
                override func viewDidLoad() {
                    performSegue(withIdentifier: "detail", sender: nil)
                    performSegue(withIdentifier: "detial", sender: nil) /*missing-segue*/
                    tableView.register(UINib(nibName: "RowCell", bundle: nil), forCellReuseIdentifier: "nib")
                    tableView.register(UINib(nibName: "RowCel", bundle: nil), forCellReuseIdentifier: "nib") /*missing-nib*/
                    tableView.dequeueReusableCell(withIdentifier: ID.cell, for: path)
                    tableView.dequeueReusableCell(withIdentifier: "nib", for: path)
                    tableView.dequeueReusableCell(withIdentifier: "rwo", for: path) /*missing-reuse-identifier*/
                    tableView.dequeueReusableCell(withIdentifier: "made here")
                }
            }
            """,
            "App/Old.m": """
            @interface Old : UIViewController
            @end
            @implementation Old
            - (void)go { [self performSegueWithIdentifier:@"gone" sender:nil]; /*missing-segue*/
                [self performSegueWithIdentifier:[self name] sender:nil]; }
            @end
            @implementation OfLibrary
            - (void)go { [self performSegueWithIdentifier:@"elsewhere" sender:nil]; }
            @end
            """,
            "App/Main.storyboard": SampleProject.storyboard(
                "Page", "", views: #"<tableViewCell id="1" reuseIdentifier="row"/>"#,
                siblings:
                    #"<scene sceneID="1"><objects><viewController id="D" customClass="Old"><connections><segue destination="C" kind="show" identifier="detail" id="2"/></connections></viewController></objects></scene>"#
            ),
            "App/RowCell.xib": """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects/></document>
            """,
        ]
        let found = try SampleProject(files).expectMarks(of: "missing-segue")
        #expect(found.map(\.location.file) == ["App/Old.m", "App/Page.swift"] && found[1].notes == ["did you mean 'detail'?"])
        try SampleProject(files).expectMarks(of: "missing-nib")
        try SampleProject(files).expectMarks(of: "missing-reuse-identifier")
    }

    @Test("A class that registers cells under a computed name silences the rule about cells")
    func computed() throws {
        let found = try SampleProject([
            "App/Page.swift": """
            class Page: UITableViewController {
                func add(_ name: String) {
                    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "x" + name)
                    tableView.dequeueReusableCell(withIdentifier: "rwo", for: path)
                }
            }
            """,
            "App/Main.storyboard": SampleProject.storyboard("Page", ""),
        ]).findings([try #require(ValidationRules.rule("missing-reuse-identifier"))])
        #expect(found.isEmpty)
    }

    @Test("A document that nothing loads is found on request")
    func unused() throws {
        let xib =
            #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects/></document>"#
        let project = try SampleProject([
            "App/Page.swift": "class RowCell: UIView { func a() { UINib(nibName: \"Loaded\", bundle: nil) } }", "App/Loaded.xib": xib,
            "App/RowCell.xib": xib, "App/Old.xib": xib, "App/Info.plist": "<key>UIMainStoryboardFile</key><string>Main</string>",
            "App/Main.storyboard": SampleProject.storyboard("Page", ""),
        ])
        let found = try project.findings([try #require(ValidationRules.rule("unused-document"))])
        #expect(found.map(\.location.file) == ["App/Old.xib"])
        #expect(!ValidationRules.usual.contains { $0.id == "unused-document" })
    }
}

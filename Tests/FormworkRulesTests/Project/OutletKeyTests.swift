import FormworkDiagnostics
import FormworkRules
import Testing

@Suite("Outlets by their keys, types and modules")
struct OutletKeyTests {
    private static func outlets(_ outlets: String...) -> String { "<connections>\n" + outlets.joined(separator: "\n") + "\n</connections>" }

    @Test("A variable of Objective-C is connected under either name, and is one outlet with its property")
    func variables() throws {
        let project = try SampleProject([
            "App/Page.h": """
            @interface Page : UIViewController {
                IBOutlet UILabel *_front;
                IBOutlet UILabel *_back;
            }
            @property (nonatomic) IBOutlet UILabel *back;
            @property (nonatomic) IBOutlet UILabel *note;
            @property (nonatomic) IBOutlet UILabel *made;
            @property (nonatomic, weak) IBOutlet id<PageDelegate> pageDelegate;
            @end
            """,
            "App/Page.m": "@implementation Page { IBOutlet UIButton *_save; }\n- (void)viewDidLoad { self.made = [UILabel new]; }\n@end",
            "App/Main.storyboard": SampleProject.storyboard(
                "Page",
                Self.outlets(
                    #"<outlet property="front" destination="L" id="1"/>"#, #"<outlet property="_save" destination="B" id="2"/>"#,
                    #"<outlet property="_note" destination="L" id="3"/>"#,
                    #"<outlet property="tabBarObservedScrollView" destination="V" id="4"/>"#,
                    #"<outlet property="save_" destination="B" id="5"/><!--missing-outlet-->"#)),
        ])
        try project.expectMarks(of: "missing-outlet")
        let found = try project.findings([try #require(ValidationRules.rule("unconnected-outlet"))])
        #expect(found.map(\.message) == ["outlet '_back' of 'Page' is not connected"])
    }

    @Test("A nib that a class loads in two steps, or names as owner of a window, connects that class's outlets")
    func loadedNibs() throws {
        let sheet = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
                    <outlet property="NAME" destination="A" id="2"/>
                </connections></placeholder>
                <view id="A"/>
            </objects></document>
            """
        let found = try SampleProject([
            "App/Page.m": """
            @interface Page : UIViewController
            @property IBOutlet UIView *sheet, *panel, *none, *used;
            @end
            @implementation Page
            - (void)load {
                UINib *nib = [[UINib alloc] initWithNibNamed:@"Sheet" bundle:nil];
                [nib instantiateWithOwner:self options:nil];
                [[Controller alloc] initWithWindowNibName:@"Panel" owner:self];
            }
            @end
            """,
            "App/Sheet.xib": sheet.replacing("NAME", with: "sheet"), "App/Panel.xib": sheet.replacing("NAME", with: "panel"),
            "App/Other.xib": sheet.replacing("NAME", with: "none"),
            "App/Main.storyboard": SampleProject.storyboard("Page", Self.outlets(#"<outlet property="used" destination="V" id="1"/>"#)),
        ]).findings([try #require(ValidationRules.rule("unconnected-outlet"))])
        #expect(found.map(\.message) == ["outlet 'none' of 'Page' is not connected"])
    }

    @Test("An outlet whose type has another name in a branch, or isn't certainly a class, fits")
    func types() throws {
        try SampleProject([
            "App/Page.swift": """
            #if os(macOS)
            typealias Platform = NSButton
            #else
            typealias Platform = UIButton
            #endif
            class Page: UIViewController {
                class Key: UIButton {}
                @IBOutlet var a: Platform!
                @IBOutlet var b: UIButton!
                @IBOutlet var c: (UIView & Foo)!
                @IBOutlet var d: Key!
                @IBOutlet var e: Kit.Label!
                @IBOutlet var f: Platform!
            }
            """,
            "App/Mac.swift": "#if !canImport(UIKit)\npublic typealias UIButton = NSButton\n#endif",
            "App/Main.storyboard": SampleProject.storyboard(
                "Page",
                Self.outlets(
                    #"<outlet property="a" destination="B" id="1"/>"#, #"<outlet property="b" destination="B" id="2"/>"#,
                    #"<outlet property="c" destination="L" id="3"/>"#, #"<outlet property="d" destination="K" id="4"/>"#,
                    #"<outlet property="e" destination="L" id="5"/>"#,
                    #"<outlet property="f" destination="L" id="6"/><!--outlet-type-mismatch-->"#),
                views: #"<button id="K" customClass="_TtCC3App4Page3Key"/>"#),
        ]).expectMarks(of: "outlet-type-mismatch")
    }

    @Test("Members that a macro may add are not missing")
    func macros() throws {
        try SampleProject([
            "App/Page.swift": "@Outlets class Page: UIViewController {}",
            "App/Main.storyboard": SampleProject.storyboard("Page", Self.outlets(#"<outlet property="a" destination="B" id="1"/>"#)),
        ]).expectMarks(of: "missing-outlet")
    }

    private static let generated = """
        targets:
          App: {sources: [App]}
          Kit: {sources: [Kit]}
        """
    private static let classes: (app: String, kit: String) = (
        "class Page: UIViewController { @IBOutlet var own: UILabel! }\nclass Only: UIView {}",
        "class Page: UIViewController { @IBOutlet var other: UILabel! }\nclass KitView: UIView {}"
    )

    @Test("A class belongs to the module that the document names")
    func twoModules() throws {
        let project = try SampleProject([
            "project.yml": Self.generated, "App/Page.swift": Self.classes.app, "Kit/Page.swift": Self.classes.kit,
            "App/Main.storyboard": SampleProject.storyboard(
                "Page",
                Self.outlets(
                    #"<outlet property="own" destination="L" id="1"/>"#,
                    #"<outlet property="other" destination="L" id="2"/><!--missing-outlet-->"#)),
        ])
        let found = try project.expectMarks(of: "missing-outlet")
        #expect(found.first?.notes.last == "'Page' is declared at App/Page.swift:1")
    }

    @Test("A class under another module is a warning that names the correct one, if both are known")
    func wrongModule() throws {
        let project = try SampleProject([
            "project.yml": Self.generated, "App/Page.swift": Self.classes.app, "Kit/Page.swift": Self.classes.kit,
            "Elsewhere/Free.swift": "class Free: UIView {}",
            "App/Main.storyboard": SampleProject.storyboard(
                "Page", "",
                views: """
                    <view id="1" customClass="KitView" customModule="App" customModuleProvider="target"/><!--missing-class-->
                    <view id="2" customClass="Only" customModule="Kit"/><!--missing-class-->
                    <view id="3" customClass="Only" customModule="Old" customModuleProvider="target"/>
                    <view id="4" customClass="Only" customModule="Kit" customModuleProvider="target"/>
                    <view id="5" customClass="KitView" customModule="Kit"/>
                    <view id="6" customClass="Free" customModule="App" customModuleProvider="target"/>
                    <view id="7" customClass="PodView" customModule="Pod"/>
                    """),
        ])
        let found = try project.expectMarks(of: "missing-class")
        #expect(found.first?.message == "the class 'KitView' is looked up in the module 'App', but is declared in the module 'Kit'")
        #expect(found.allSatisfy { $0.severity == .warning })
    }
}

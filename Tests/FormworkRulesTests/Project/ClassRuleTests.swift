import FormworkDiagnostics
import FormworkIndex
import FormworkRules
import Testing

@Suite("missing-class, missing-outlet, missing-action, outlet-type-mismatch, missing-runtime-attribute, unconnected-outlet")
struct ClassRuleTests {
    private static let swift = """
        class Base: UIViewController {
            @IBOutlet var header: UIView!
            @IBAction func close(_ sender: Any) {}
        }
        class Page: Base {
            @IBOutlet var titleLabel: UILabel!
            @IBOutlet var buttons: [UIButton]!
            @IBOutlet weak var handler: PageHandler?
            @IBAction func save(_ sender: UIButton) {}
            @IBAction func back(_ segue: UIStoryboardSegue) {}
            func plain(_ sender: Any) {}
        }
        extension Page { @IBAction func share(sender: Any) {} }
        protocol PageHandler: AnyObject {}
        class Card: UIView { @IBInspectable var radius: CGFloat = 0 }
        class FromLibrary: LibraryController {}
        class Keys: UIView { override func setValue(_ value: Any?, forUndefinedKey key: String) {} }
        """

    @Test("A class that no source of the project's module declares")
    func classes() throws {
        let found = try SampleProject([
            "App/Page.swift": Self.swift,
            "App/Legacy.h": "@interface Legacy : UIView\n@end",
            "App/Main.storyboard": SampleProject.storyboard(
                "Page", "",
                views: """
                    <view id="1" customClass="Crad" customModule="App" customModuleProvider="target"/><!--missing-class-->
                    <view id="2" customClass="Card" customModule="App" customModuleProvider="target"/>
                    <view id="3" customClass="Card"/><!--missing-class-->
                    <view id="4" customClass="_TtC3App4Card"/>
                    <view id="5" customClass="Legacy"/>
                    <view id="6" customClass="FromPod"/>
                    <view id="7" customClass="FromPod" customModule="Pod"/>
                    <view id="8" customClass="UIControl"/>
                    """),
        ]).expectMarks(of: "missing-class")
        #expect(found[0].notes == ["did you mean 'Card'?"])
        #expect(found[1].message == "the Swift class 'Card' is named without its module, so it will not be found")
    }

    @Test("A connected outlet that neither the class nor a superclass has")
    func outlets() throws {
        let found = try SampleProject([
            "App/Page.swift": Self.swift,
            "App/Legacy.m": """
            @interface Legacy : UIView { IBOutlet UILabel *_name; }
            @end
            @implementation Legacy
            - (void)setSubtitle:(UILabel *)label {}
            @end
            """,
            "App/Main.storyboard": SampleProject.storyboard(
                "Page",
                """
                <connections>
                    <outlet property="titelLabel" destination="L" id="1"/><!--missing-outlet-->
                    <outlet property="titleLabel" destination="L" id="2"/>
                    <outlet property="header" destination="V" id="3"/>
                    <outlet property="searchDisplayController" destination="V" id="4"/>
                    <outletCollection property="butons" destination="B" id="5"/><!--missing-outlet-->
                    <outlet property="tableView" destination="V" id="14"/><!--missing-outlet-->
                    <outlet property="tabBarObservedScrollView" destination="V" id="15"/>
                </connections>
                """,
                views: """
                    <view id="6" customClass="Legacy"><connections>
                        <outlet property="name" destination="L" id="7"/>
                        <outlet property="subtitle" destination="L" id="8"/>
                        <outlet property="other" destination="L" id="9"/><!--missing-outlet-->
                    </connections></view>
                    <view id="10" customClass="FromLibrary"><connections><outlet property="any" destination="L" id="11"/></connections></view>
                    <view id="12" customClass="Keys"><connections><outlet property="any" destination="L" id="13"/></connections></view>
                    """),
        ]).expectMarks(of: "missing-outlet")
        #expect(found.allSatisfy { $0.severity == .error })
        let notes = found.first { $0.location.element == "1" }?.notes
        #expect(notes == ["did you mean 'titleLabel'?", "'Page' is declared at App/Page.swift:5"])
    }

    @Test("A connected action that neither the class nor a superclass has, and an unwind action that no class has")
    func actions() throws {
        let found = try SampleProject([
            "App/Page.swift": Self.swift,
            "App/Main.storyboard": SampleProject.storyboard(
                "Page", "",
                views: """
                    <button id="1"><connections>
                        <action selector="sav:" destination="C" eventType="touchUpInside" id="2"/><!--missing-action-->
                        <action selector="save:" destination="C" eventType="touchUpInside" id="3"/>
                        <action selector="close:" destination="C" eventType="touchUpInside" id="4"/>
                        <action selector="shareWithSender:" destination="C" eventType="touchUpInside" id="5"/>
                        <action selector="plain:" destination="C" eventType="touchUpInside" id="6"/>
                        <action selector="copy:" destination="C" eventType="touchUpInside" id="7"/><!--missing-action-->
                        <action selector="becomeFirstResponder" destination="C" eventType="touchUpInside" id="11"/>
                        <action selector="save" destination="C" eventType="touchUpInside" id="8"/><!--missing-action-->
                        <segue destination="C" kind="unwind" unwindAction="back:" id="9"/>
                        <segue destination="C" kind="unwind" unwindAction="bakc:" id="10"/><!--missing-action-->
                    </connections></button>
                    """),
        ]).expectMarks(of: "missing-action")
        #expect(found[0].notes.first == "did you mean 'save:'?")
    }

    @Test("An outlet connected to an object of another class, if both are known")
    func types() throws {
        let found = try SampleProject([
            "App/Page.swift": Self.swift,
            "App/Main.storyboard": SampleProject.storyboard(
                "Page",
                """
                <connections>
                    <outlet property="titleLabel" destination="B" id="1"/><!--outlet-type-mismatch-->
                    <outletCollection property="buttons" destination="B" id="2"/>
                    <outletCollection property="buttons" destination="L" id="3"/><!--outlet-type-mismatch-->
                    <outlet property="header" destination="K" id="4"/>
                    <outlet property="handler" destination="K" id="5"/>
                    <outlet property="titleLabel" destination="P" id="6"/>
                </connections>
                """, views: #"<view id="K" customClass="Card"/><view id="P" customClass="FromPod"/>"#),
        ]).expectMarks(of: "outlet-type-mismatch")
        #expect(found[0].message == "outlet 'titleLabel' is a 'UILabel', but is connected to a 'UIButton'")
    }

    @Test("A runtime attribute for a key that the class does not have")
    func runtimeAttributes() throws {
        try SampleProject([
            "App/Page.swift": Self.swift,
            "App/Main.storyboard": SampleProject.storyboard(
                "Page", "",
                views: """
                    <view id="K" customClass="Card"><userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="number" keyPath="radus"/><!--missing-runtime-attribute-->
                        <userDefinedRuntimeAttribute type="number" keyPath="radius"/>
                        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"/>
                        <userDefinedRuntimeAttribute type="boolean" keyPath="clipsToBounds"/>
                    </userDefinedRuntimeAttributes></view>
                    """),
        ]).expectMarks(of: "missing-runtime-attribute")
    }

    @Test("An outlet that no object of the class, or of a subclass, has connected")
    func unconnected() throws {
        let found = try SampleProject([
            "App/Page.swift": Self.swift,
            "App/Main.storyboard": SampleProject.storyboard(
                "Page", #"<connections><outlet property="header" destination="V" id="1"/></connections>"#),
        ]).findings([try #require(ValidationRules.rule("unconnected-outlet"))])
        #expect(
            found.map { "\($0.location.element ?? "") \($0.severity) \($0.message)" } == [
                "C note outlet 'buttons' of 'Page' is not connected", "C note outlet 'handler' of 'Page' is not connected",
                "C warning outlet 'titleLabel' of 'Page' is not connected",
            ])
        #expect(found.last?.notes == ["it is declared at App/Page.swift:6"])
    }

    @Test("An unreadable source silences findings about its possible declarations, and no others")
    func incomplete() throws {
        let project = try SampleProject([
            "App/Page.swift": Self.swift, "App/Card.swift": "class Card: UIView {}",
            "App/Main.storyboard": SampleProject.storyboard(
                "Page", #"<connections><outlet property="titelLabel" destination="L" id="1"/></connections>"#,
                views: """
                    <view id="2" customClass="Crad" customModule="App" customModuleProvider="target"/>
                    <view id="3" customClass="Card" customModule="App" customModuleProvider="target"><connections><outlet property="any" destination="L" id="4"/></connections></view>
                    """),
        ])
        func rules(_ unread: UnreadFile...) throws -> [String] {
            var index = try project.index()
            index.unread = unread
            return try project.findings(in: index).filter { $0.severity == .error }.map { "\($0.location.element ?? "") \($0.rule)" }
                .sorted()
        }
        let all = ["1 missing-outlet", "2 missing-class", "4 missing-outlet"]
        let complete = try rules()
        #expect(complete == all)
        for kind: UnreadFile.Kind in [.document, .information, .projectFile, .catalog] {
            #expect(try rules(UnreadFile(path: "App/Other", kind: kind, reason: "it is locked")) == all)
        }
        #expect(
            try rules(UnreadFile(path: "App/Other.swift", kind: .source, reason: "it is locked")) == [
                "1 missing-outlet", "4 missing-outlet",
            ])
        #expect(try rules(UnreadFile(path: "App/Card+Any.swift", kind: .source, reason: "it is locked")) == ["1 missing-outlet"])
        #expect(try rules(UnreadFile(path: "App/Sub", kind: .folder, reason: "it is locked")).isEmpty)
        var limited = try project.index()
        limited.limit = "it has too many files"
        #expect(try project.findings(in: limited).allSatisfy { $0.severity != .error })
    }

    @Test("An outlet of an object without a custom class that Apple's class does not have")
    func plain() throws {
        func files(_ source: String, platform: String = "iOS.CocoaTouch") -> KeyValuePairs<String, String> {
            [
                "App/A.swift": source,
                "App/Main.storyboard": """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
                    <scenes><scene sceneID="S"><objects>
                        <viewController id="C" storyboardIdentifier="c">
                            <view key="view" id="V"><subviews>
                                <label id="L"/>
                                <tableView id="T"><connections>
                                    <outlet property="delegate" destination="C" id="1"/>
                                    <outlet property="header" destination="L" id="2"/><!--missing-outlet-->
                                </connections></tableView>
                                <textField id="F"><connections><outlet property="nextField" destination="F" id="3"/></connections></textField>
                                <searchBar id="B"><connections><outlet property="what" destination="L" id="4"/></connections></searchBar>
                            </subviews></view>
                            <connections>
                                <outlet property="label" destination="L" id="5"/><!--missing-outlet-->
                                <outlet property="view" destination="V" id="6"/>
                                <outlet property="targetView" destination="V" id="7"/>
                            </connections>
                        </viewController>
                    </objects></scene></scenes>
                </document>
                """,
                "App/Owner.xib": """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
                        <outlet property="card" destination="V" id="1"/>
                    </connections></placeholder>
                    <view id="V"/>
                </objects></document>
                """,
                "App/AppleOwner.xib": """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="UIViewController"><connections>
                        <outlet property="view" destination="V" id="1"/>
                        <outlet property="card" destination="V" id="2"/><!--missing-outlet-->
                    </connections></placeholder>
                    <view id="V"/>
                </objects></document>
                """,
            ]
        }
        try SampleProject([
            "App/A.swift": "class A: UIView {}",
            "App/AnyOwner.xib": """
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa"><objects>
                <customObject id="-2" userLabel="File's Owner" customClass="NSObject"><connections>
                    <outlet property="delegate" destination="V" id="1"/>
                </connections></customObject>
                <customView id="V"/>
            </objects></document>
            """,
        ]).expectMarks(of: "missing-outlet")
        let source = "extension UITextField { @IBOutlet var nextField: UITextField? { get { nil } set {} } }"
        let found = try SampleProject(files(source)).expectMarks(of: "missing-outlet")
        #expect(found.allSatisfy { $0.severity == .error })
        #expect(
            found.map(\.message).suffix(2) == [
                "connected outlet 'label' isn't declared in 'UIViewController'; no custom class is set",
                "connected outlet 'card' isn't declared in 'UIViewController'",
            ])
        // A library that is not there may extend the class.
        var index = try SampleProject(files(source)).index()
        index.hasUnseenCode = true
        let unsure = try SampleProject(files(source)).findings([try #require(ValidationRules.rule("missing-outlet"))], in: index)
        #expect(unsure.map(\.severity) == [.warning, .warning, .warning])
    }

    @Test("A XIB that code loads with an owner connects that owner's outlets")
    func owners() throws {
        let xib = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
                    <outlet property="footer" destination="V" id="1"/>
                </connections></placeholder>
                <view id="V"/>
            </objects></document>
            """
        func unconnected(_ code: String) throws -> [String] {
            try SampleProject([
                "App/Page.swift": """
                class Page: UIViewController {
                    @IBOutlet var header: UIView!
                    @IBOutlet var footer: UIView!
                    func load() { \(code) }
                }
                """,
                "App/Footer.xib": xib,
                "App/Main.storyboard": SampleProject.storyboard(
                    "Page", #"<connections><outlet property="header" destination="V" id="1"/></connections>"#),
            ]).findings([try #require(ValidationRules.rule("unconnected-outlet"))]).map(\.message)
        }
        #expect(try unconnected("") == ["outlet 'footer' of 'Page' is not connected"])
        #expect(try unconnected("Bundle.main.loadNibNamed(\"Footer\", owner: nil)") == ["outlet 'footer' of 'Page' is not connected"])
        #expect(try unconnected("Bundle.main.loadNibNamed(\"Footer\", owner: self, options: nil)").isEmpty)
        #expect(try unconnected("UINib(nibName: \"Footer\", bundle: nil).instantiate(withOwner: self)").isEmpty)
    }

    @Test("Outlets of File's Owner in a XIB that code loads without an owner")
    func missingOwner() throws {
        func files(_ code: String, source: String = "App/Card.m", mark: String = "") -> KeyValuePairs<String, String> {
            [
                source: code,
                "App/Card.xib": """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card">\(mark)
                        <connections><outlet property="name" destination="L" id="1"/></connections>
                    </placeholder>
                    <view id="V" customClass="Card"><subviews><label id="L"/></subviews></view>
                </objects></document>
                """,
            ]
        }
        let mark = "<!--missing-owner-->"
        let found = try SampleProject(
            files(
                "@implementation Card\n+ (id)make { return [[NSBundle mainBundle] loadNibNamed:@\"Card\" owner:nil options:nil][0]; }\n@end",
                mark: mark)
        ).expectMarks(of: "missing-owner")
        #expect(found.map(\.notes) == [["it is loaded at App/Card.m:2"]])
        try SampleProject(
            files(
                "class Page: UIViewController { func a() { table.register(UINib(nibName: \"Card\", bundle: nil), forCellReuseIdentifier: \"a\") } }",
                source: "App/Page.swift", mark: mark)
        ).expectMarks(of: "missing-owner")
        for owner in ["self", "[self owner]"] {
            try SampleProject(
                files(
                    "@implementation Card\n- (void)make { [[NSBundle mainBundle] loadNibNamed:@\"Card\" owner:\(owner) options:nil]; }\n@end"
                )
            ).expectMarks(of: "missing-owner")
        }
    }

    @Test("One note reports missing sources")
    func unchecked() throws {
        let files: KeyValuePairs = ["App/Login.cs": "class Page {}", "App/Main.storyboard": SampleProject.storyboard("Page", "")]
        let found = try SampleProject(files).findings()
        #expect(found.map { "\($0.location.file) \($0.severity) \($0.rule)" } == ["App/Main.storyboard note unchecked-classes"])
    }
}

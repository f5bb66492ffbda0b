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
        #expect(found[1].message == "the class 'Card' is one of Swift, and is named without its module: it will not be found")
    }

    @Test("A connected outlet that neither the class nor what it inherits from has")
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

    @Test("A connected action that neither the class nor what it inherits from has, and an unwind action that no class has")
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
                        <action selector="copy:" destination="C" eventType="touchUpInside" id="7"/>
                        <action selector="save" destination="C" eventType="touchUpInside" id="8"/><!--missing-action-->
                        <segue destination="C" kind="unwind" unwindAction="back:" id="9"/>
                        <segue destination="C" kind="unwind" unwindAction="bakc:" id="10"/><!--missing-action-->
                    </connections></button>
                    """),
        ]).expectMarks(of: "missing-action")
        #expect(found[0].notes.first == "did you mean 'save:'?")
    }

    @Test("An outlet that is connected to an object of another class, where both are known")
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
        #expect(found[0].message == "outlet 'titleLabel' is a 'UILabel', and is connected to a 'UIButton'")
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

    @Test("An outlet that no object of the class, or of one that inherits from it, has connected")
    func unconnected() throws {
        let found = try SampleProject([
            "App/Page.swift": Self.swift,
            "App/Main.storyboard": SampleProject.storyboard(
                "Page", #"<connections><outlet property="header" destination="V" id="1"/></connections>"#),
        ]).findings([try #require(ValidationRules.rule("unconnected-outlet"))])
        #expect(
            found.map { "\($0.location.element ?? "") \($0.severity) \($0.message)" } == [
                "C note outlet 'buttons' of 'Page' is connected nowhere", "C note outlet 'handler' of 'Page' is connected nowhere",
                "C warning outlet 'titleLabel' of 'Page' is connected nowhere",
            ])
        #expect(found.last?.notes == ["it is declared at App/Page.swift:6"])
    }

    @Test("Where a source cannot be read, or code is not there, nothing is called missing")
    func incomplete() throws {
        var index = try SampleProject(["App/Page.swift": Self.swift]).index()
        #expect(index.isComplete)
        index.unreadable = [("App/Other.swift", "it is locked")]
        #expect(!index.isComplete && Validator(rules: ValidationRules.all).validate(index).isEmpty)
    }
}

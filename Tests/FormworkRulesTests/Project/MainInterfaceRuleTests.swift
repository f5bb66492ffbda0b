import FormworkDiagnostics
import FormworkRules
import Testing

@Suite("missing-main-interface")
struct MainInterfaceRuleTests {
    private static func storyboard(_ attributes: String = "", mark: String = "") -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \(attributes)>\(mark)
            <scenes><scene sceneID="S"><objects><viewController id="C" storyboardIdentifier="c"/></objects></scene></scenes>
        </document>
        """
    }

    @Test("A missing main storyboard or XIB, by each key of an Info.plist")
    func missing() throws {
        let found = try SampleProject([
            "App/Info.plist": """
            <dict>
                <key>UIMainStoryboardFile</key> <string>Mian</string> /*missing-main-interface*/
                <key>UIMainStoryboardFile~ipad</key> <string>Main</string>
                <key>NSMainNibFile</key> <string>Main</string> /*missing-main-interface*/
                <key>Scenes</key><array><dict>
                    <key>UISceneStoryboardFile</key>
                    <string>Scene</string> /*missing-main-interface*/
                </dict></array>
                <key>NSExtensionMainStoryboard</key> <string>${MAIN}</string>
                <!-- <key>UIMainStoryboardFile</key> <string>Gone</string> -->
                <key>Other</key> <string>Gone</string>
                <key>UILaunchStoryboardName</key> <string>Gone</string>
            </dict>
            """,
            "App/Base.lproj/Main.storyboard": Self.storyboard(#"initialViewController="C""#),
        ]).expectMarks(of: "missing-main-interface")
        #expect(found.allSatisfy { $0.severity == .error } && found[0].notes == ["did you mean 'Main'?"])
        #expect(found[0].message == "UIMainStoryboardFile names the storyboard 'Mian', which is not in the project")
    }

    @Test("A setting of the build, of Xcode and of XcodeGen")
    func settings() throws {
        let found = try SampleProject([
            "project.yml": "targets:\n  App:\n    settings:\n      INFOPLIST_KEY_UIMainStoryboardFile: Start\n",
            "Other.xcodeproj/project.pbxproj": "\t\tINFOPLIST_KEY_NSMainStoryboardFile = \"Begin\";\n",
        ]).findings([try #require(ValidationRules.rule("missing-main-interface"))])
        #expect(found.map { "\($0.location.file):\($0.location.line)" } == ["Other.xcodeproj/project.pbxproj:1", "project.yml:4"])
    }

    @Test("A list that no target is built with names no main interface")
    func unused() throws {
        let list = "<key>UIMainStoryboardFile</key><string>Gone</string>"
        let found = try SampleProject([
            "Kit.xcodeproj/project.pbxproj": "INFOPLIST_FILE = \"$(SRCROOT)/App/Info.plist\";\n", "App/Info.plist": list,
            "Templates/Info.plist": list,
        ]).findings([try #require(ValidationRules.rule("missing-main-interface"))])
        #expect(found.map(\.location.file) == ["App/Info.plist"])
    }

    @Test("A main storyboard without an initial controller")
    func initial() throws {
        let list = "<key>UIMainStoryboardFile</key><string>Main</string>"
        let found = try SampleProject([
            "App/Info.plist": list, "App/Main.storyboard": Self.storyboard(mark: "<!--missing-main-interface-->"),
            "App/Other.storyboard": Self.storyboard(),
        ]).expectMarks(of: "missing-main-interface")
        #expect(found.map(\.severity) == [.warning] && found[0].notes == ["UIMainStoryboardFile names it at App/Info.plist:1"])
        // Another target has a complete one of the same name.
        try SampleProject([
            "App/Info.plist": list, "App/Main.storyboard": Self.storyboard(),
            "Kit/Main.storyboard": Self.storyboard(#"initialViewController="C""#),
        ]).expectMarks(of: "missing-main-interface")
    }

    @Test("An initial controller that is not in the document, also without a project")
    func dangling() throws {
        try MarkedDocument(text: Self.storyboard(#"initialViewController="Gone""#, mark: "<!--dangling-reference-->")).expectMarks()
    }
}

import FormworkDiagnostics
import Testing

@Suite("launch-screen")
struct LaunchScreenRuleTests {
    private static func document(_ attributes: String, mark: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \(attributes)>
        <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Page"> \(mark)
        <connections>
        <outlet property="logo" destination="L" id="1"/> \(mark)
        </connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view id="V"><subviews>
        <view id="L" customClass="LogoView"/> \(mark)
        <button id="B"><connections>
        <action selector="go:" destination="-1" eventType="touchUpInside" id="2"/> \(mark)
        </connections></button>
        <label id="T"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute> \(mark)
        </userDefinedRuntimeAttributes></label>
        <webView id="W"/> \(mark)
        <tableView id="D"><connections><outlet property="delegate" destination="V" id="3"/></connections></tableView>
        </subviews></view>
        </objects>
        </document>
        """
    }

    @Test(
        "Classes, the owner's class and outlets, actions, runtime attributes and web views are errors where the document is a launch screen"
    )
    func declared() throws {
        let found = try MarkedDocument(text: Self.document(#"launchScreen="YES""#, mark: "<!--launch-screen-->")).expectMarks()
        #expect(found.allSatisfy { $0.severity == .error })
        #expect(found.first?.message == "a launch screen may not have a class of its File's Owner: 'Page'")
        try MarkedDocument(text: Self.document("", mark: "")).expectMarks()
    }

    @Test("They are warnings if only Info.plist names the document, and no findings if it is the main interface, too")
    func named() throws {
        func files(_ list: String, mark: String = "") -> KeyValuePairs<String, String> {
            ["App/Info.plist": "<dict>\(list)</dict>", "App/Logo.xib": Self.document("", mark: mark)]
        }
        let launch = "<key>UILaunchStoryboardName</key><string>Logo</string>"
        let found = try SampleProject(files(launch, mark: "<!--launch-screen-->")).expectMarks(of: "launch-screen")
        #expect(found.allSatisfy { $0.severity == .warning })
        try SampleProject(files(launch + "<key>NSMainNibFile</key><string>Logo</string>")).expectMarks(of: "launch-screen")
        try SampleProject(files("<key>UILaunchStoryboardName</key><string>$(LAUNCH)</string>")).expectMarks(of: "launch-screen")
    }
}

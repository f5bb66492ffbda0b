import FormworkIndex
import FormworkModel
import Testing

@Suite("Parts that older systems don't have")
struct AvailabilityTests {
    private typealias P = SmallProject

    private static func messages(_ text: String, _ target: DeploymentTarget?) throws -> [String] {
        Availability.violations(in: try P.document(text), target: target).map(\.message)
    }

    static let partCases: [(String, DeploymentTarget, String?, Bool)] = [
        ("<stackView id=\"a\"/>", .init(8), "UIStackView before iOS 9.0: the deployment target is iOS 8.0", true),
        ("<stackView id=\"a\"/>", .init(9), nil, true),
        (
            "<wkWebView id=\"a\"/>", .init(10, 3),
            "WKWebView before iOS 11.0 (NSCoding support was broken in previous versions): the deployment target is iOS 10.3", true
        ),
        ("<calendarView id=\"a\"/>", .init(15, 9), "UICalendarView before iOS 16.0: the deployment target is iOS 15.9", true),
        (
            "<label id=\"a\"><fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleTitle0\"/></label>", .init(10),
            "the text style Large Title before iOS 11.0: the deployment target is iOS 10.0", false
        ),
        ("<label id=\"a\"><fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/></label>", .init(8), nil, false),
        (
            "<button id=\"a\"><buttonConfiguration key=\"configuration\" style=\"plain\"/></button>", .init(14),
            "a button configuration before iOS 15.0: the deployment target is iOS 14.0", false
        ),
        (
            "<activityIndicatorView style=\"large\" id=\"a\"/>", .init(12),
            "the style Large of an activity indicator before iOS 13.0: the deployment target is iOS 12.0", false
        ),
        ("<activityIndicatorView style=\"white\" id=\"a\"/>", .init(12), nil, false),
        (
            "<view id=\"a\"><constraints><constraint firstAttribute=\"leadingMargin\" id=\"c\"/></constraints></view>", .init(7),
            "a layout attribute relative to the margin before iOS 8.0: the deployment target is iOS 7.0", false
        ),
    ]

    @Test("A part that the oldest system doesn't have is reported, as Xcode does", arguments: partCases)
    func parts(element: String, target: DeploymentTarget, message: String?, isRefused: Bool) throws {
        let found = Availability.violations(in: try P.document(P.xib(element)), target: target)
        #expect(found.map(\.message) == [message].compactMap(\.self) && found.allSatisfy { $0.isRefused == isRefused })
    }

    @Test("A named color is an error on iOS and a warning on macOS, and has its name")
    func colors() throws {
        let color = "<resources><namedColor name=\"Accent\"/></resources>"
        let phone = Availability.violations(in: try P.document(P.xib("", color)), target: .init(10))
        #expect(
            phone.map(\.message) == ["a named color ('Accent') before iOS 11.0: the deployment target is iOS 10.0"] && phone[0].isRefused)
        let mac = Availability.violations(in: try P.document(P.xib("", color, platform: "MacOSX.Cocoa")), target: .init(10, 12))
        #expect(
            mac.map(\.message) == ["a named color ('Accent') before macOS 10.13: the deployment target is macOS 10.12"] && !mac[0].isRefused
        )
    }

    @Test("The safe area and symbols are reported once, stack views each time")
    func once() throws {
        let view = "<view id=\"ID\"><viewLayoutGuide key=\"safeArea\" id=\"ID-g\"/></view><stackView id=\"ID-s\"/>"
        let messages = try Self.messages(P.xib(view.replacing("ID", with: "a") + view.replacing("ID", with: "b")), .init(8))
        #expect(messages.filter { $0.hasPrefix("the safe area layout guide") }.count == 1)
        #expect(messages.filter { $0.hasPrefix("UIStackView") }.count == 2)
    }

    @Test("A layout guide of a scroll view matters only to constraints on it")
    func scrollGuides() throws {
        func form(_ item: String) -> String {
            P.xib(
                """
                <scrollView id="scr-ol-001"><viewLayoutGuide key="contentLayoutGuide" id="gui-de-001"/><subviews><view id="vie-w0-001"/></subviews>
                <constraints><constraint firstItem="vie-w0-001" firstAttribute="top" secondItem="\(item)" secondAttribute="top" id="c"/></constraints></scrollView>
                """)
        }
        #expect(try Self.messages(form("scr-ol-001"), .init(10)).isEmpty)
        #expect(
            try Self.messages(form("gui-de-001"), .init(10)) == [
                "the content layout guide of a scroll view before iOS 11.0: the deployment target is iOS 10.0"
            ])
    }

    @Test("Without a target, or with a recent one, nothing is reported")
    func recent() throws {
        let text = P.xib("<stackView id=\"a\"/><calendarView id=\"b\"/><wkWebView id=\"c\"/>")
        #expect(try Self.messages(text, nil).isEmpty && Self.messages(text, .init(99)).isEmpty)
    }

    // MARK: Targets

    static let deploymentCases: [(String, String, DeploymentTarget?)] = [
        ("iOS.CocoaTouch", "2304", .init(9)), ("iOS.CocoaTouch", "2816", .init(11)), ("iOS.CocoaTouch", "1552", .init(6, 1)),
        ("iOS.CocoaTouch", "255", nil),
        ("iOS.CocoaTouch", "99999", nil), ("iOS.CocoaTouch", "x", nil), ("MacOSX.Cocoa", "1070", .init(10, 7)),
        ("MacOSX.Cocoa", "1090", .init(10, 9)),
        ("MacOSX.Cocoa", "101300", .init(10, 13)), ("MacOSX.Cocoa", "110000", .init(11)), ("MacOSX.Cocoa", "120300", .init(12, 3)),
        ("MacOSX.Cocoa", "999", nil),
    ]

    @Test("A document's own target is a number, in the notation of its platform", arguments: deploymentCases)
    func deployments(platform: String, number: String, target: DeploymentTarget?) throws {
        let part = "<dependencies><deployment identifier=\"x\" version=\"\(number)\"/></dependencies>"
        #expect(try DeploymentTarget(of: P.document(P.xib("<view id=\"a\"/>", part, platform: platform))) == target)
    }

    @Test("A document without a target uses the project's, and of both the newer one counts")
    func ownTarget() throws {
        #expect(try DeploymentTarget(of: P.document(P.xib("<view id=\"a\"/>"))) == nil)
        let text = P.xib("<stackView id=\"a\"/>", "<dependencies><deployment identifier=\"iOS\" version=\"2048\"/></dependencies>")
        #expect(try Self.messages(text, nil) == ["UIStackView before iOS 9.0: the deployment target is iOS 8.0"])
        #expect(try Self.messages(text, .init(7)) == ["UIStackView before iOS 9.0: the deployment target is iOS 8.0"])
        #expect(try Self.messages(text, .init(9)).isEmpty)
    }

    @Test("A document is found by its path, as long as only one path ends like it")
    func paths() {
        var targets = DeploymentTargets()
        targets.add("App/Views/Card.xib", versions: [.iOS: .init(12)])
        targets.add("Kit/Main.storyboard", versions: [.iOS: .init(13), .macOS: .init(11)])
        targets.add("App/Main.storyboard", versions: [.iOS: .init(14)])
        targets.add("", versions: [.iOS: .init(1)])
        targets.add("Empty.xib", versions: [:])
        #expect(
            targets.target(of: "App/Views/Card.xib", on: .iOS) == .init(12) && targets.target(of: "./Views/Card.xib", on: .iOS) == .init(12)
        )
        #expect(targets.target(of: "repository/App/Views/Card.xib", on: .iOS) == .init(12))
        #expect(targets.target(of: "Other/Card.xib", on: .iOS) == nil && targets.target(of: "Card.xib", on: .macOS) == nil)
        #expect(
            targets.target(of: "Main.storyboard", on: .iOS) == nil && targets.target(of: "Kit/Main.storyboard", on: .macOS) == .init(11))
        #expect(targets.target(of: "Empty.xib", on: .iOS) == nil && targets.target(of: "", on: .iOS) == nil)
    }
}

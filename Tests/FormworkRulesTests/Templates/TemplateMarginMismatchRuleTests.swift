import FormworkDiagnostics
import Testing

@Suite("template-margin-mismatch")
struct TemplateMarginMismatchRuleTests {
    private static let mark = "<!--template-margin-mismatch-->"
    private static let screen = #"<rect key="frame" x="0" y="0" width="375" height="667"/>"#
    /// The margins of a controller's root before Xcode 9, written explicitly.
    private static let rootMargins = #"<edgeInsets key="layoutMargins" top="0" left="16" bottom="0" right="16"/>"#

    /// Returns a view with a frame on a screen of 375 × 667, and other contents.
    private static func view(_ id: String, _ attributes: String, _ content: String, x: Int, target: String? = nil, mark: String = "")
        -> String
    {
        let outlet = target.map { #"<connections><outlet property="targetView" destination="\#($0)" id="o\#(id)"/></connections>"# } ?? ""
        return """
            <view id="\(id)" \(attributes)> \(mark)
            <rect key="frame" x="\(x)" y="100" width="\(375 - 2 * x)" height="200"/>
            \(content)\(outlet)</view>
            """
    }

    /// Returns a document with a template `T` of the root that contains a view `a` for the view A; each attribute has a constraint.
    private static func document(
        root: [String] = [], inner: [String] = [], rootMark: String = "", innerMark: String = "", rootAttribute: String = "",
        rootContent: (String, String) = ("", ""),
        innerAttributes: (String, String) = ("", ""), innerContent: (String, String) = ("", ""), x: Int = 100,
        toolsVersion: String = "12121"
    ) -> MarkedDocument {
        let constraints =
            root.map { #"<constraint firstItem="a" firstAttribute="\#(edge($0))" secondItem="T" secondAttribute="\#($0)" id="T\#($0)"/>"# }
            + inner.map {
                #"<constraint firstItem="T" firstAttribute="\#(edge($0))" secondItem="a" secondAttribute="\#($0)" id="a\#($0)"/>"#
            }
        return .storyboard(
            """
            \(screen)
            \(rootContent.1)
            <subviews>\(view("A", innerAttributes.1, innerContent.1, x: 5))</subviews>
            """,
            siblings: """
                <view id="T" customClass="LDOLayoutTemplate" \(rootAttribute)> \(rootMark)
                \(screen)
                \(rootContent.0)
                <subviews>
                \(view("a", innerAttributes.0, innerContent.0, x: x, target: "A", mark: innerMark))
                </subviews>
                <constraints>
                \(constraints.joined(separator: "\n"))
                </constraints>
                <connections><outlet property="targetView" destination="R" id="oT"/></connections></view>
                """, layouts: ["T"], toolsVersion: toolsVersion)
    }

    private static func edge(_ attribute: String) -> String {
        attribute.contains("center") || attribute.contains("top") || attribute.contains("bottom") ? "centerY" : "centerX"
    }

    // MARK: The root

    @Test("Before Xcode 9, a template's root has margins of 8 where the controller's has 16 and 0")
    func root() throws {
        let found = try Self.document(root: ["leadingMargin", "topMargin"], rootMark: Self.mark).expectMarks()
        #expect(found.map(\.message) == ["'T' has other margins than its target 'R': leading 8 instead of 16, top 8 instead of 0"])
        #expect(
            found.map(\.notes) == [
                [
                    "constraint 'TleadingMargin' uses it: a.centerX = T.leadingMargin",
                    "constraint 'TtopMargin' uses it: a.centerY = T.topMargin", "'R' is the root view of a controller",
                ]
            ])
    }

    @Test("Every side is looked at", arguments: ["leftMargin", "rightMargin", "trailingMargin", "bottomMargin"])
    func sides(attribute: String) throws { try Self.document(root: [attribute], rootMark: Self.mark).expectMarks() }

    @Test(
        "Edges aren't margins, and a center stays if both margins grow alike",
        arguments: ["top", "leading", "centerXWithinMargins", "centerYWithinMargins"])
    func others(attribute: String) throws { try Self.document(root: [attribute]).expectMarks() }

    @Test("A template that sets the controller's margins is valid")
    func agreeing() throws {
        try Self.document(root: ["leadingMargin", "trailingMargin", "topMargin"], rootContent: (Self.rootMargins, "")).expectMarks()
    }

    @Test("Since Xcode 9 a template's root is drawn like a controller's", arguments: ["13196.21", "14313.18", "17701"])
    func since(toolsVersion: String) throws {
        try Self.document(root: ["leadingMargin", "trailingMargin", "bottomMargin"], toolsVersion: toolsVersion).expectMarks()
    }

    @Test("The safe area counts if margins are relative to it")
    func safeArea() throws {
        try Self.document(root: ["topMargin"], toolsVersion: "17701").expectMarks()
        let edge = #"insetsLayoutMarginsFromSafeArea="NO""#
        let found = try Self.document(root: ["topMargin"], rootMark: Self.mark, rootAttribute: edge, toolsVersion: "14313").expectMarks()
        #expect(found.map(\.message) == ["'T' has other margins than its target 'R': top 0 instead of 20"])
        try Self.document(root: ["leadingMargin"], rootAttribute: edge, toolsVersion: "14313").expectMarks()
    }

    // MARK: Inner views

    @Test("Explicit margins are compared side by side")
    func explicit() throws {
        let margins = (#"<edgeInsets key="layoutMargins" top="8" left="8" bottom="8" right="20"/>"#, "")
        try Self.document(inner: ["leadingMargin", "topMargin"], innerContent: margins).expectMarks()
        let found = try Self.document(inner: ["trailingMargin", "topMargin"], innerMark: Self.mark, innerContent: margins).expectMarks()
        #expect(found.map(\.message) == ["'a' has other margins than its target 'A': trailing 20 instead of 8"])
        #expect(found.map(\.notes) == [["constraint 'atrailingMargin' uses it: T.centerX = a.trailingMargin"]])
        try Self.document(inner: ["centerXWithinMargins"], innerMark: Self.mark, innerContent: margins).expectMarks()
        let directional = ("", #"<directionalEdgeInsets key="directionalLayoutMargins" top="8" leading="12" bottom="8" trailing="8"/>"#)
        try Self.document(inner: ["leadingMargin"], innerMark: Self.mark, innerContent: directional).expectMarks()
    }

    @Test("A target that preserves its superview's margins has them at its template view's place")
    func preserving() throws {
        let preserves = #"preservesSuperviewLayoutMargins="YES""#
        try Self.document(inner: ["leadingMargin"], innerAttributes: ("", preserves), x: 100).expectMarks()
        let found = try Self.document(inner: ["leadingMargin"], innerMark: Self.mark, innerAttributes: ("", preserves), x: 2).expectMarks()
        #expect(found.map(\.message) == ["'a' has other margins than its target 'A': leading 8 instead of 14"])
        let both = (preserves, preserves)
        try Self.document(inner: ["leadingMargin"], rootContent: (Self.rootMargins, ""), innerAttributes: both, x: 2).expectMarks()
    }

    // MARK: What is not copied

    @Test("An ignored constraint is not checked")
    func ignored() throws {
        try MarkedDocument.template(
            """
            <view id="a"/> <!--missing-target-view-->
            """, constraints: #"<constraint firstItem="a" firstAttribute="leading" secondItem="T" secondAttribute="leadingMargin" id="c"/>"#
        ).expectMarks()
    }
}

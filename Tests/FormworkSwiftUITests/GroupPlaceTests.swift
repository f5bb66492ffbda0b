import FormworkCode
import FormworkModel
import Testing

@testable import FormworkSwiftUI

@Suite("Groups and bars in their places")
struct GroupPlaceTests {
    private static func code(_ text: String, _ name: String = "Main.storyboard") throws -> (text: String, misses: [SwiftUIAgreement.Cause])
    {
        let file = try Screens.file(text, name)
        return (file.text, file.agreement?.misses.map(\.cause) ?? [])
    }

    /// A button of 77 × 30 points.
    private static func button(_ id: String) -> (view: String, size: [String]) {
        (
            Screens.view("button", id, "", #"<state key="normal" title="\#(id)"/>"#, size: "77 30"),
            [Screens.equal(id, "width", nil, nil, 77), Screens.equal(id, "height", nil, nil, 30)]
        )
    }

    @Test("A centred column and a row at the trailing edge are not one group that has no place")
    func groups() throws {
        let buttons = ["a", "b", "c", "d"].map(Self.button)
        let (_, misses) = try Self.code(
            Screens.storyboard(
                views: buttons.map(\.view).joined(),
                constraints: buttons.flatMap(\.size) + [
                    Screens.equal("a", "centerX", "safe"), Screens.equal("a", "top", "safe"), Screens.equal("b", "centerX", "safe"),
                    Screens.equal("b", "top", "a", "bottom", 8), Screens.equal("safe", "bottom", "c", nil, 20),
                    Screens.equal("safe", "trailing", "c", nil, 14), Screens.equal("safe", "bottom", "d", nil, 20),
                    Screens.equal("c", "leading", "d", "trailing", 8),
                ]))
        #expect(misses == [])
    }

    @Test("A label at a third of the height and one at the bottom")
    func thirds() throws {
        let third =
            "firstItem=\"a\" firstAttribute=\"centerY\" secondItem=\"root\" secondAttribute=\"bottom\" multiplier=\"1/3\" constant=\"1\""
        let labels = ["a", "b"].map { Screens.view("label", $0, "text=\"Text\" textAlignment=\"center\"", size: "40 21") }
        let (text, misses) = try Self.code(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" \
            useAutolayout="YES"><objects><view id="root"><rect key="frame" x="0" y="0" width="480" height="480"/>
            <subviews>\(labels.joined())</subviews><constraints><constraint \(third) id="k0"/>
            <constraint \(Screens.equal("a", "centerX", "root")) id="k1"/><constraint \(Screens.equal("b", "centerX", "root")) id="k2"/>
            <constraint \(Screens.equal("root", "bottom", "b", nil, 20)) id="k3"/></constraints></view></objects></document>
            """, "Launch.xib")
        #expect(misses == [] && text.contains("GeometryReader { proxy in"), "\(text)")
    }

    @Test("A bar from the top of the screen to a distance below the status bar extends from the safe area")
    func bars() throws {
        let label = Screens.view("label", "l", "text=\"Title\"", size: "40 21")
        let inner = [Screens.equal("l", "centerX", "bar"), Screens.equal("bar", "bottom", "l", nil, 10)].enumerated()
            .map { "<constraint \($1) id=\"i\($0)\"/>" }.joined()
        let bar = Screens.view("view", "bar", "", "<subviews>\(label)</subviews><constraints>\(inner)</constraints>", size: "390 91")
        let (text, misses) = try Self.code(
            Screens.storyboard(
                views: bar + Screens.view("view", "rest", size: "390 700"),
                constraints: [
                    Screens.equal("bar", "top", "root"), Screens.equal("bar", "leading", "root"), Screens.equal("root", "trailing", "bar"),
                    Screens.equal("bar", "bottom", "safe", "top", 44), Screens.equal("rest", "top", "bar", "bottom"),
                    Screens.equal("rest", "leading", "root"), Screens.equal("root", "trailing", "rest"),
                    Screens.equal("safe", "bottom", "rest"),
                ]))
        #expect(misses == [] && text.contains(".ignoresSafeArea(edges: .top)") && !text.contains("ZStack"), "\(text)")
    }

    @Test("A view down to the bottom of the screen and a line at the bottom of the safe area have edges of their own")
    func edges() throws {
        let (_, misses) = try Self.code(
            Screens.storyboard(
                views: Screens.view("view", "a", size: "390 700") + Screens.view("view", "line", size: "390 1"),
                constraints: Screens.sides("a", 0) + Screens.sides("line", 0) + [
                    Screens.equal("a", "top", "safe"), Screens.equal("root", "bottom", "a"), Screens.equal("line", "height", nil, nil, 1),
                    Screens.equal("safe", "bottom", "line"),
                ]))
        #expect(misses == [])
    }

    @Test("A share of a scrolled content that is as high as its scroll view")
    func shares() throws {
        let half = "firstItem=\"b\" firstAttribute=\"height\" secondItem=\"content\" secondAttribute=\"height\" multiplier=\"0.4\""
        let inner =
            (Screens.sides("b", 0).map { $0.replacing("\"safe\"", with: "\"content\"") }
            + [half, Screens.equal("content", "bottom", "b")]).enumerated().map { "<constraint \($1) id=\"i\($0)\"/>" }.joined()
        let content = Screens.view(
            "view", "content", "", "<subviews>\(Screens.view("view", "b", size: "390 100"))</subviews><constraints>\(inner)</constraints>",
            size: "390 763")
        let own = ["leading", "trailing", "top", "bottom", "width", "height"].enumerated().map {
            "<constraint \(Screens.equal("content", $1, "scroll")) id=\"o\($0)\"/>"
        }.joined()
        let scroll = Screens.view(
            "scrollView", "scroll", "", "<subviews>\(content)</subviews><constraints>\(own)</constraints>", size: "390 763")
        let (_, misses) = try Self.code(
            Screens.storyboard(
                views: scroll,
                constraints: Screens.sides("scroll", 0) + [
                    Screens.equal("scroll", "top", "safe"), Screens.equal("safe", "bottom", "scroll"),
                ]))
        #expect(misses == [])
    }

    @Test("The content of a cell is as wide as the cell, on screens where its table is narrower, too")
    func cells() throws {
        let label = #"<label text="Name" id="l"><rect key="frame" x="19" y="11" width="60" height="21"/></label>"#
        let document = Screens.storyboard(
            views: """
                <tableView id="t"><rect key="frame" x="0" y="0" width="390" height="844"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><prototypes>
                <tableViewCell id="c"><rect key="frame" x="0" y="28" width="390" height="44"/><autoresizingMask key="autoresizingMask"/>
                <tableViewCellContentView key="contentView" tableViewCell="c" id="k"><rect key="frame" x="0" y="0" width="390" height="44"/>
                <autoresizingMask key="autoresizingMask"/><subviews>\(label)</subviews></tableViewCellContentView></tableViewCell></prototypes>
                </tableView>
                """, constraints: [])
        let files = try SwiftUIGenerator().files(of: Screens.document(document), source: "Main.storyboard")
        let row = try #require(files.first { $0.unit?.root.element.name == "tableViewCell" })
        #expect(row.agreement?.misses.isEmpty == true, "\(row.text)")
    }

    @Test("A sheet of up to a height comes before the space above it")
    func sheets() throws {
        let sheet = Screens.view("view", "sheet", size: "390 619")
        let (text, misses) = try Self.code(
            Screens.storyboard(
                views: Screens.view("view", "space", size: "390 144") + sheet,
                constraints: Screens.sides("space", 0) + Screens.sides("sheet", 0) + [
                    Screens.equal("space", "top", "safe"), Screens.equal("sheet", "top", "space", "bottom"),
                    Screens.equal("safe", "bottom", "sheet"), Screens.equal("sheet", "height", nil, nil, 619) + " priority=\"750\"",
                ]))
        #expect(misses == [] && text.contains(".frame(maxHeight: 619)\n") && text.contains(".layoutPriority(1)"), "\(text)")
    }

    @Test("A bar with a share of the screen's height is above what fills the rest")
    func barShares() throws {
        let share = Screens.equal("bar", "height", "root") + " multiplier=\"0.106808\""
        let (text, misses) = try Self.code(
            Screens.storyboard(
                views: Screens.view("view", "bar", size: "390 90") + Screens.view("view", "rest", size: "390 754"),
                constraints: Screens.sides("bar", 0) + Screens.sides("rest", 0) + [
                    Screens.equal("bar", "top", "root"), share, Screens.equal("rest", "top", "bar", "bottom"),
                    Screens.equal("root", "bottom", "rest"),
                ]))
        #expect(misses == [] && text.contains("VStack(spacing: 0) {") && text.contains("proxy.size.height * 0.107)"), "\(text)")
    }
}

import FormworkCode
import FormworkModel
import FormworkTestSupport
import Testing

@testable import FormworkSwiftUI

@Suite("Layouts as SwiftUI's")
struct LayoutInferenceTests {
    /// Returns the layout lines of a file's body, without drawing.
    private static func code(_ text: String) throws -> (text: String, misses: [SwiftUIAgreement.Cause]) {
        let file = try Screens.file(text)
        return (file.text, file.agreement?.misses.map(\.cause) ?? [])
    }

    @Test("Views below each other are a stack with their spacing, and views at both ends have a spacer between them")
    func findsStack() throws {
        let file = try Screens.file(Screens.signIn)
        #expect(file.agreement?.misses.count == 0)
        #expect(file.agreement?.viewCount == 5)
        #expect(file.text.contains("VStack(spacing: 12) {"))
        #expect(file.text.contains("Spacer()"))
        #expect(file.text.contains(".padding(.horizontal, 24)"))
        #expect(!file.text.contains("ZStack"))
    }

    @Test("Views of the same width next to each other share the room")
    func sharesRoom() throws {
        let (text, misses) = try Self.code(
            Screens.storyboard(
                views: Screens.view("view", "a", size: "170 50") + Screens.view("view", "b", size: "170 50"),
                constraints: [
                    Screens.equal("a", "leading", "safe", nil, 20), Screens.equal("b", "leading", "a", "trailing", 10),
                    Screens.equal("safe", "trailing", "b", nil, 20), Screens.equal("a", "width", "b"),
                    Screens.equal("a", "height", nil, nil, 50),
                    Screens.equal("b", "height", nil, nil, 50), Screens.equal("a", "top", "safe", nil, 8),
                    Screens.equal("b", "top", "safe", nil, 8),
                ]))
        #expect(misses == [])
        #expect(text.contains("HStack(spacing: 10) {"))
    }

    @Test("A centred view is aligned so, and a distance from the centre is a padding")
    func centres() throws {
        let (text, misses) = try Self.code(
            Screens.storyboard(
                views: Screens.view("view", "a", size: "60 60"),
                constraints: [
                    Screens.equal("a", "centerX", "root"), Screens.equal("a", "centerY", "root", nil, -40),
                    Screens.equal("a", "width", nil, nil, 60),
                    Screens.equal("a", "height", nil, nil, 60),
                ]))
        #expect(misses == [])
        #expect(text.contains(".frame(width: 60, height: 60)"))
        #expect(text.contains(".padding(.bottom, 80)"))
    }

    @Test("A view that fills the screen extends below the bars, and its content does not")
    func peelsBackground() throws {
        let (text, misses) = try Self.code(
            Screens.storyboard(
                views: Screens.view("imageView", "back", #"image="Sea""#, size: "390 844")
                    + Screens.view("label", "over", #"text="Hello""#, size: "40 21"),
                constraints: ["top", "bottom", "leading", "trailing"].map { Screens.equal("back", $0, "root") } + [
                    Screens.equal("over", "leading", "safe", nil, 20), Screens.equal("over", "top", "safe", nil, 10),
                ]))
        #expect(misses == [])
        #expect(text.contains(".overlay(alignment: .topLeading) {"))
        #expect(text.contains(".ignoresSafeArea()"))
        let (back, over) = (text.firstRange(of: "Image(\"Sea\")"), text.firstRange(of: "Text(\"Hello\")"))
        #expect(back.map { back in over.map { back.lowerBound < $0.lowerBound } ?? false } == true)
    }

    @Test("The screen's margins are symbolic, with any width on a device")
    func findsScenePadding() throws {
        let (text, misses) = try Self.code(
            Screens.storyboard(
                views: Screens.view("view", "a", size: "358 50"),
                constraints: [
                    Screens.equal("a", "leading", "root", "leadingMargin"), Screens.equal("a", "trailing", "root", "trailingMargin"),
                    Screens.equal("a", "top", "safe", nil, 8), Screens.equal("a", "height", nil, nil, 50),
                ]))
        #expect(misses == [])
        #expect(text.contains(".scenePadding(.horizontal)"))
    }

    @Test("A share of the container's width is read from a geometry reader")
    func readsShare() throws {
        let (text, misses) = try Self.code(
            Screens.storyboard(
                views: Screens.view("view", "a", size: "117 50"),
                constraints: [
                    Screens.equal("a", "leading", "safe", nil, 20), Screens.equal("a", "top", "safe", nil, 8),
                    Screens.equal("a", "height", nil, nil, 50),
                    Screens.equal("a", "width", "root") + " multiplier=\"0.3\"",
                ]))
        #expect(misses == [])
        #expect(text.contains("GeometryReader { proxy in"))
        #expect(text.contains(".frame(width: proxy.size.width * 0.3)"))
    }

    @Test("A share of a view that isn't the container has no counterpart: the place is named in the code and in the notes")
    func namesGap() throws {
        let file = try Screens.file(
            Screens.storyboard(
                views: Screens.view("view", "a", size: "117 50") + Screens.view("view", "b", size: "117 50"),
                constraints: [
                    Screens.equal("a", "leading", "safe", nil, 20), Screens.equal("a", "top", "safe", nil, 8),
                    Screens.equal("safe", "trailing", "a", nil, 20), Screens.equal("a", "height", nil, nil, 50),
                    Screens.equal("b", "leading", "a", "trailing") + " multiplier=\"0.01\"", Screens.equal("b", "top", "a", "bottom", 8),
                    Screens.equal("b", "height", "root") + " multiplier=\"0.1\"",
                    Screens.equal("b", "width", "b", "height") + " multiplier=\"1.3\"",
                ]))
        let misses = file.agreement?.misses.map(\.cause) ?? []
        #expect(!misses.isEmpty)
        #expect(file.text.contains("// Gap: the frame of 'view3' differs at "))
        #expect(file.notConverted.contains { $0.element.id == "b" && $0.affectsLayout })
    }

    @Test("A point more or less is dropped, and texts are aligned by their stack")
    func simplifies() throws {
        let labels = [("a", "First"), ("b", "A second text"), ("c", "Third")].map { id, text in
            Screens.view(
                "label", id, "text=\"\(text)\" textAlignment=\"natural\"",
                #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#, size: "350 20.333")
        }
        let (text, misses) = try Self.code(
            Screens.storyboard(
                views: labels.joined(),
                constraints: ["a", "b", "c"].flatMap { Screens.sides($0, 20) } + [
                    Screens.equal("a", "top", "safe", nil, 16), Screens.equal("b", "top", "a", "bottom", 8),
                    Screens.equal("c", "top", "b", "bottom", 9),
                ]))
        #expect(misses == [])
        #expect(
            text.contains(
                "VStack(alignment: .leading, spacing: 8) {\n            Text(\"First\")\n                .lineLimit(1)\n            Text("))
        #expect(text.ranges(of: ".frame(maxWidth: .infinity, alignment: .leading)").count == 1)
        #expect(!text.contains(".padding(.top, 1)"))
        #expect(!text.contains("Frozen layout"))
    }

    @Test("A layout that repeats the canvas says so in its first line")
    func saysFrozen() throws {
        let (text, _) = try Self.code(
            Screens.storyboard(
                views: Screens.view("view", "a", size: "50 50") + Screens.view("view", "b", size: "60 60"),
                constraints: [
                    Screens.equal("a", "top", "safe", nil, 150), Screens.equal("a", "leading", "safe", nil, 120),
                    Screens.equal("a", "width", nil, nil, 50), Screens.equal("a", "height", nil, nil, 50),
                    Screens.equal("b", "top", "safe", nil, 170), Screens.equal("b", "leading", "safe", nil, 140),
                    Screens.equal("b", "width", nil, nil, 60), Screens.equal("b", "height", nil, nil, 60),
                ]))
        #expect(text.hasPrefix("// Frozen layout: "))
    }

    @Test("Scrolled content is laid out at its own height")
    func scrolls() throws {
        let inner = Screens.view("view", "tall", size: "390 1200")
        let edges = ["top", "bottom", "leading", "trailing"]
        let own =
            edges.map {
                #"<constraint firstItem="tall" firstAttribute="\#($0)" secondItem="scroll" secondAttribute="\#($0)" id="s-\#($0)"/>"#
            }
            + [
                #"<constraint firstItem="tall" firstAttribute="width" secondItem="scroll" secondAttribute="width" id="s-w"/>"#,
                #"<constraint firstItem="tall" firstAttribute="height" constant="1200" id="s-h"/>"#,
            ]
        let (text, misses) = try Self.code(
            Screens.storyboard(
                views: Screens.view(
                    "scrollView", "scroll", "", "<subviews>\(inner)</subviews><constraints>\(own.joined())</constraints>", size: "390 763"),
                constraints: edges.map { Screens.equal("scroll", $0, "safe") }))
        #expect(misses == [])
        #expect(text.contains("ScrollView {"))
        #expect(text.contains(".frame(height: 1200)"))
    }

    /// Two labels, and two fields that begin after the wider one.
    static var form: String {
        let labels = [("a", "Name", 45.0), ("b", "Telephone", 80.0)].map { id, text, width in
            Screens.view(
                "label", id, "text=\"\(text)\" textAlignment=\"natural\" horizontalHuggingPriority=\"251\"",
                #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#, size: "\(width) 21")
        }
        let fields = ["c", "d"].map {
            Screens.view(
                "textField", $0, #"borderStyle="roundedRect""#, #"<fontDescription key="fontDescription" type="system" pointSize="14"/>"#,
                size: "250 34")
        }
        return Screens.storyboard(
            views: (labels + fields).joined(),
            constraints: [
                Screens.equal("a", "leading", "safe", nil, 20), Screens.equal("b", "leading", "a"), Screens.equal("c", "leading", "d"),
                Screens.equal("d", "leading", "b", "trailing", 8), Screens.equal("safe", "trailing", "c", nil, 20),
                Screens.equal("safe", "trailing", "d", nil, 20), Screens.equal("c", "top", "safe", nil, 16),
                Screens.equal("d", "top", "c", "bottom", 10), Screens.equal("a", "centerY", "c"), Screens.equal("b", "centerY", "d"),
            ])
    }

    @Test("Aligned labels and fields are a grid, whose columns no stack can express")
    func findsGrid() throws {
        let (text, misses) = try Self.code(Self.form)
        #expect(misses == [])
        #expect(text.contains("Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 10) {"))
        #expect(text.ranges(of: "GridRow {").count == 2)
    }

    // MARK: States

    /// A heading with a note that follows it, above a button.
    private static var hiding: String {
        let follows = #"<connections><outlet property="PWHidingMasterView" destination="a" id="o-b"/></connections>"#
        return Screens.storyboard(
            views: Screens.view("view", "a", #"userLabel="Heading""#, size: "350 40")
                + Screens.view("view", "b", #"userLabel="Note""#, follows, size: "350 60") + Screens.view("view", "c", size: "350 50"),
            constraints: ["a", "b", "c"].flatMap { Screens.sides($0, 20) } + [
                Screens.equal("a", "top", "safe", nil, 16), Screens.equal("b", "top", "a", "bottom"),
                Screens.equal("c", "top", "b", "bottom"),
                Screens.equal("c", "height", nil, nil, 50), Screens.equal("a", "height", nil, nil, 40),
                Screens.equal("b", "height", nil, nil, 60),
            ])
    }

    @Test("A follower of a hidden master keeps its room if its constraints do, and is transparent then")
    func hidesInPlace() throws {
        let file = try Screens.file(Self.hiding)
        #expect(file.states.map(\.agreement.misses.count) == [0])
        #expect(file.text.contains("    var isHeadingHidden = false\n"))
        #expect(file.text.ranges(of: ".opacity(isHeadingHidden ? 0 : 1)").count == 2)
    }

    private static func sample(_ name: String) throws -> SwiftUIFile {
        try Screens.file(String(decoding: TestFiles.bytes(of: TestFiles.sample(name)), as: UTF8.self), name)
    }

    @Test("A view without room while it is hidden is in a condition, with its followers")
    func hidesWithItsRoom() throws {
        let file = try Self.sample("HidingForm.storyboard")
        let state = try #require(file.states.first { $0.kind == .hidden(0) })
        #expect(state.agreement.viewCount == 4)
        #expect(state.agreement.misses.isEmpty)
        #expect(file.text.contains("            if !isDeliveryHeadingHidden {\n"))
        #expect(file.text.contains("            if !isDeliveryHeadingHidden && !isStreetLabelHidden {\n"))
        #expect(!file.notConverted.contains { $0.what.contains("PWHidingMasterView") })
    }

    @Test("Each layout template is a layout of the same views, and its other changes are noted")
    func arrangesTemplates() throws {
        let file = try Self.sample("LayoutTemplates.storyboard")
        #expect(file.states.map(\.title) == ["layout template 'Portrait'", "layout template 'Landscape'", "layout template 'Large List'"])
        #expect(file.states.last?.agreement.misses.count == 0)
        #expect(file.text.contains("        case largeList\n"))
        #expect(file.text.contains("case .landscape: landscapeLayout\n"))
        #expect(file.text.ranges(of: "Image(\"Riverbank\")").count == 1)
        #expect(file.notConverted.contains { $0.what == "the value of 'layer.cornerRadius' in layout template 'Landscape'" })
    }
}

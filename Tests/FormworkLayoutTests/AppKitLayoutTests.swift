import FormworkImport
import FormworkModel
import Testing

@testable import FormworkLayout

@Suite("Layout of AppKit's views")
struct AppKitLayoutTests {
    /// Returns the solved frames by id, in a content view of a size.
    func frames(
        _ width: Int, _ height: Int, _ subviews: String, constraints: String = "", toolsVersion: Int = 14490, isBlind: Bool = false,
        generation: AppKitGeneration? = nil, direction: LayoutOptions.Direction = .leftToRight
    ) throws -> [String: Rect] {
        let xib = """
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="\(toolsVersion)" targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
            <objects><customView id="root"><rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
            <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints></customView></objects></document>
            """
        let document = try DocumentReader().read(Array(xib.utf8), file: "a.xib").document
        var options = LayoutOptions()
        options.isBlind = isBlind
        options.appKitGeneration = generation
        options.direction = direction
        var result: [String: Rect] = [:]
        for frame in try #require(document.layout(options).roots.first).frames { result[frame.view.id ?? ""] = frame.frame }
        return result
    }

    func view(_ name: String, _ id: String, _ frame: (Int, Int, Int, Int), _ attributes: String = "", inside: String = "") -> String {
        """
        <\(name) id="\(id)" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>
        <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>\(inside)</\(name)>
        """
    }

    private func label(_ id: String, _ frame: (Int, Int, Int, Int), _ attributes: String = "") -> String {
        view(
            "textField", id, frame, "horizontalHuggingPriority=\"251\" verticalHuggingPriority=\"750\" " + attributes,
            inside: """
                <textFieldCell key="cell" lineBreakMode="clipping" title="Label"><font key="font" metaFont="system"/></textFieldCell>
                """)
    }

    func button(_ type: String, _ id: String, _ frame: (Int, Int, Int, Int)) -> String {
        view(
            "button", id, frame, "verticalHuggingPriority=\"750\"",
            inside: """
                <buttonCell key="cell" type="\(type)" bezelStyle="rounded" title="A"><font key="font" metaFont="system"/></buttonCell>
                """)
    }

    /// `second` may be a number.
    func constraint(_ id: String, _ first: String, _ attribute: String, _ second: String, _ other: String, _ constant: Int)
        -> String
    {
        """
        <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" secondAttribute="\(other)" constant="\(constant)" id="\(id)"/>
        """
    }

    @Test("The rows of the hiding demo have Xcode's frames")
    func hidingDemo() throws {
        var views = ""
        var constraints = ""
        var above = "root"
        for row in 1...3 {
            views += button("check", "c\(row)", (0, 0, 96, 18)) + button("push", "b\(row)", (0, 0, 125, 32))
            constraints += constraint("a\(row)", "c\(row)", "top", above, row == 1 ? "top" : "bottom", 20)
            constraints += constraint("d\(row)", "b\(row)", "top", "c\(row)", "bottom", 13)
            constraints += constraint("e\(row)", "c\(row)", "leading", "root", "leading", 20)
            constraints += constraint("f\(row)", "b\(row)", "leading", "root", "leading", 20)
            above = "b\(row)"
        }
        let frames = try frames(266, 224, views, constraints: constraints)
        #expect(frames["c1"] == Rect(x: 18, y: 188, width: 96, height: 18))
        #expect(frames["b1"] == Rect(x: 14, y: 149, width: 125, height: 32))
        for (row, top) in [(1, 20.0), (2, 88), (3, 156)] {
            let frame = try #require(frames["c\(row)"])
            #expect(224 - frame.origin.y - 18 + 2 == top)
            let button = try #require(frames["b\(row)"])
            #expect(224 - button.origin.y - 32 + 4 == top + 27)
        }
    }

    @Test("Half points are rounded up and to the right")
    func halves() throws {
        let constraints =
            constraint("c", "l", "centerY", "root", "centerY", 0) + constraint("d", "l", "centerX", "root", "centerX", 0)
        let frames = try frames(100, 50, label("l", (0, 0, 41, 17)), constraints: constraints)
        #expect(frames["l"] == Rect(x: 30, y: 17, width: 41, height: 17))
    }

    private let usual = "horizontalStackHuggingPriority=\"249.99998474121094\" verticalStackHuggingPriority=\"249.99998474121094\""

    @Test("A row of a stack view: gaps between alignment rectangles, centred across, hidden views taken out")
    func row() throws {
        let inside = """
            <edgeInsets key="edgeInsets" left="10" right="10" top="5" bottom="5"/><subviews>\(label("a", (0, 0, 44, 17)))
            \(label("h", (0, 0, 44, 17), "hidden=\"YES\""))\(view("customView", "b", (0, 0, 30, 30)))</subviews>
            """
        let stack = view(
            "stackView", "s", (0, 0, 0, 0),
            "distribution=\"fill\" orientation=\"horizontal\" alignment=\"centerY\" detachesHiddenViews=\"YES\" " + usual, inside: inside)
        let constraints =
            constraint("c", "s", "leading", "root", "leading", 20) + constraint("d", "s", "top", "root", "top", 20)
            + "<constraint firstItem=\"b\" firstAttribute=\"width\" constant=\"30\" id=\"e\"/>"
            + "<constraint firstItem=\"b\" firstAttribute=\"height\" constant=\"30\" id=\"f\"/>"
        let frames = try frames(300, 100, stack, constraints: constraints)
        #expect(frames["s"] == Rect(x: 20, y: 40, width: 98, height: 40))
        #expect(frames["a"] == Rect(x: 8, y: 12, width: 44, height: 17))
        #expect(frames["b"] == Rect(x: 58, y: 5, width: 30, height: 30))
    }

    @Test("A stack stretches a view with a weaker hugging than the stack's")
    func hugging() throws {
        let stack = view(
            "stackView", "s", (0, 0, 200, 40),
            """
            distribution="fill" orientation="vertical" alignment="leading" horizontalStackHuggingPriority="250" verticalStackHuggingPriority="250"
            """,
            inside: "<subviews>\(label("a", (0, 0, 44, 17)))\(label("b", (0, 0, 44, 17)))</subviews>")
        let loose = stack.replacingFirst("horizontalHuggingPriority=\"251\"", with: "horizontalHuggingPriority=\"249\"")
        let constraints =
            constraint("c", "s", "leading", "root", "leading", 0) + constraint("d", "s", "top", "root", "top", 0)
            + "<constraint firstItem=\"s\" firstAttribute=\"width\" constant=\"200\" id=\"e\"/>"
        let frames = try frames(300, 100, loose, constraints: constraints)
        #expect(frames["a"]?.size.width == 204)
        #expect(frames["b"]?.size.width == 44)
    }

    @Test("Views of equal sizes yield to the needs of their contents, and otherwise have the size of the first")
    func fillEqually() throws {
        let stack = view(
            "stackView", "s", (0, 0, 100, 226), "distribution=\"fillEqually\" orientation=\"vertical\" alignment=\"leading\" " + usual,
            inside: """
                <subviews>\(view("customView", "a", (0, 0, 50, 9)))\(view("customView", "b", (0, 0, 50, 9)))
                \(view("customView", "c", (0, 0, 50, 9)))\(view("customView", "d", (0, 0, 50, 9)))</subviews>
                """)
        let constraints =
            constraint("x", "s", "leading", "root", "leading", 0) + constraint("y", "s", "top", "root", "top", 0)
            + "<constraint firstItem=\"s\" firstAttribute=\"height\" constant=\"226\" id=\"h\"/>"
            + "<constraint firstItem=\"c\" firstAttribute=\"height\" constant=\"112\" id=\"i\"/>"
        let frames = try frames(300, 300, stack, constraints: constraints)
        #expect(["a", "b", "c", "d"].map { frames[$0]?.size.height } == [30, 30, 112, 30])
    }

    @Test("Proportional views do not stretch views that hug their content")
    func fillProportionally() throws {
        let stack = view(
            "stackView", "s", (0, 0, 100, 200),
            "distribution=\"fillProportionally\" orientation=\"vertical\" alignment=\"leading\" " + usual,
            inside: """
                <subviews>\(view("customView", "a", (0, 0, 50, 9)))\(label("b", (0, 0, 44, 17)))\(label("c", (0, 0, 44, 17)))</subviews>
                """)
        let constraints =
            constraint("x", "s", "leading", "root", "leading", 0) + constraint("y", "s", "top", "root", "top", 0)
            + "<constraint firstItem=\"s\" firstAttribute=\"height\" constant=\"200\" id=\"h\"/>"
        let frames = try frames(300, 300, stack, constraints: constraints)
        #expect(["a", "b", "c"].map { frames[$0]?.size.height } == [150, 17, 17])
    }

    @Test("A view with a constrained baseline leaves its alignment edge instead of being stretched")
    func alignmentGivesWay() throws {
        let slider = view(
            "slider", "b", (0, 0, 96, 19), "verticalHuggingPriority=\"750\"",
            inside: "<sliderCell key=\"cell\" sliderType=\"linear\" tickMarkPosition=\"above\"/>")
        let stack = view(
            "stackView", "s", (0, 0, 150, 17), "distribution=\"fill\" orientation=\"horizontal\" alignment=\"top\" " + usual,
            inside: "<subviews>\(label("a", (0, 0, 44, 17)))\(slider)</subviews>")
        let constraints =
            constraint("x", "s", "leading", "root", "leading", 0) + constraint("y", "s", "top", "root", "top", 0)
            + constraint("z", "root", "trailing", "s", "trailing", 0) + constraint("l", "b", "baseline", "a", "baseline", 0)
        let frames = try frames(150, 60, stack, constraints: constraints)
        #expect(frames["s"] == Rect(x: 0, y: 43, width: 150, height: 17))
        #expect(frames["b"] == Rect(x: 46, y: -2, width: 106, height: 19))
    }

    @Test("A grid's columns have the width of their widest cell, and its cells the placement of track and grid")
    func grid() throws {
        func cell(_ row: String, _ column: String, _ content: String) -> String {
            "<gridCell row=\"\(row)\" column=\"\(column)\" id=\"\(row)\(column)\">\(content)</gridCell>"
        }
        func keyed(_ label: String) -> String { label.replacingFirst("<textField ", with: "<textField key=\"contentView\" ") }
        let inside = """
            <rows><gridRow id="r1"/><gridRow id="r2"/></rows>
            <columns><gridColumn xPlacement="trailing" id="c1"/><gridColumn id="c2"/></columns>
            <gridCells>\(cell("r1", "c1", keyed(label("a", (0, 0, 44, 17)))))\(cell("r1", "c2", keyed(label("b", (0, 0, 64, 17)))))
            \(cell("r2", "c1", keyed(label("c", (0, 0, 84, 17)))))\(cell("r2", "c2", keyed(label("d", (0, 0, 44, 17)))))</gridCells>
            """
        let grid = view(
            "gridView", "g", (0, 0, 0, 0), "xPlacement=\"leading\" yPlacement=\"top\" rowAlignment=\"none\"", inside: inside)
        let constraints = constraint("x", "g", "leading", "root", "leading", 10) + constraint("y", "g", "top", "root", "top", 10)
        let frames = try frames(300, 100, grid, constraints: constraints)
        #expect(frames["g"] == Rect(x: 10, y: 50, width: 146, height: 40))
        #expect(frames["a"] == Rect(x: 38, y: 23, width: 44, height: 17))
        #expect(frames["b"] == Rect(x: 84, y: 23, width: 64, height: 17))
        #expect(frames["c"] == Rect(x: -2, y: 0, width: 84, height: 17))
        let mirrored = try self.frames(300, 100, grid, constraints: constraints, direction: .rightToLeft)
        #expect(["g", "a", "b", "c"].map { mirrored[$0]?.origin.x } == [144, 64, -2, 64])
    }

    @Test("A grid without placements places cells at the bottom and leading, like AppKit")
    func gridDefaults() throws {
        func keyed(_ label: String) -> String { label.replacingFirst("<textField ", with: "<textField key=\"contentView\" ") }
        let inside = """
            <rows><gridRow id="r" height="40"/></rows><columns><gridColumn id="c" width="100"/></columns>
            <gridCells><gridCell row="r" column="c" id="rc">\(keyed(label("a", (0, 0, 44, 17))))</gridCell></gridCells>
            """
        let constraints = constraint("x", "g", "leading", "root", "leading", 10) + constraint("y", "g", "top", "root", "top", 10)
        let frames = try frames(300, 100, view("gridView", "g", (0, 0, 0, 0), inside: inside), constraints: constraints)
        #expect(frames["g"] == Rect(x: 10, y: 50, width: 100, height: 40))
        #expect(frames["a"] == Rect(x: -2, y: 0, width: 44, height: 17))
    }

    @Test("Views spread in a stack view do not draw it together")
    func spread() throws {
        let stack = view(
            "stackView", "s", (0, 0, 200, 17), "distribution=\"equalSpacing\" orientation=\"horizontal\" alignment=\"top\" " + usual,
            inside: "<subviews>\(label("a", (0, 0, 44, 17)))\(label("b", (158, 0, 44, 17)))</subviews>")
        let constraints = constraint("x", "s", "leading", "root", "leading", 0) + constraint("y", "s", "top", "root", "top", 0)
        let frames = try frames(300, 100, stack, constraints: constraints)
        #expect(frames["s"]?.size.width == 200)
        #expect(frames["b"]?.origin.x == 158)
    }

    @Test("A box keeps room around its content for its border, title and margins")
    func boxContent() throws {
        func content(_ attributes: String, _ margins: String = "", toolsVersion: Int = 14490) throws -> Rect? {
            let box = view(
                "box", "b", (0, 0, 100, 50), attributes,
                inside: "<view key=\"contentView\" id=\"c\"><rect key=\"frame\" x=\"7\" y=\"7\" width=\"3\" height=\"3\"/></view>" + margins
            )
            let constraints =
                constraint("a", "b", "leading", "root", "leading", 0) + constraint("b1", "b", "top", "root", "top", 0)
                + constraint("e", "root", "trailing", "b", "trailing", 0) + constraint("f", "root", "bottom", "b", "bottom", 0)
            return try frames(100, 50, box, constraints: constraints, toolsVersion: toolsVersion, isBlind: true)["c"]
        }
        #expect(try content("boxType=\"custom\" titlePosition=\"noTitle\"") == Rect(x: 1, y: 1, width: 98, height: 48))
        #expect(try content("boxType=\"custom\" borderWidth=\"0.0\" titlePosition=\"noTitle\"") == Rect(x: 0, y: 0, width: 100, height: 50))
        let margins = "<size key=\"contentViewMargins\" width=\"0.0\" height=\"10\"/>"
        #expect(try content("boxType=\"custom\" borderWidth=\"0.0\"", margins) == Rect(x: 0, y: 10, width: 100, height: 30))
        #expect(try content("title=\"Box\"", toolsVersion: 24765) == Rect(x: 0, y: 0, width: 100, height: 38))
    }

    @Test("A pane of a split view reaches across it")
    func pane() throws {
        let pane = view("customView", "p", (0, 0, 200, 60), inside: "<subviews>\(label("l", (10, 10, 44, 17)))</subviews>")
            .replacingFirst(
                "</customView>",
                with:
                    "<constraints>\(constraint("x", "l", "leading", "p", "leading", 10))\(constraint("y", "p", "trailing", "l", "trailing", 10))</constraints></customView>"
            )
        let split =
            "<splitView id=\"s\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"300\" height=\"100\"/><subviews>\(pane)</subviews></splitView>"
        #expect(try frames(300, 100, split)["p"]?.size.width == 300)
    }

    @Test("A view without a frame is at its superview's origin, also if that has the size of its window")
    func missingFrames() throws {
        let xib = """
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="14490" targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
            <objects><window id="w"><rect key="contentRect" x="0.0" y="0.0" width="300" height="200"/>
            <view key="contentView" id="root"><subviews><customView id="a"/></subviews></view></window></objects></document>
            """
        let root = try #require(DocumentReader().read(Array(xib.utf8), file: "a.xib").document.layout(LayoutOptions()).roots.first)
        #expect(root.frames.map(\.frame) == [Rect(x: 0, y: 0, width: 300, height: 200), Rect(x: 0, y: 0, width: 0, height: 0)])
    }

    @Test("The safe area begins 52 points below the top unless the view is a window's content")
    func safeArea() throws {
        let guide = "<viewLayoutGuide key=\"safeArea\" id=\"g\"/>"
        let xib = """
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21507" targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
            <objects><customView id="root"><rect key="frame" x="0.0" y="0.0" width="200" height="200"/><subviews>\(label("l", (0, 0, 44, 16)))</subviews>
            <constraints>\(constraint("a", "l", "top", "g", "top", 8))\(constraint("b", "l", "leading", "g", "leading", 8))</constraints>\(guide)</customView></objects></document>
            """
        for (text, y) in [
            (xib, 124.0),
            (
                xib.replacing("<customView id=\"root\"", with: "<window id=\"w\"><view key=\"contentView\" id=\"root\"").replacing(
                    "</customView></objects>", with: "</view></window></objects>"), 176
            ),
        ] {
            let document = try DocumentReader().read(Array(text.utf8), file: "a.xib").document
            let frame = document.layout(LayoutOptions()).roots.first?.frames.first { $0.view.id == "l" }
            #expect(frame?.frame.origin.y == y)
        }
    }

    @Test("A scroll view's clip view keeps its distances at every size of the scroll view")
    func parts() throws {
        let scroll = view(
            "scrollView", "s", (0, 0, 100, 50), "",
            inside: """
                <clipView key="contentView" id="c"><rect key="frame" x="1" y="1" width="98" height="48"/></clipView>
                """)
        let constraints =
            constraint("a", "s", "leading", "root", "leading", 0) + constraint("b", "s", "top", "root", "top", 0)
            + constraint("e", "root", "trailing", "s", "trailing", 0) + constraint("f", "root", "bottom", "s", "bottom", 0)
        for isBlind in [false, true] {
            let frames = try frames(300, 200, scroll, constraints: constraints, isBlind: isBlind)
            #expect(frames["c"] == Rect(x: 1, y: 1, width: 298, height: 198))
        }
    }
}

extension String {
    fileprivate func replacingFirst(_ old: String, with new: String) -> String { replacing(old, with: new, maxReplacements: 1) }
}

import FormworkLayout
import FormworkModel
import FormworkTemplates
import Testing

@Suite("Frames outside Auto Layout")
struct GivenFrameTests {
    private static func resized(_ mask: String, frame: [Double], to size: Size) throws -> [Double] {
        let root = Sketch.fixed(
            "R", [0, 0, 200, 100], "view", "", mask: "widthSizable heightSizable", Sketch.subviews(Sketch.fixed("A", frame, mask: mask)))
        return Solved(try Sketch.xib(root)) { $0.size = size }["A"]
    }

    private static let masks: [(mask: String, frame: [Double], result: [Double])] = [
        ("flexibleMaxX flexibleMaxY", [20, 10, 60, 30], [20, 10, 60, 30]),
        ("flexibleMinX flexibleMinY", [20, 10, 60, 30], [120, 60, 60, 30]),
        ("widthSizable heightSizable", [20, 10, 60, 30], [20, 10, 160, 80]),
        ("", [20, 10, 60, 30], [20, 10, 60, 30]),
        // Flexible parts share the growth in proportion to their size: 100 as 20 to 120, 50 as 10 to 60.
        ("flexibleMinX flexibleMaxX flexibleMinY flexibleMaxY", [20, 10, 60, 30], [34.5, 17, 60, 30]),
        ("flexibleMinX flexibleMaxX", [70, 10, 60, 30], [120, 10, 60, 30]),
        ("flexibleMinX widthSizable flexibleMaxX", [50, 10, 100, 30], [75, 10, 150, 30]),
        ("widthSizable flexibleMaxX", [20, 10, 60, 30], [20, 10, 93.5, 30]),
    ]

    @Test("The flexible parts of an autoresizing mask follow the superview", arguments: masks)
    func autoresizing(mask: String, frame: [Double], result: [Double]) throws {
        #expect(try Self.resized(mask, frame: frame, to: Size(width: 300, height: 150)) == result)
        #expect(try Self.resized(mask, frame: frame, to: Size(width: 200, height: 100)) == frame)
    }

    @Test("A view with less room than its distances from the edges has no extent, and isn't a conflict")
    func shrunk() throws {
        let root = Sketch.fixed(
            "R", [0, 0, 200, 100], "view", "", mask: "widthSizable heightSizable",
            Sketch.subviews(Sketch.fixed("A", [30, 30, 140, 40], mask: "widthSizable heightSizable")))
        let solved = Solved(try Sketch.xib(root)) { $0.size = Size(width: 50, height: 80) }
        #expect(solved["A"] == [30, 30, 0, 20])
        #expect(solved.isClear)
    }

    @Test("A mask passes its superview's size on to constrained views")
    func mixed() throws {
        let inner = Sketch.fixed("B", [10, 10, 180, 80], mask: "widthSizable heightSizable", Sketch.subviews(Sketch.box("A")))
        let root = Sketch.fixed(
            "R", [0, 0, 200, 100], "view", "", mask: "widthSizable heightSizable",
            Sketch.subviews(inner)
                + Sketch.constraints(["A.left = B.left + 1", "A.top = B.top", "B.right = A.right + 2", "B.bottom = A.bottom"]))
        let document = try Sketch.xib(root)
        #expect(Solved(document)["A"] == [1, 0, 177, 80])
        #expect(Solved(document) { $0.size = Size(width: 300, height: 150) }["A"] == [1, 0, 277, 130])
    }

    @Test("A fixed frame stays as written, with any constraints")
    func fixed() throws {
        let solved = Solved(
            try Sketch.plain(
                Sketch.box("A", frame: [11, 12, 13, 14], "fixedFrame=\"YES\""), Sketch.box("B"),
                where: ["B.left = A.right", "B.top = A.bottom", "B.width = 5", "B.height = 5"]))
        #expect(solved["A"] == [11, 12, 13, 14])
        #expect(solved["B"] == [24, 26, 5, 5])
        #expect(solved.isClear)
    }

    @Test("A view without constraints keeps its recorded frame, and is not ambiguous")
    func unconstrained() throws {
        let solved = Solved(try Sketch.plain(Sketch.box("A", frame: [11, 12, 13, 14]), where: []))
        #expect(solved["A"] == [11, 12, 13, 14])
        #expect(solved.isClear && solved.misplaced.isEmpty)
    }

    @Test("A view that a template leaves without constraints keeps it too, and is ambiguous")
    func deprived() throws {
        func target(_ view: String) -> String {
            "<connections><outlet property=\"targetView\" destination=\"\(view)\" id=\"o\(view)\"/></connections>"
        }
        let template = Sketch.fixed(
            "T", [0, 0, 375, 667], "view", "customClass=\"LDOLayoutTemplate\"",
            Sketch.subviews(Sketch.box("a", "view", "", target("A")) + Sketch.box("b", "view", "", target("B"))) + target("R"))
        let document = try Sketch.controller(
            Sketch.Canvas(), Sketch.box("A", frame: [11, 12, 13, 14]), Sketch.box("B", frame: [1, 2, 3, 4]), siblings: template,
            where: ["A.left = R.left", "A.top = R.top", "A.width = 50", "A.height = 50"])
        #expect(Solved(document).isClear)
        var state = LayoutState(document)
        state.apply(try #require(document.layoutTemplates.first))
        let scene = try #require(state.permanent().layout().roots.first)
        #expect(scene.ambiguous.map(\.id) == ["A"])
        #expect(scene.frames.first { $0.view.id == "A" }?.frame == Rect(x: 11, y: 12, width: 13, height: 14))
    }

    @Test("A view is misplaced if it is at least one point away from its constraints")
    func misplaced() throws {
        func solved(_ x: Double, _ attributes: String = "") throws -> Solved {
            Solved(
                try Sketch.plain(
                    Sketch.box("A", frame: [x, 0, 50, 50], attributes),
                    where: ["A.left = R.left + 40", "A.top = R.top", "A.width = 50", "A.height = 50"]))
        }
        #expect(try solved(40).misplaced.isEmpty)
        #expect(try solved(39).misplaced.isEmpty)
        #expect(try solved(38.5).misplaced == ["A"])
        #expect(try solved(20, "hidden=\"YES\"").misplaced.isEmpty)
    }
}

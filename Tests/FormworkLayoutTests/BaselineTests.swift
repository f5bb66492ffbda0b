import Testing

@Suite("Baselines and alignment rectangles")
struct BaselineTests {
    private static func label(_ id: String, size: Double, frame: [Double], _ attributes: String = "") -> String {
        Sketch.box(
            id, "label", frame: frame, "text=\"Text\" \(attributes)",
            "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>")
    }

    @Test("A first baseline is 0.952 of the font's size below a label's top, a last one 0.241 above its bottom")
    func labels() throws {
        func solved(_ attribute: String) throws -> Solved {
            let small = Self.label("A", size: 10, frame: [0, 0, 30, 12])
            let large = Self.label("B", size: 40, frame: [0, 0, 90, 48])
            return Solved(
                try Sketch.plain(
                    small, large,
                    where: ["A.left = R.left", "B.left = A.right", "B.top = R.top + 100", "A.\(attribute) = B.\(attribute)"]))
        }
        // 100 + 0.952 × 40 − 0.952 × 10 = 128.56; 100 + 48 − 0.241 × 40 + 0.241 × 10 − 12 = 128.77; to half points.
        #expect(try solved("firstBaseline")["A"] == [0, 128.5, 30, 12])
        #expect(try solved("baseline")["A"] == [0, 129, 30, 12])
        #expect(try solved("lastBaseline").isClear)
    }

    @Test("A view without text has its baseline at its bottom")
    func plain() throws {
        let solved = Solved(
            try Sketch.plain(
                Self.label("A", size: 10, frame: [0, 0, 30, 12]), Sketch.box("B"),
                where: [
                    "A.left = R.left", "B.left = A.right", "B.top = R.top + 100", "B.height = 50", "B.width = 10",
                    "A.baseline = B.baseline",
                ]))
        #expect(solved["A"] == [0, 140.5, 30, 12])
    }

    @Test("In a stack view only the first view's top is the stack's; baselines are equal")
    func stack() throws {
        let views = Sketch.subviews(
            Self.label("A", size: 10, frame: [0, 0, 30, 12]), Self.label("B", size: 40, frame: [0, 0, 90, 48]))
        let solved = Solved(
            try Sketch.plain(
                Sketch.box("S", "stackView", "alignment=\"firstBaseline\"", views), where: ["S.left = R.left", "S.top = R.top + 100"]))
        #expect(solved["A"] == [0, 0, 30, 12])
        #expect(solved["B"] == [30, -28.5, 90, 48])
    }

    @Test("A stack view's baselines are those of its first and last visible view")
    func ofStack() throws {
        let views = Sketch.subviews(
            Self.label("H", size: 30, frame: [0, 0, 30, 36], "hidden=\"YES\""), Self.label("B", size: 40, frame: [0, 0, 90, 48]))
        let solved = Solved(
            try Sketch.plain(
                Sketch.box("S", "stackView", "axis=\"vertical\"", views), Self.label("A", size: 10, frame: [0, 0, 30, 12]),
                where: ["S.left = R.left", "S.top = R.top + 100", "A.left = S.right", "A.firstBaseline = S.firstBaseline"]))
        #expect(solved["A"][1] == 128.5)
    }

    @Test("Constraints use alignment rectangles: a switch is wider than its own, a slider extends beyond its own on three sides")
    func alignmentRectangles() throws {
        let solved = Solved(
            try Sketch.plain(
                Sketch.box("W", "switch", frame: [0, 0, 51, 31]), Sketch.box("A"), Sketch.box("L", "slider", frame: [0, 0, 100, 31]),
                Sketch.box("G", "segmentedControl", frame: [0, 0, 90, 29]),
                where: [
                    "W.left = R.left + 20", "W.top = R.top", "A.left = W.right", "A.top = W.bottom", "A.width = 5", "A.height = 5",
                    "L.left = R.left + 20", "R.right = L.right + 20", "L.top = A.bottom", "G.left = R.left", "G.top = L.bottom",
                ]))
        #expect(solved["W"] == [20, 0, 51, 31])
        #expect(solved["A"] == [69, 31, 5, 5])
        #expect(solved["L"] == [18, 36, 284, 31])
        #expect(solved["G"] == [0, 66, 90, 29])
    }
}

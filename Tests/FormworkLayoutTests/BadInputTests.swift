import FormworkDiagnostics
import FormworkLayout
import FormworkModel
import Testing

@Suite("Layouts of bad documents")
struct BadInputTests {
    private static let square = ["A.left = R.left + 10", "A.top = R.top + 20", "A.width = 30", "A.height = 40"]

    /// The rest is solved as if the bad constraint did not exist.
    private static func expectProblem(
        _ formula: String, _ kind: DocumentLayout.Problem.Kind, views: String = "",
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let document = try Sketch.plain(Sketch.box("A"), views, where: square + [formula])
        let solved = Solved(document)
        #expect(solved.problems == [kind], sourceLocation: sourceLocation)
        #expect(solved["A"] == [10, 20, 30, 40], sourceLocation: sourceLocation)
        #expect(solved.conflicts.isEmpty && solved.isFinite, sourceLocation: sourceLocation)
        let diagnostics = solved.layout.diagnostics(document, file: "Sketch.xib")
        #expect(diagnostics.map(\.rule) == ["unsolved-constraint"], sourceLocation: sourceLocation)
        #expect(diagnostics.first?.location.line ?? 0 > 1, sourceLocation: sourceLocation)
    }

    @Test("A constraint with a dangling reference")
    func missing() throws {
        try Self.expectProblem("A.left = Nowhere.left + 5", .missingItem)
        try Self.expectProblem("Nowhere.width = 5", .missingItem)
        try Self.expectProblem("Nowhere.width = Elsewhere.width", .missingItem)
    }

    @Test("An item in a separate view tree")
    func apart() throws {
        let table =
            "<tableView id=\"T\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/><prototypes><tableViewCell id=\"K\">"
            + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></tableViewCell></prototypes></tableView>"
        try Self.expectProblem("A.left = K.left", .separateTrees, views: table)
    }

    @Test("A multiplier of 0, and invalid or oversized numbers")
    func numbers() throws {
        try Self.expectProblem("A.left = R.left * 0 + 5", .multiplierZero)
        for text in ["1e300", "-1e300", "nan", "inf", "-inf", "1e8"] {
            try Self.expectProblem("A.left = R.left + \(text)", .numberOutOfRange)
        }
        try Self.expectProblem("A.width = R.width * 1e300", .numberOutOfRange)
        try Self.expectProblem("A.width = R.width * nan", .numberOutOfRange)
    }

    @Test("Out-of-range priorities are clamped")
    func priorities() throws {
        for (priority, x) in [("2000", 50.0), ("1e30", 50), ("0", 10), ("-5", 10)] {
            let solved = Solved(
                try Sketch.plain(
                    Sketch.box("A"),
                    where: [
                        "A.left = R.left + 10 @500", "A.top = R.top", "A.width = 1", "A.height = 1", "A.left = R.left + 50 @\(priority) #p",
                    ]))
            #expect(solved["A"] == [x, 0, 1, 1])
        }
        let odd = Solved(try Sketch.plain(Sketch.box("A"), where: Self.square + ["A.width = 77 @nan"]))
        #expect(odd.isFinite)
    }

    @Test("Missing, negative and invalid frames")
    func frames() throws {
        let views = [
            Sketch.box("A", frame: nil), Sketch.fixed("B", nil), Sketch.fixed("D", [5, 5, -10, -20], mask: "widthSizable heightSizable"),
            Sketch.fixed("E", [.nan, .infinity, 1e300, 5], mask: "flexibleMinX flexibleMinY"), Sketch.box("F", frame: [0, 0, -5, -5]),
        ]
        let solved = Solved(
            try Sketch.plain(views.joined(), where: Self.square + ["F.left = R.left", "F.width = -50", "F.top = A.bottom"]))
        #expect(solved["A"] == [10, 20, 30, 40])
        #expect(solved.isFinite)
        #expect(solved["F"][2] == 0)
        #expect(solved.conflicts == [["c-F-width----50"]])
    }

    @Test("A root without a frame")
    func rootless() throws {
        let document = try Sketch.xib(
            "<view id=\"R\">\(Sketch.subviews(Sketch.box("A")))\(Sketch.constraints(Self.square))</view>")
        let solved = Solved(document)
        #expect(solved["A"] == [10, 20, 30, 40])
        let sized = Solved(document) { $0.size = Size(width: 100, height: 200) }
        #expect(sized["R"] == [0, 0, 100, 200])
    }

    @Test("A legacy archive whose views are each other's superviews")
    func cycle() throws {
        let document = try Sketch.read(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data>
            <array class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
            <object class="IBUIView" id="1"><string key="NSFrameSize">{320, 480}</string><reference key="NSSuperview" ref="2"/>
            <array key="NSSubviews"><object class="IBUIView" id="2"><string key="NSFrame">{{10, 20}, {30, 40}}</string>
            <reference key="NSSuperview" ref="1"/><array key="NSSubviews"><reference ref="1"/><reference ref="2"/></array></object></array>
            </object></array>
            <object class="IBObjectContainer" key="IBDocument.Objects">
            <object class="IBMutableOrderedSet" key="objectRecords"><array key="orderedObjects">
            <object class="IBObjectRecord"><int key="objectID">0</int><array key="object" id="0"/>
            <array class="NSMutableArray" key="children"><reference ref="1"/></array><nil key="parent"/></object>
            <object class="IBObjectRecord"><int key="objectID">6</int><reference key="object" ref="1"/><reference key="parent" ref="2"/></object>
            <object class="IBObjectRecord"><int key="objectID">7</int><reference key="object" ref="2"/><reference key="parent" ref="1"/></object>
            </array></object></object></data></archive>
            """)
        let solved = Solved(document)
        #expect(solved["6"] == [0, 0, 320, 480])
        #expect(solved["7"] == [10, 20, 30, 40])
        #expect(solved.isClear)
    }

    @Test("The deepest nesting of views that a document may have")
    func deep() throws {
        var text = ""
        var formulas: [String] = []
        let depth = 120
        for number in (0..<depth).reversed() {
            text = Sketch.box("V\(number)", "view", text.isEmpty ? "" : "", text.isEmpty ? "" : Sketch.subviews(text))
            let parent = number == 0 ? "R" : "V\(number - 1)"
            for side in ["left", "top"] { formulas.append("V\(number).\(side) = \(parent).\(side) + 1") }
            for side in ["right", "bottom"] { formulas.append("\(parent).\(side) = V\(number).\(side) + 1") }
        }
        let solved = Solved(try Sketch.plain(text, size: [400, 400], where: formulas))
        #expect(solved["V\(depth - 1)"] == [1, 1, 400 - 2 * Double(depth), 400 - 2 * Double(depth)])
        #expect(solved.isClear)
    }

    @Test("Hundreds of contradictions on one view and on many: each is named, the rest is solved")
    func contradictions() throws {
        let one = Solved(
            try Sketch.plain(
                Sketch.box("A"), Sketch.box("B"),
                where: Self.square + (1...300).map { "A.width = \(100 + $0)" } + [
                    "B.left = A.left", "B.top = A.bottom", "B.width = 5", "B.height = 6",
                ]))
        #expect(one.conflicts.count == 300)
        #expect(one["A"] == [10, 20, 30, 40])
        #expect(one["B"] == [10, 60, 5, 6])
        #expect(one.broken.allSatisfy { $0 != nil })
        var views = ""
        var formulas: [String] = []
        for number in 1...200 {
            views += Sketch.box("V\(number)")
            formulas += [
                "V\(number).left = R.left + \(number)", "V\(number).top = R.top", "V\(number).height = 5", "V\(number).width = 10",
                "V\(number).width = 20",
            ]
        }
        let many = Solved(try Sketch.plain(views, where: formulas))
        #expect(many.conflicts.map { $0.sorted() } == (1...200).map { ["c-V\($0)-width---10", "c-V\($0)-width---20"] })
        #expect((1...200).allSatisfy { many["V\($0)"] == [Double($0), 0, 10, 5] })
    }

    @Test("One contradiction that needs all of its hundreds of constraints")
    func longContradiction() throws {
        let count = 400
        var views = ""
        var formulas: [String] = []
        for number in 0..<count {
            views += Sketch.box("V\(number)")
            let before = number == 0 ? "R.left" : "V\(number - 1).right"
            formulas += ["V\(number).left \(number % 3 == 0 ? "≥" : "=") \(before) + 1", "V\(number).width = 30 @250"]
            formulas += ["V\(number).top = R.top", "V\(number).height = 5"]
        }
        let solved = Solved(try Sketch.plain(views, where: formulas + ["R.right = V\(count - 1).right"]))
        #expect(solved.conflicts.map(\.count) == [count + 1])
        #expect(solved.isFinite)
    }

    @Test("Five thousand views in one scene")
    func many() throws {
        var views = ""
        var formulas: [String] = []
        for number in 1...5000 {
            views += Sketch.box("V\(number)")
            let above = number == 1 ? "R.top" : "V\(number - 1).bottom"
            formulas += [
                "V\(number).left = R.left + 1", "V\(number).top = \(above) + 1", "V\(number).height = 2", "R.right = V\(number).right",
            ]
        }
        let solved = Solved(try Sketch.plain(views, where: formulas))
        #expect(solved["V5000"] == [1, 14998, 319, 2])
        #expect(solved.isClear)
    }
}

import FormworkEngine
import Testing

@Suite struct VisualFormatTests {
    private let engine = LayoutEngine()
    private let views: [String: LayoutView]

    init() {
        views = ["a": engine.root.addSubview("a"), "b": engine.root.addSubview("b"), "c": engine.root.addSubview("c")]
    }

    private func texts(_ format: String, metrics: [String: Double] = [:], options: VisualFormatOptions = []) throws -> [String] {
        try engine.constraints(visualFormat: format, views: views, metrics: metrics, options: options).map(\.description)
    }

    @Test func aFormatBecomesConstraints() throws {
        #expect(
            try texts("H:|-[a(>=80)]-8-[b]-|") == [
                "a.leading = root.layoutMargins.leading", "b.leading = a.trailing + 8",
                "root.layoutMargins.trailing = b.trailing", "a.width ≥ 80",
            ])
        #expect(try texts("[a]-[b(==a)]") == ["b.leading = a.trailing + 8", "b.width = a.width"])
        #expect(
            try texts("V:|[a(b/2@750,<=high)]-(>=gap,==20@250)-[b]", metrics: ["gap": 4, "high": 100]) == [
                "a.top = root.top", "b.top ≥ a.bottom + 4", "b.top = a.bottom + 20 at 250", "a.height = 0.5 × b.height at 750",
                "a.height ≤ 100",
            ])
        #expect(
            try texts("[a][b]-(-5)-[c]", options: [.alignAllCenterY, .directionLeftToRight]) == [
                "b.left = a.right", "c.left = b.right − 5", "a.centerY = b.centerY", "b.centerY = c.centerY",
            ])
    }

    @Test func theFormatLaysOut() throws {
        for format in ["H:|-10-[a(30)]-[b]-|", "V:|-5-[a(20)]", "V:|-5-[b(a)]"] {
            LayoutConstraint.activate(try engine.constraints(visualFormat: format, views: views))
        }
        try engine.layout(in: Size(width: 200, height: 100))
        #expect(views["a"]?.frame == Rect(x: 10, y: 5, width: 30, height: 20))
        #expect(views["b"]?.frame == Rect(x: 48, y: 5, width: 144, height: 20))
    }

    @Test(arguments: [
        ("H:|-[x]", 6, "there is no view 'x'"), ("[a", 3, "expected ']' after the view 'a', found 'the end'"),
        ("[a]-8[b]", 6, "expected '-' after a gap, found '['"), ("[a(>=)]", 6, "expected a number or a metric, found ')'"),
        ("[a(10@1001)]", 7, "expected a priority above 0, up to 1000, found 1001"),
        ("[a(q)]", 4, "there is no view and no metric 'q'"), ("", 1, "expected '[' and a view, found 'the end'"),
        ("[a]-8-", 7, "expected a view or the superview's edge after a gap"),
        ("[a]|[b]", 5, "expected the end after the superview's edge, found '['"),
        ("[a]-(1", 7, "expected ',' or ')' after a condition, found 'the end'"),
        ("[a]-(a)-[b]", 8, "a gap can't be the length of a view"), ("[a]x", 4, "expected a gap, a view or the superview's edge, found 'x'"),
    ])
    func aMistakeHasItsColumn(format: String, column: Int, message: String) throws {
        let error = #expect(throws: VisualFormatError.self) { try texts(format) }
        #expect(error?.column == column && error?.message == message)
    }

    @Test func theDescriptionOfAMistakeMarksItsColumn() {
        let error = #expect(throws: VisualFormatError.self) { try texts("[a]-[x]") }
        #expect(error?.description == "6: error: there is no view 'x'\n[a]-[x]\n     ^")
    }

    @Test(arguments: [
        "H:|-[a(>=80)]-8-[b]-|", "V:|[a(10,<=20@750)][b]-(>=4,20@250)-[c]|", "[a(b/2)]-[b(c+4)]", "H:[a]-(-5)-[b(a*3-1@999)]",
    ])
    func constraintsAreWrittenBack(format: String) throws {
        let made = try engine.constraints(visualFormat: format, views: views)
        let written = engine.visualFormats(of: made)
        #expect(written.rest.isEmpty)
        let again = try written.formats.flatMap { try engine.constraints(visualFormat: $0, views: views) }
        #expect(Set(again.map(\.description)) == Set(made.map(\.description)) && again.count == made.count)
        #expect(written.formats.count == 1)
    }

    @Test func constraintsThatTheFormatCannotExpressAreListed() throws {
        let a = try #require(views["a"])
        let center = a.centerXAnchor.constraint(equalTo: engine.root.centerXAnchor)
        let aspect = a.widthAnchor.constraint(equalTo: a.heightAnchor, multiplier: 2)
        let inset = a.trailingAnchor.constraint(equalTo: engine.root.trailingAnchor, constant: -12)
        let written = engine.visualFormats(of: [center, inset, aspect])
        #expect(written.rest == [center, aspect] && written.formats == ["H:[a]-12-|"])
    }
}

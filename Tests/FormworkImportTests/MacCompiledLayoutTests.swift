import FormworkModel
import FormworkNib
import Testing

@Suite("Constraints and generations of compiled AppKit files")
struct MacCompiledLayoutTests {
    private typealias Value = CompiledSketch.Value

    /// Reads a view with a subview and a constraint between their leading edges.
    private static func reading(_ values: CompiledSketch.Values, view: CompiledSketch.Values = [:], root: CompiledSketch.Values = [:])
        throws
        -> CompiledReading
    {
        var sketch = CompiledSketch()
        let child = sketch.add("NSView", ["NSvFlags": 256, "NSDoNotTranslateAutoresizingMask": true])
        let parent = sketch.add("NSView", ["NSvFlags": 256, "NSSubviews": .objects([child])])
        let constraint = sketch.add(
            "NSLayoutConstraint",
            ["NSFirstItem": .object(child), "NSFirstAttribute": 5, "NSSecondItem": .object(parent), "NSSecondAttribute": 5])
        sketch.set(constraint, values)
        sketch.set(parent, ["NSViewConstraints": .objects([constraint])])
        sketch.set(parent, view)
        sketch.finishMac([(parent, nil), (child, parent), (constraint, parent)])
        sketch.setRoot(root)
        return try CompiledReading(sketch.bytes())
    }

    @Test(
        "The values of a constraint are attributes unless they are the default",
        arguments: [
            ([:], [:]), (["NSConstant": 10.0], ["constant": "10"]), (["NSConstant": 10.0, "NSConstantV2": 12.0], ["constant": "12"]),
            (["NSRelation": 1, "NSPriority": 250], ["relation": "greaterThanOrEqual", "priority": "250"]),
            (["NSMultiplier": 2.0], ["multiplier": "2"]),
            (["NSSymbolicConstant": "NSSpace"], ["constant": "20", "symbolic": "YES"]),
            (["NSLayoutIdentifier": "edge"], ["identifier": "edge"]),
        ] as [(CompiledSketch.Values, [String: String])])
    func constraints(values: CompiledSketch.Values, expected: [String: String]) throws {
        let reading = try Self.reading(values)
        let known: Set = ["firstItem", "firstAttribute", "secondItem", "secondAttribute", "id"]
        #expect(reading.lines.attributes("<constraint ").filter { !known.contains($0.key) } == expected)
        let constraint = try #require(reading.document.constraints.first)
        #expect(constraint.owner.name == "view" && constraint.owner.id == constraint.element["secondItem"])
        #expect(reading.document.views.map { $0.element["translatesAutoresizingMaskIntoConstraints"] } == [nil, "NO"])
        #expect(reading.lines.attributes("<document ")["useAutolayout"] == "YES")
    }

    @Test("The newer number of an attribute counts")
    func newerAttributes() throws {
        #expect(
            try Self.reading(["NSFirstAttributeV2": 12, "NSSecondAttributeV2": 3]).lines.attributes("<constraint ")["firstAttribute"]
                == "firstBaseline")
    }

    @Test("The standard distance is shorter between siblings")
    func siblings() throws {
        var sketch = CompiledSketch()
        let views = (0..<2).map { _ in sketch.add("NSView", ["NSvFlags": 256]) }
        let parent = sketch.add("NSView", ["NSvFlags": 256, "NSSubviews": .objects(views)])
        let constraint = sketch.add(
            "NSLayoutConstraint",
            [
                "NSFirstItem": .object(views[1]), "NSFirstAttribute": 5, "NSSecondItem": .object(views[0]), "NSSecondAttribute": 6,
                "NSSymbolicConstant": "NSSpace",
            ])
        sketch.set(parent, ["NSViewConstraints": .objects([constraint])])
        sketch.finishMac([(parent, nil), (views[0], parent), (views[1], parent)])
        #expect(try CompiledReading(sketch.bytes()).lines.attributes("<constraint ")["constant"] == "8")
    }

    @Test("A constraint to a guide of a view is one to the guide, if documents have it")
    func guides() throws {
        func reading(_ identifier: String) throws -> CompiledReading {
            var sketch = CompiledSketch()
            let child = sketch.add("NSView", ["NSvFlags": 256])
            let guide = sketch.add("NSLayoutGuide", ["NSLayoutGuideIdentifier": .text(identifier)])
            let parent = sketch.add(
                "NSView", ["NSvFlags": 256, "NSSubviews": .objects([child]), "NSViewLayoutGuides": .objects([guide])])
            let constraint = sketch.add(
                "NSLayoutConstraint",
                ["NSFirstItem": .object(child), "NSFirstAttribute": 3, "NSSecondItem": .object(guide), "NSSecondAttribute": 3])
            sketch.set(parent, ["NSViewConstraints": .objects([constraint])])
            sketch.finishMac([(parent, nil), (child, parent)])
            return try CompiledReading(sketch.bytes())
        }
        let safe = try reading("NSViewSafeAreaLayoutGuide")
        #expect(safe.lines.attributes("<viewLayoutGuide ")["key"] == "safeArea")
        #expect(safe.lines.attributes("<constraint ")["secondItem"] == safe.lines.attributes("<viewLayoutGuide ")["id"])
        #expect(safe.messages.isEmpty)
        let other = try reading("Mine")
        #expect(other.lines.attributes("<constraint ")["secondItem"] == other.lines.attributes("<view ")["id"])
        #expect(other.messages == ["a constraint to a layout guide of a view is written as one to the view"])
    }

    // MARK: Generations

    @Test(
        "The version of Interface Builder follows from the keys that its compiler writes",
        arguments: [
            ([], "4514"), (["NSNibTouchBar"], "11762"), (["IBNSClipsToBounds", "NSControlSize2"], "17701"),
            (["IBNSClipsToBounds"], "23504"),
            (["NSAllowsWritingTools"], "23504"),
        ])
    func versions(keys: [String], version: String) throws {
        var sketch = CompiledSketch()
        let view = sketch.add("NSView", ["NSvFlags": 256])
        for key in keys { sketch.set(view, [key: .stored(.null)]) }
        sketch.finishMac([(view, nil)])
        #expect(try CompiledReading(sketch.bytes()).lines.attributes("<document ")["toolsVersion"] == version)
    }

    @Test("The name of the system font tells a file from OS X 10.11 on")
    func systemFonts() throws {
        let reading = try CompiledReading(
            mac: "NSTextFieldCell",
            ["NSCellFlags": 0, "NSSupport": .new("NSFont", ["NSName": ".AppleSystemUIFont", "NSSize": 13.0, "NSfFlags": 1_044])])
        #expect(reading.lines.attributes("<document ")["toolsVersion"] == "10117")
    }

    /// A check box at a place next to a view at 20, with the constraint that their leading edges are equal.
    private static func checkBox(at x: Double) throws -> String? {
        var sketch = CompiledSketch()
        let image = sketch.add("NSButtonImageSource", ["NSImageName": "NSSwitch"])
        let cell = sketch.add("NSButtonCell", ["NSCellFlags": 0, "NSAlternateImage": .object(image)])
        let box = sketch.add("NSButton", ["NSvFlags": 256, "NSFrame": .text("{{\(x), 0}, {50, 18}}"), "NSCell": .object(cell)])
        let view = sketch.add("NSView", ["NSvFlags": 256, "NSFrame": "{{20, 0}, {50, 18}}", "IBNSClipsToBounds": .number(.bool(false))])
        let parent = sketch.add("NSView", ["NSvFlags": 256, "NSSubviews": .objects([box, view])])
        for child in [box, view] { sketch.set(child, ["NSSuperview": .object(parent)]) }
        let constraint = sketch.add(
            "NSLayoutConstraint",
            ["NSFirstItem": .object(box), "NSFirstAttribute": 5, "NSSecondItem": .object(view), "NSSecondAttribute": 5])
        sketch.set(parent, ["NSViewConstraints": .objects([constraint])])
        sketch.finishMac([(parent, nil), (box, parent), (view, parent)])
        return try CompiledReading(sketch.bytes()).lines.attributes("<document ")["toolsVersion"]
    }

    @Test(
        "Frames with the alignment from before macOS 11 are from a former document",
        arguments: [(18, "15705"), (19, "23504"), (25, "23504")])
    func formerMetrics(x: Double, version: String) throws { #expect(try Self.checkBox(at: x) == version) }

    // MARK: Tiling

    /// Reads a scroll view of 100 × 80 points whose clip view and scroller have these frames.
    private static func scrollView(clip: String, scroller: String, document: String, flags: Int = 0x12, mask: Int = 256) throws -> [Rect?] {
        var sketch = CompiledSketch()
        let view = sketch.add(
            "NSView", ["NSvFlags": Value(integerLiteral: mask), "NSFrame": .text(document), "IBNSClipsToBounds": .number(.bool(false))])
        let content = sketch.add(
            "NSClipView", ["NSvFlags": 256, "NSFrame": .text(clip), "NSSubviews": .objects([view]), "NSDocView": .object(view)])
        let bar = sketch.add("NSScroller", ["NSvFlags": 256, "NSFrame": .text(scroller)])
        let scroll = sketch.add(
            "NSScrollView",
            [
                "NSvFlags": 256, "NSFrame": "{{0, 0}, {100, 80}}", "NSContentView": .object(content), "NSVScroller": .object(bar),
                "NSsFlags": Value(integerLiteral: flags), "NSSubviews": .objects([content, bar]),
            ])
        sketch.finishMac([(scroll, nil), (content, scroll), (view, content), (bar, scroll)])
        let views = try CompiledReading(sketch.bytes()).document.views
        return [views.first { $0.element.name == "clipView" }?.frame, views.first { $0.element.name == "view" }?.frame]
    }

    @Test(
        "A clip view is next to a scroller of a former thickness, and below any other",
        arguments: [
            // The borders take a point each.
            ("{{1, 1}, {81, 78}}", "{{82, 1}, {17, 78}}", 98), ("{{1, 1}, {81, 78}}", "{{83, 1}, {16, 78}}", 98),
            ("{{1, 1}, {81, 78}}", "{{84, 1}, {15, 78}}", 83), ("{{1, 1}, {98, 78}}", "{{83, 1}, {16, 78}}", 98),
            ("{{1, 1}, {83, 78}}", "{{84, 1}, {15, 78}}", 83), ("{{1, 1}, {90, 78}}", "{{83, 1}, {16, 78}}", 90),
        ])
    func tiling(clip: String, scroller: String, width: Double) throws {
        #expect(try Self.scrollView(clip: clip, scroller: scroller, document: "{{0, 0}, {10, 10}}")[0]?.size.width == width)
    }

    @Test("The view in a clip view is as much wider as that, if it fills it or is resizable")
    func tiledDocuments() throws {
        func width(_ document: String, mask: Int = 256) throws -> Double? {
            try Self.scrollView(clip: "{{1, 1}, {81, 78}}", scroller: "{{82, 1}, {17, 78}}", document: document, mask: mask)[1]?.size.width
        }
        #expect(try width("{{0, 0}, {81, 200}}") == 98)
        #expect(try width("{{0, 0}, {50, 200}}") == 50)
        #expect(try width("{{0, 0}, {50, 200}}", mask: 258) == 67)
        #expect(try width("{{0, 0}, {300, 200}}", mask: 258) == 300)
    }

    @Test("The content of a window is as large as the only view that fills it")
    func windowSizes() throws {
        var sketch = CompiledSketch()
        let view = sketch.add("NSView", ["NSvFlags": 256, "NSFrame": "{{0, 0}, {100, 50}}", "IBNSClipsToBounds": .number(.bool(false))])
        let content = sketch.add("NSView", ["NSvFlags": 256, "NSFrame": "{{0, 0}, {480, 270}}", "NSSubviews": .objects([view])])
        let constraints = [(5, view, content, 10.0), (3, view, content, 5), (6, content, view, 10), (4, content, view, 15)].map {
            attribute, first, second, constant in
            sketch.add(
                "NSLayoutConstraint",
                [
                    "NSFirstItem": .object(first), "NSFirstAttribute": Value(integerLiteral: attribute), "NSSecondItem": .object(second),
                    "NSSecondAttribute": Value(integerLiteral: attribute), "NSConstant": Value(floatLiteral: constant),
                ])
        }
        sketch.set(content, ["NSViewConstraints": .objects(constraints)])
        let window = sketch.add("NSWindowTemplate", ["NSWindowView": .object(content), "NSWTFlags": 0])
        sketch.finishMac([(window, nil), (content, window), (view, content)], ["NSVisibleWindows": .objects([window])])
        let reading = try CompiledReading(sketch.bytes())
        #expect(
            reading.document.views.map(\.frame) == [Rect(x: 0, y: 0, width: 120, height: 70), Rect(x: 10, y: 15, width: 100, height: 50)])
        #expect(reading.lines.attributes("<window ")["visibleAtLaunch"] == nil)
    }
}

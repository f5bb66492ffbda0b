import FormworkModel
import FormworkNib
import Testing

@Suite("Screens and guides of compiled UIKit files")
struct CompiledScreenTests {
    private typealias Value = CompiledSketch.Value

    /// Returns the version of Interface Builder and the device of a document with a root view.
    private static func screen(_ width: Double, _ height: Double, keys: [String] = []) throws -> [String?] {
        var sketch = CompiledSketch()
        let view = sketch.view("UIView", frame: [0, 0, width, height])
        for key in keys { sketch.set(view, [key: .stored(.null)]) }
        sketch.finish([view])
        let lines = try CompiledReading(sketch.bytes()).lines
        return [lines.attributes("<document ")["toolsVersion"], lines.attributes("<device ")["id"]]
    }

    @Test(
        "The compiler is told by the keys that it always writes",
        arguments: [
            ([], "11762", "retina4_7"), (["UIFontTextStyleForScaling"], "14490", "retina4_7"),
            (["UIScrollViewContentInsetAdjustmentBehavior"], "14490", "retina4_7"),
            (["UIViewLargeContentStoredProperties"], "15705", "retina6_1"),
            (["UISymbolImageConfiguration"], "17701", "retina6_1"),
            (["UISystemBackgroundView", "UIFontTextStyleForScaling"], "17701", "retina6_1"),
        ])
    func generations(keys: [String], version: String, device: String) throws {
        #expect(try Self.screen(10, 10, keys: keys) == [version, device])
    }

    @Test(
        "A root view of the size of a screen is on that device",
        arguments: [
            (320, 480, "retina3_5"), (320, 568, "retina4_0"), (375, 667, "retina4_7"), (414, 736, "retina5_5"), (375, 812, "retina5_9"),
            (414, 896, "retina6_1"), (768, 1024, "ipad9_7"), (1024, 1366, "ipad12_9"), (667, 375, "retina4_7"),
        ])
    func devices(width: Double, height: Double, device: String) throws { #expect(try Self.screen(width, height)[1] == device) }

    /// Reads a root view with a subview at a place and a constraint between them.
    private static func constrained(
        _ frame: [Double], _ own: Int, _ other: Int, constant: Double = 0, generation: String? = nil, guide: Bool = false
    ) throws -> [String?] {
        var sketch = CompiledSketch()
        let child = sketch.view("UIView", frame: frame)
        let root = sketch.view("UIView", frame: [0, 0, 200, 200], ["UISubviews": .objects([child])])
        let second = guide ? sketch.add("UILayoutGuide", ["UILayoutGuideIdentifier": "UIViewSafeAreaLayoutGuide"]) : root
        let constraint = sketch.add(
            "NSLayoutConstraint",
            [
                "NSFirstItem": .object(child), "NSFirstAttributeV2": Value(integerLiteral: own), "NSSecondItem": .object(second),
                "NSSecondAttributeV2": Value(integerLiteral: other), "NSConstantV2": Value(floatLiteral: constant),
            ])
        sketch.set(root, ["UIViewAutolayoutConstraints": .objects([constraint])])
        if guide { sketch.set(root, ["UIViewLayoutGuides": .objects([second])]) }
        if let generation { sketch.set(root, [generation: .stored(.null)]) }
        sketch.finish([root])
        let lines = try CompiledReading(sketch.bytes()).lines
        return [lines.attributes("<document ")["toolsVersion"], lines.attributes("<device ")["id"]]
    }

    @Test("A subview at the safe area of 44 points is on a screen without a home button")
    func safeAreas() throws {
        let newer = "UIFontTextStyleForScaling"
        #expect(try Self.constrained([0, 44, 10, 10], 3, 3, generation: newer, guide: true) == ["14490", "retina6_1"])
        #expect(try Self.constrained([0, 54, 10, 10], 3, 3, constant: 10, generation: newer, guide: true) == ["14490", "retina6_1"])
        #expect(try Self.constrained([0, 20, 10, 10], 3, 3, generation: newer, guide: true) == ["14490", "retina4_7"])
    }

    @Test("Margins of 8 points are from before safe areas")
    func margins() throws {
        let newer = "UIFontTextStyleForScaling"
        #expect(try Self.constrained([8, 0, 10, 10], 5, 17, generation: newer) == ["11762", "retina4_7"])
        #expect(try Self.constrained([16, 0, 10, 10], 5, 17, generation: newer) == ["14490", "retina4_7"])
        #expect(try Self.constrained([0, 8, 10, 10], 3, 15, generation: newer) == ["11762", "retina4_7"])
        #expect(try Self.constrained([0, 52, 10, 10], 3, 15, generation: newer) == ["14490", "retina6_1"])
    }

    // MARK: Guides

    @Test(
        "A guide of a view is an element with its key",
        arguments: [
            ("UIViewSafeAreaLayoutGuide", "safeArea", []), ("UIViewLayoutMarginsGuide", "layoutMargins", []),
            ("UIScrollView-contentLayoutGuide", "contentLayoutGuide", []), ("UIScrollView-frameLayoutGuide", "frameLayoutGuide", []),
            ("Mine", nil, ["the layout guide 'Mine' has no counterpart"]),
        ] as [(String, String?, [String])])
    func guides(identifier: String, key: String?, messages: [String]) throws {
        let reading = try CompiledReading(
            "UIView", ["UIViewLayoutGuides": .list([.new("UILayoutGuide", ["UILayoutGuideIdentifier": .text(identifier)])])])
        #expect(reading.lines.attributes("<viewLayoutGuide ")["key"] == key)
        #expect(reading.lines.attributes("<document ")["useSafeAreas"] == (key == nil ? nil : "YES"))
        #expect(reading.messages == messages)
    }

    @Test("A safe area guide that nothing refers to belongs to the view whose contents follow it in the list of objects")
    func unusedGuides() throws {
        var sketch = CompiledSketch()
        let label = sketch.view("UILabel")
        let inner = sketch.view("UIView", ["UITag": 1, "UISubviews": .objects([label])])
        let root = sketch.view("UIView", ["UISubviews": .objects([inner])])
        let guide = sketch.add("UILayoutGuide")
        sketch.finish([root], objects: [inner, guide, label])
        let lines = try CompiledReading(sketch.bytes()).lines
        #expect(lines.element(#"tag="1""#).contains { $0.hasPrefix(#"<viewLayoutGuide key="safeArea""#) })
        #expect(lines.all("<viewLayoutGuide ").count == 1)
    }

    @Test("A safe area guide at the end of the list belongs to the only root view")
    func lastGuides() throws {
        func lines(_ count: Int) throws -> DocumentLines {
            var sketch = CompiledSketch()
            let roots = (0..<count).map { _ in sketch.view("UIView") }
            sketch.finish(roots, objects: [sketch.add("UILayoutGuide")])
            return try CompiledReading(sketch.bytes()).lines
        }
        #expect(try lines(1).all("<viewLayoutGuide ").count == 1)
        #expect(try lines(2).all("<viewLayoutGuide ").isEmpty)
    }
}

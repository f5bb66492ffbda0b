import FormworkCode
import FormworkLayout
import Testing

@testable import FormworkSwiftUI

@Suite("Layouts in SwiftUI that repeat less of the canvas")
struct FrozenLayoutTests {
    private static func code(_ views: String, _ constraints: [String]) throws -> (text: String, misses: Int?) {
        let file = try Screens.file(Screens.storyboard(views: views, constraints: constraints))
        return (file.text, file.agreement?.misses.count)
    }

    @Test("A view that fills its container up to a width has that width as its maximum") func limit() throws {
        let (text, misses) = try Self.code(
            Screens.view("view", "a", size: "330 50"),
            [
                Screens.equal("a", "centerX", "root"), Screens.equal("a", "top", "safe", nil, 8),
                Screens.equal("a", "height", nil, nil, 50), Screens.equal("a", "width", nil, nil, 330) + " priority=\"750\"",
                Screens.equal("a", "leading", "safe", nil, 20) + " relation=\"greaterThanOrEqual\"",
            ])
        #expect(misses == 0)
        #expect(text.contains(".frame(maxWidth: 330)"), "\(text)")
        #expect(text.contains(".padding(.horizontal, 20)"), "\(text)")
    }

    @Test("A text that is wider than the screen is not cut off") func fixedSize() throws {
        let title = String(repeating: "A long title. ", count: 8)
        let (text, misses) = try Self.code(
            Screens.view("label", "a", #"text="\#(title)""#, size: "700 21"),
            [Screens.equal("a", "leading", "safe"), Screens.equal("a", "top", "safe", nil, 8)])
        #expect(misses == 0)
        #expect(text.contains(".fixedSize(horizontal: true, vertical: false)"), "\(text)")
    }

    @Test("A box of a stated size has a frame instead of paddings around its text") func framedBox() throws {
        let label = Screens.view("label", "l", #"text="Done""#, size: "40 21")
        let inner = [Screens.equal("l", "centerX", "box"), Screens.equal("l", "centerY", "box")].enumerated()
            .map { "<constraint \($1) id=\"i\($0)\"/>" }.joined()
        let (text, misses) = try Self.code(
            Screens.view("view", "box", "", "<subviews>\(label)</subviews><constraints>\(inner)</constraints>", size: "300 60"),
            [
                Screens.equal("box", "centerX", "root"), Screens.equal("box", "top", "safe", nil, 8),
                Screens.equal("box", "width", nil, nil, 300), Screens.equal("box", "height", nil, nil, 60),
            ])
        #expect(misses == 0)
        #expect(text.contains(".frame(width: 300, height: 60)"), "\(text)")
        #expect(!text.contains(".padding(.horizontal, "), "\(text)")
    }

    @Test("Views in a row are aligned at the end that they are close to") func alignedRow() throws {
        let (text, misses) = try Self.code(
            Screens.view("imageView", "a", size: "200 200") + Screens.view("imageView", "b", size: "12 12"),
            [
                Screens.equal("a", "leading", "safe", nil, 16), Screens.equal("a", "top", "safe", nil, 8),
                Screens.equal("a", "width", nil, nil, 200), Screens.equal("a", "height", nil, nil, 200),
                Screens.equal("b", "leading", "a", "trailing", 6), Screens.equal("b", "width", nil, nil, 12),
                Screens.equal("b", "height", nil, nil, 12), Screens.equal("b", "bottom", "a", nil, -32),
            ])
        #expect(misses == 0)
        #expect(text.contains("HStack(alignment: .bottom, spacing: 6) {"), "\(text)")
        #expect(text.contains(".padding(.bottom, 32)") && !text.contains(".padding(.top, 15"), "\(text)")
    }

    @Test("A blurred view is a rectangle filled with a material") func material() throws {
        let (text, _) = try Self.code(
            Screens.view(
                "visualEffectView", "a", "",
                #"<view key="contentView" id="c"><rect key="frame" x="0" y="0" width="350" height="60"/></view><blurEffect style="regular"/>"#,
                size: "350 60"),
            Screens.sides("a", 20) + [Screens.equal("a", "top", "safe", nil, 8), Screens.equal("a", "height", nil, nil, 60)])
        #expect(text.contains("Rectangle().fill(.regularMaterial)"), "\(text)")
        #expect(!text.contains("Color.clear"), "\(text)")
    }

    @Test("Simplifying moves no view further away from its place") func keepsDistances() throws {
        // The first view is a share of its sibling's height, which no stack expresses.
        let text = Screens.storyboard(
            views: Screens.view("view", "a", size: "117 50") + Screens.view("view", "b", size: "117 50"),
            constraints: [
                Screens.equal("a", "leading", "safe", nil, 20), Screens.equal("a", "top", "safe", nil, 8),
                Screens.equal("safe", "trailing", "a", nil, 20), Screens.equal("a", "height", nil, nil, 50),
                Screens.equal("b", "leading", "a", "trailing") + " multiplier=\"0.01\"", Screens.equal("b", "top", "a", "bottom", 8),
                Screens.equal("b", "height", "root") + " multiplier=\"0.1\"",
                Screens.equal("b", "width", "b", "height") + " multiplier=\"1.3\"",
            ])
        let document = try Screens.document(text)
        var builder = CodeUnitBuilder(document, source: "Main.storyboard")
        let unit = try #require(builder.units().first)
        let samples = LayoutSamples(document, fonts: LayoutOptions())
        let count = SwiftUIGenerator.screenCount
        let found = try #require(samples.samples(of: unit))
        var inference = LayoutInference(unit, samples: Array(found.prefix(count)), contents: Array(samples.contents.prefix(count)))
        let node = inference.root()
        let sizes = found.prefix(count).map { _ in SharedSizes() }
        let before = try #require(SwiftUIAgreement.missed(inference, node: node, sharing: sizes))
        var simplifier = LayoutSimplifier(inference)
        let simplified = simplifier.simplified(node)
        let otherSizes = found.prefix(count).map { _ in SharedSizes() }
        let after = try #require(SwiftUIAgreement.missed(inference, node: simplified, sharing: otherSizes))
        #expect(!before.isEmpty)
        for (view, distance) in after { #expect(distance <= (before[view] ?? 0) + 1, "view \(view)") }
    }
}

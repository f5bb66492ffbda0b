import FormworkImport
import FormworkLayout
import FormworkModel
import Testing

@testable import FormworkSwiftUI

/// SwiftUI's documented rules for stacks, spacers, frames and paddings.
@Suite("The stand-in for SwiftUI's layout")
struct StackLayoutTests {
    private struct Tree {
        private var next = 0

        mutating func node(_ content: SwiftUINode.Content, _ modifiers: SwiftUINode.Modifier...) -> SwiftUINode {
            next += 1
            return SwiftUINode(id: next, content: content, modifiers: modifiers)
        }

        /// Returns a box of a fixed size whose frame is identified by a number.
        mutating func box(_ number: Int, _ width: Double?, _ height: Double?) -> SwiftUINode {
            node(.clear, .frame(width: width, height: height), .frameOf(number))
        }
    }

    private static func layout() throws -> StackLayout {
        let document = try DocumentReader().read(Array(Screens.signIn.utf8), file: "Main.storyboard").document
        return StackLayout(
            LeafSizes([], contents: ContentSizes(document, options: LayoutOptions())),
            safeArea: EdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    }

    private static func frames(_ node: SwiftUINode, in size: Size = Size(width: 300, height: 100)) throws -> [Int: Rect] {
        var layout = try layout()
        layout.place(node, in: Rect(origin: Point(x: 0, y: 0), size: size))
        return layout.frames
    }

    @Test("Fixed views are measured first, and flexible views share the rest equally")
    func sharesRest() throws {
        var tree = Tree()
        let flexible = [1, 3].map { tree.node(.clear, .frameOf($0)) }
        let fixed = tree.box(2, 60, 20)
        let stack = tree.node(.stack(.horizontal, .center, spacing: 10, [flexible[0], fixed, flexible[1]]))
        let frames = try Self.frames(stack)
        // 300 minus two spaces and the box, divided by two.
        #expect(frames[1] == Rect(x: 0, y: 0, width: 110, height: 100))
        #expect(frames[2] == Rect(x: 120, y: 40, width: 60, height: 20))
        #expect(frames[3] == Rect(x: 190, y: 0, width: 110, height: 100))
    }

    @Test("A less flexible view takes its need from its share, and the other one the rest")
    func asksLeastFlexibleFirst() throws {
        var tree = Tree()
        // From 0 to 80 wide: the aspect ratio gives 80 points for the proposed height.
        let less = tree.node(.clear, .aspectRatio(0.8), .frameOf(1))
        let more = tree.node(.clear, .frameOf(2))
        let frames = try Self.frames(tree.node(.stack(.horizontal, .center, spacing: 0, [more, less])))
        #expect(frames[1]?.size == Size(width: 80, height: 100))
        #expect(frames[2]?.size == Size(width: 220, height: 100))
    }

    @Test("A view with a priority takes its need first, and leaves the others their minimum lengths")
    func prefersPriority() throws {
        var tree = Tree()
        let first = tree.node(.clear, .limited(.horizontal, most: 250, alignment: .center), .frameOf(1), .priority)
        let other = tree.node(.clear, .frameOf(2))
        let fixed = tree.box(3, 20, 20)
        let stack = tree.node(.stack(.horizontal, .center, spacing: 0, [other, first, fixed]))
        let wide = try Self.frames(stack)
        #expect(wide[1]?.size.width == 250 && wide[2]?.size.width == 30)
        let narrow = try Self.frames(stack, in: Size(width: 200, height: 100))
        #expect(narrow[1]?.size.width == 180 && narrow[2]?.size.width == 0)
    }

    @Test("A spacer takes the rest, and keeps its minimum length without any")
    func spaces() throws {
        var tree = Tree()
        let stack = { (tree: inout Tree, minimum: Double?) in
            let (first, last) = (tree.box(1, 100, 20), tree.box(2, 100, 20))
            return tree.node(.stack(.horizontal, .center, spacing: 0, [first, tree.node(.spacer(minimum: minimum)), last]))
        }
        let wide = try Self.frames(stack(&tree, nil))
        #expect(wide[1]?.origin.x == 0)
        #expect(wide[2]?.origin.x == 200)
        let narrow = try Self.frames(stack(&tree, 30), in: Size(width: 120, height: 20))
        #expect(narrow[2]?.start(.horizontal) == (narrow[1]?.end(.horizontal) ?? 0) + 30)
        let usual = try Self.frames(stack(&tree, nil), in: Size(width: 120, height: 20))
        #expect(usual[2]?.start(.horizontal) == (usual[1]?.end(.horizontal) ?? 0) + 8)
    }

    @Test("Spacing is between views, including spacers, and not at the ends")
    func putsSpacing() throws {
        var tree = Tree()
        let views = [tree.box(1, 20, 10), tree.box(2, 20, 30), tree.box(3, 20, 10)]
        let stack = tree.node(.stack(.vertical, .center, spacing: 5, views))
        var layout = try Self.layout()
        #expect(layout.size(of: stack, Proposal(width: nil, height: nil)) == Size(width: 20, height: 60))
        let frames = try Self.frames(stack, in: Size(width: 20, height: 60))
        #expect(frames[2]?.origin.y == 15)
        #expect(frames[3]?.origin.y == 50)
    }

    @Test("A padding proposes less, and answers with as much more")
    func pads() throws {
        var tree = Tree()
        let node = tree.node(.clear, .frameOf(1), .padding(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)), .frameOf(2))
        let frames = try Self.frames(node)
        #expect(frames[1] == Rect(x: 2, y: 1, width: 294, height: 96))
        #expect(frames[2] == Rect(x: 0, y: 0, width: 300, height: 100))
    }

    @Test("An infinite maximum width takes the proposed one, and aligns a smaller view")
    func fills() throws {
        var tree = Tree()
        let node = tree.node(
            .clear, .frame(width: 40, height: 20), .frameOf(1), .flexible(horizontal: .trailing, vertical: .leading), .frameOf(2))
        let frames = try Self.frames(node)
        #expect(frames[1] == Rect(x: 260, y: 0, width: 40, height: 20))
        #expect(frames[2] == Rect(x: 0, y: 0, width: 300, height: 100))
    }

    @Test("A view larger than a frame without a minimum size reaches beyond it; with a minimum of 0 the frame keeps its proposed size")
    func overflows() throws {
        var tree = Tree()
        for shrinks in [false, true] {
            let node = tree.node(
                .clear, .frame(width: 400, height: 20), .flexible(horizontal: .leading, vertical: nil, shrinks: shrinks), .frameOf(1))
            #expect(try Self.frames(node)[1]?.size.width == (shrinks ? 300 : 400))
        }
    }

    @Test("Layers get the same proposal and are centred on the largest")
    func layers() throws {
        var tree = Tree()
        let layers = [tree.box(1, 80, 60), tree.box(2, 20, 20)]
        let frames = try Self.frames(tree.node(.layers(layers)))
        #expect(frames[1] == Rect(x: 110, y: 20, width: 80, height: 60))
        #expect(frames[2] == Rect(x: 140, y: 40, width: 20, height: 20))
    }

    @Test("Content scrolls at its ideal length, from the scroll view's start")
    func scrolls() throws {
        var tree = Tree()
        let content = tree.node(.stack(.vertical, .center, spacing: 0, [tree.box(1, nil, 90), tree.box(2, nil, 90)]))
        let frames = try Self.frames(tree.node(.scroll(9, .vertical, content, fills: false), .frameOf(9)))
        #expect(frames[9] == Rect(x: 0, y: 0, width: 300, height: 100))
        #expect(frames[1] == Rect(x: 0, y: 0, width: 300, height: 90))
        #expect(frames[2] == Rect(x: 0, y: 90, width: 300, height: 90))
    }

    @Test("A view that ignores the safe area reaches beyond its region at those edges")
    func ignoresSafeArea() throws {
        var tree = Tree()
        let node = tree.node(.clear, .frameOf(1), .ignoresSafeArea(top: true, bottom: false), .frameOf(2))
        let frames = try Self.frames(node)
        #expect(frames[1] == Rect(x: 0, y: -47, width: 300, height: 147))
        #expect(frames[2] == Rect(x: 0, y: 0, width: 300, height: 100))
    }

    @Test("A column has the width of its widest view, a row the height of its highest, and views have their column's alignment")
    func laysOutGrid() throws {
        var tree = Tree()
        let rows = [[tree.box(1, 40, 20), tree.box(2, 50, 30)], [tree.box(3, 60, 20), tree.box(4, 20, 10)]]
        let grid = SwiftUINode.Grid(
            columns: [.trailing, .leading], vertical: .center, horizontalSpacing: 8, verticalSpacing: 4, rows: rows)
        let frames = try Self.frames(tree.node(.grid(grid)), in: Size(width: 118, height: 54))
        #expect(frames[1] == Rect(x: 20, y: 5, width: 40, height: 20))
        #expect(frames[2] == Rect(x: 68, y: 0, width: 50, height: 30))
        #expect(frames[3] == Rect(x: 0, y: 34, width: 60, height: 20))
        #expect(frames[4] == Rect(x: 68, y: 39, width: 20, height: 10))
    }

    @Test("Columns that grow share the rest")
    func sharesColumns() throws {
        var tree = Tree()
        let flexible = [2, 3].map { tree.node(.clear, .frame(width: nil, height: 20), .frameOf($0)) }
        let rows = [[tree.box(1, 40, 20)] + flexible, [tree.box(4, 30, 20), tree.box(5, 10, 20), tree.box(6, 10, 20)]]
        let grid = SwiftUINode.Grid(
            columns: [.leading, .leading, .leading], vertical: .leading, horizontalSpacing: 10, verticalSpacing: 0, rows: rows)
        let frames = try Self.frames(tree.node(.grid(grid)))
        #expect(frames[2]?.size.width == 120)
        #expect(frames[3] == Rect(x: 180, y: 30, width: 120, height: 20))
        #expect(frames[5]?.origin.x == 50)
    }
}

import FormworkModel
import Testing

@testable import FormworkLayout

@Suite("The rectangles of a tree as variables")
struct TreeBoxesTests {
    private static func boxes(_ document: InterfaceDocument) throws -> (
        boxes: TreeBoxes, items: Table<ItemIndex, TreeItem>, extra: TreeBoxes.Owner
    ) {
        let tree = try #require(LayoutEngine(document, options: LayoutOptions()).unsolved().first)
        var equations = Equations()
        let boxes = TreeBoxes(tree, metrics: TreeMetrics(tree), in: &equations)
        return (boxes, tree.items, boxes.owner(of: equations.makeVariable(isLength: true)))
    }

    @Test("A variable identifies its view and its aspect")
    func owner() throws {
        let document = try Sketch.plain(
            Sketch.box("A") + Sketch.box("S", "scrollView", "", Sketch.subviews(Sketch.box("B"))), where: ["A.leading = R.leading"])
        let (boxes, items, extra) = try Self.boxes(document)
        for item in items.indices {
            let box = boxes[item]
            for (variable, quantity) in [(box.x, TreeBoxes.Quantity.x), (box.y, .y), (box.width, .width), (box.height, .height)] {
                guard case .item(item, quantity) = boxes.owner(of: variable) else {
                    Issue.record("\(variable) of \(item)")
                    continue
                }
            }
        }
        let scroll = try #require(items.indices.first { items[$0].name == .scrollView })
        let content = try #require(boxes.content(of: scroll))
        for variable in [content.width, content.height] {
            guard case .content(scroll) = boxes.owner(of: variable) else {
                Issue.record("\(variable) is not the content's")
                continue
            }
        }
        guard case .track = extra else {
            Issue.record("what was made later belongs to no view")
            return
        }
    }

    @Test("The content of scroll views is in the order of the views, and other views have none")
    func scrolled() throws {
        let scrollViews = ["S", "T", "U"].map { Sketch.box($0, "scrollView", "", Sketch.subviews(Sketch.box($0 + "1"))) }.joined()
        let (boxes, items, _) = try Self.boxes(try Sketch.plain(scrollViews + Sketch.box("E", "scrollView"), where: []))
        #expect(boxes.scrolled.map(\.item) == items.indices.filter { items[$0].name == .scrollView && !items[$0].children.isEmpty })
        #expect(boxes.scrolled.count == 3)
        #expect(boxes.content(of: .root) == nil)
    }
}

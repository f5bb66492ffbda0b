import FormworkModel
import FormworkTestSupport

/// A document of nested views with random positions and sizes; halves of lengths are whole numbers.
struct RandomDocument {
    private(set) var views: [(id: String, parent: Int)] = [("R", -1)]
    private(set) var formulas: [String] = []
    private var stacks: [Int: String] = [:]
    private var random: SeededGenerator

    /// - Parameter keepsMirror: whether the document contains only features that can be mirrored.
    init(seed: Int, keepsMirror: Bool) {
        random = SeededGenerator(seed: seed)
        let count = Int.random(in: 3...14, using: &random)
        for number in 1...count {
            let parent = random.pick(views.indices.filter { depth($0) < 3 })
            if stacks[parent] != nil {
                views.append(("V\(number)", parent))
                addSize(views.count - 1, isArranged: true)
                continue
            }
            if Int.random(in: 0..<6, using: &random) == 0 {
                views.append(("S\(number)", parent))
                let spacing = random.pick([0, 8, 16])
                stacks[views.count - 1] =
                    "distribution=\"\(random.pick(["fill", "fillEqually", "equalSpacing"]))\" "
                    + "alignment=\"\(random.pick(["fill", "top", "center"]))\" spacing=\"\(spacing)\""
            } else {
                views.append(("V\(number)", parent))
            }
            addHorizontal(views.count - 1)
            addVertical(views.count - 1)
        }
        if !keepsMirror { addMore() }
    }

    private func depth(_ view: Int) -> Int { views[view].parent < 0 ? 0 : depth(views[view].parent) + 1 }

    private mutating func length() -> Int { 8 * Int.random(in: 1...12, using: &random) }

    private func siblings(of view: Int) -> [Int] { views.indices.filter { $0 != view && views[$0].parent == views[view].parent } }

    private mutating func addSize(_ view: Int, isArranged: Bool) {
        let id = views[view].id
        formulas.append("\(id).width = \(length()) @\(isArranged ? 400 : 1000)")
        formulas.append("\(id).height = \(length()) @\(isArranged ? 400 + view : 1000)")
    }

    private mutating func addHorizontal(_ view: Int) {
        let (id, parent) = (views[view].id, views[views[view].parent].id)
        let before = siblings(of: view).last.map { views[$0].id }
        let start =
            "\(id).leading = "
            + (before.map { Bool.random(using: &random) ? "\($0).trailing" : "\(parent).leading" } ?? "\(parent).leading")
        let distance = length()
        switch Int.random(in: 0..<6, using: &random) {
        case 0: formulas += ["\(start) + \(distance)", "\(id).width = \(length())"]
        case 1: formulas += ["\(start) + \(distance)", "\(parent).trailing = \(id).trailing + \(length()) @900"]
        case 2: formulas += ["\(parent).trailing = \(id).trailing + \(distance)", "\(id).width = \(parent).width * 0.5"]
        case 3: formulas += ["\(id).centerX = \(parent).centerX", "\(id).width = \(length())"]
        case 4:
            formulas += [
                "\(id).leading = \(parent).leadingMargin", "\(id).trailing ≤ \(parent).trailing - 8 @950", "\(id).width = 160 @700",
            ]
        default:
            formulas += [
                "\(id).leading ≥ \(parent).leading + \(distance)", "\(id).leading = \(parent).leading @300", "\(id).width = \(length())",
            ]
        }
    }

    private mutating func addVertical(_ view: Int) {
        let (id, parent) = (views[view].id, views[views[view].parent].id)
        if Bool.random(using: &random) {
            formulas += ["\(id).top = \(parent).top + \(length())", "\(id).height = \(length())"]
        } else {
            formulas += ["\(id).top = \(parent).top + \(length())", "\(parent).bottom = \(id).bottom + \(length()) @800"]
        }
    }

    /// Adds further constraints, each with a different priority, so that the solution is unique.
    private mutating func addMore() {
        for number in 0..<Int.random(in: 1...8, using: &random) {
            let (first, second) = (views[Int.random(in: 1..<views.count, using: &random)].id, random.pick(views).id)
            let attribute = random.pick(["left", "right", "width", "top", "bottom", "height"])
            let relation = random.pick(["=", "≤", "≥"])
            formulas.append("\(first).\(attribute) \(relation) \(second).\(attribute) + \(length()) @\(100 + 7 * number) #more-\(number)")
        }
    }

    /// Returns the document, with its constraints in the order of the formulas.
    func document(_ formulas: [String]) throws -> InterfaceDocument {
        try Sketch.plain(content(of: 0), size: [384, 512], where: formulas)
    }

    private func content(of view: Int) -> String {
        var result = ""
        for child in views.indices where views[child].parent == view {
            let inner = content(of: child)
            let views = inner.isEmpty ? "" : "<subviews>\(inner)</subviews>"
            let frame = [Double(child), 1, 24, 16]
            result += Sketch.box(
                self.views[child].id, stacks[child] == nil ? "view" : "stackView", frame: frame, stacks[child] ?? "", views)
        }
        return result
    }
}

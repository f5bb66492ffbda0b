import FormworkEngine
import FormworkSolver

/// A layout as data, which is built with the engine and with the solver alone. The families are those of the solver's workloads.
struct Plan {
    struct Row {
        var first: Int
        var attribute: LayoutAttribute
        var relation = LayoutRelation.equal
        /// The index of the second view; nil for a number.
        var second: Int?
        var secondAttribute = LayoutAttribute.notAnAttribute
        var constant = 0.0
    }

    struct Content {
        var view: Int
        var width: Double
        var height: Double
        var hugging: (Double, Double)
        var compression: (Double, Double)
    }

    var name: String
    /// The superviews of the views; the root is view 0, and has none.
    var parents = [-1]
    var rows: [Row] = []
    var contents: [Content] = []
    /// The index of the row whose constant changes.
    var changedRow = 0
    /// The greatest time of a change, in milliseconds, that is accepted.
    var changeGate: Double

    var viewCount: Int { parents.count }

    mutating func view(in parent: Int = 0) -> Int {
        parents.append(parent)
        return parents.count - 1
    }

    mutating func add(
        _ first: Int, _ attribute: LayoutAttribute, _ second: Int?, _ secondAttribute: LayoutAttribute, _ constant: Double = 0,
        _ relation: LayoutRelation = .equal
    ) {
        rows.append(
            Row(
                first: first, attribute: attribute, relation: relation, second: second, secondAttribute: secondAttribute,
                constant: constant))
    }

    // MARK: The families

    static func all(_ count: Int) -> [Plan] { [chain(count), nested(count), grid(count), rows(count), intrinsic(count)] }

    private static func chain(_ count: Int) -> Plan {
        var plan = Plan(name: "chain", changeGate: 0.1)
        var previous = 0
        for number in 0..<count {
            let view = plan.view()
            plan.add(view, .leading, previous, number == 0 ? .leading : .trailing, 8)
            plan.add(view, .top, 0, .top, 8)
            plan.add(view, .height, 0, .height, -16)
            if number > 0 { plan.add(view, .width, previous, .width) }
            previous = view
        }
        plan.changedRow = 4 * (count / 2) - 1
        plan.add(previous, .trailing, 0, .trailing, -8)
        return plan
    }

    private static func nested(_ count: Int) -> Plan {
        var plan = Plan(name: "nested", changeGate: 1)
        for _ in 0..<count / 20 {
            var parent = 0
            for depth in 0..<20 {
                let view = plan.view(in: parent)
                let inset = depth == 0 ? 0.0 : 4
                plan.add(view, .leading, parent, .leading, inset)
                plan.add(view, .top, parent, .top, inset)
                plan.add(view, .trailing, parent, .trailing, -inset)
                plan.add(view, .bottom, parent, .bottom, -inset)
                parent = view
            }
        }
        plan.changedRow = 4 * (count / 2) + 4
        return plan
    }

    private static func grid(_ count: Int) -> Plan {
        var plan = Plan(name: "grid", changeGate: 1)
        var head: [Int] = []
        var firstOfLine = 0
        for line in 0..<count / 10 {
            var previous = 0
            for column in 0..<10 {
                let view = plan.view()
                if line == 0 {
                    plan.add(view, .leading, previous, column == 0 ? .leading : .trailing, 8)
                    if column > 0 { plan.add(view, .width, previous, .width) }
                    head.append(view)
                } else {
                    plan.add(view, .width, head[column], .width)
                    plan.add(view, .centerX, head[column], .centerX)
                }
                if column == 0 {
                    plan.add(view, .top, firstOfLine, line == 0 ? .top : .bottom, 4)
                    if line > 0 { plan.add(view, .height, firstOfLine, .height) }
                    firstOfLine = view
                } else {
                    plan.add(view, .height, firstOfLine, .height)
                    plan.add(view, .centerY, firstOfLine, .centerY)
                }
                previous = view
            }
        }
        plan.add(head[9], .trailing, 0, .trailing, -8)
        plan.add(firstOfLine, .bottom, 0, .bottom, -4)
        return plan
    }

    private static func rows(_ count: Int) -> Plan {
        var plan = Plan(name: "rows", changeGate: 0.1)
        for line in 0..<count / 5 {
            let container = plan.view()
            plan.add(container, .leading, 0, .leading)
            plan.add(container, .top, 0, .top, 44 * Double(line))
            plan.add(container, .width, nil, .notAnAttribute, 320)
            plan.add(container, .height, nil, .notAnAttribute, 44)
            var previous = container
            for kind in 0..<5 {
                let view = plan.view(in: container)
                plan.add(view, .leading, previous, kind == 0 ? .leading : .trailing, 8)
                plan.add(view, .centerY, container, .centerY)
                if kind == 0 || kind == 4 {
                    plan.add(view, .width, nil, .notAnAttribute, 20)
                    plan.add(view, .height, nil, .notAnAttribute, 20)
                } else {
                    let rank = Double([0, 0, 2, 1, 0][kind])
                    plan.contents.append(
                        Content(
                            view: view, width: Double(40 + (line * 37 + kind * 53) % 120), height: 20, hugging: (250 + rank, 250),
                            compression: (750 + rank, 750)))
                }
                previous = view
            }
            plan.add(previous, .trailing, container, .trailing, -8)
            if line == count / 10 { plan.changedRow = plan.rows.count - 1 }
        }
        return plan
    }

    private static func intrinsic(_ count: Int) -> Plan {
        var plan = Plan(name: "intrinsic", changeGate: 1)
        var above = 0
        for line in 0..<count / 4 {
            var first = 0
            var previous = 0
            for kind in 0..<4 {
                let view = plan.view()
                let ranks = [(251.0, 752.0), (250, 750), (252, 751), (253, 753)][kind]
                plan.contents.append(
                    Content(
                        view: view, width: Double(60 + (line * 41 + kind * 59) % 90), height: 22, hugging: (ranks.0, 250),
                        compression: (ranks.1, 750)))
                plan.add(view, .leading, previous, kind == 0 ? .leading : .trailing, 8)
                if kind == 0 {
                    plan.add(view, .top, above, line == 0 ? .top : .bottom, 8)
                    first = view
                } else {
                    plan.add(view, .centerY, first, .centerY)
                }
                plan.add(view, .bottom, 0, .bottom, -8, .lessThanOrEqual)
                previous = view
            }
            plan.add(previous, .trailing, 0, .trailing, -8)
            above = first
            if line == count / 8 { plan.changedRow = plan.rows.count - 1 }
        }
        return plan
    }
}

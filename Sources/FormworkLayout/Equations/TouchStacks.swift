import FormworkSolver
import FormworkModel

/// The stack views of UIKit in a tree.
enum TouchStacks {
    /// Adds the rows of all stack views.
    ///
    /// - Returns: The rows whose constants depend on margins.
    static func add(_ geometry: TreeGeometry, to equations: inout Equations) -> [MarginRow] {
        var result: [MarginRow] = []
        let views = ArrangedTree(geometry: geometry)
        for item in geometry.items.indices where geometry.items[item].name == .stackView {
            let arranged = geometry.items[item].children.filter { geometry.items[$0].placement == .arranged }
            var stack = StackRows(item, arranging: arranged, settings: settings(of: item, geometry), views: views)
            stack.add(to: &equations)
            for (row, axis, isStart) in stack.marginRows {
                let rest = equations.constant(of: row) + (views.margin(of: item, along: axis, atStart: isStart) ?? 0)
                let edge = views.edge(along: axis, atStart: isStart)
                result.append(MarginRow(row: row, recipe: .stackEdge(stack: item, edge: edge, rest: rest)))
            }
        }
        return result
    }

    private static func settings(of stack: ItemIndex, _ geometry: TreeGeometry) -> StackRows<ArrangedTree>.Settings {
        let values = geometry.context.values
        let node = geometry.items[stack].node
        var settings = StackRows<ArrangedTree>.Settings(
            axis: values.isWord(.axis, node: node, word: "vertical") ? .vertical : .horizontal,
            distribution: values.string(.distribution, node: node).flatMap(Arrangement.Distribution.init(word:)) ?? .fill,
            alignment: values.string(.alignment, node: node).flatMap(Arrangement.Alignment.init(word:)) ?? .fill,
            spacing: values.isWord(.spacingType, node: node, word: "standard") ? 8 : values.layoutNumber(.spacing, node: node) ?? 0)
        settings.isRelativeToBaselines = values.flag(.baselineRelativeArrangement, node: node) == true
        return settings
    }
}

extension Arrangement.Distribution {
    /// - Parameter word: A word of Interface Builder.
    init?(word: String) {
        switch word {
        case "fill": self = .fill
        case "fillEqually": self = .fillEqually
        case "fillProportionally": self = .fillProportionally
        case "equalSpacing": self = .equalSpacing
        case "equalCentering": self = .equalCentering
        case "gravityAreas": self = .gravityAreas
        default: return nil
        }
    }
}

extension Arrangement.Alignment {
    /// - Parameter word: A word of Interface Builder, for stacks along either axis.
    init?(word: String) {
        switch word {
        case "fill", "width", "height": self = .fill
        case "leading", "top": self = .leading
        case "center", "centerX", "centerY": self = .center
        case "trailing", "bottom": self = .trailing
        case "firstBaseline": self = .firstBaseline
        case "lastBaseline", "baseline": self = .lastBaseline
        default: return nil
        }
    }
}

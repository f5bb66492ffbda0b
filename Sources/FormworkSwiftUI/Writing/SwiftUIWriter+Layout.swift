import FormworkCode
import FormworkLayout

extension SwiftUIWriter {
    mutating func grid(_ grid: SwiftUINode.Grid, depth: Int) -> [String] {
        var arguments = SwiftUIValues.alignment(grid.columns[0], vertical: grid.vertical).map { ["alignment: " + $0] } ?? []
        arguments.append("horizontalSpacing: " + SwiftUIValues.number(grid.horizontalSpacing))
        arguments.append("verticalSpacing: " + SwiftUIValues.number(grid.verticalSpacing))
        var result = ["Grid(\(arguments.joined(separator: ", "))) {"]
        for (place, row) in grid.rows.enumerated() {
            let before = hidings
            let hiding = hidings.indices.filter { index in
                !hidings[index].isWritten && hidings[index].leavesOut && row.allSatisfy { $0.vanishes(without: hidings[index].views) }
            }
            for index in hidings.indices {
                if hiding.contains(index) { hidings[index].isWritten = true }
                // A row keeps its columns, so a cell that is hidden alone keeps its space.
                hidings[index].leavesOut = false
            }
            var inner: [String] = []
            for (column, cell) in row.enumerated() {
                var lines = self.lines(cell, depth: depth + 2)
                if place == 0, grid.columns[column] != grid.columns[0] {
                    lines.append(modifier(".gridColumnAlignment(.\(grid.columns[column]))", after: lines))
                }
                inner += lines
            }
            hidings = before
            let lines = ["GridRow {"] + inner.map { "    " + $0 } + ["}"]
            result += (hiding.isEmpty ? lines : Self.condition(hiding.map { "!" + hidings[$0].name }, lines: lines)).map { "    " + $0 }
        }
        return result + ["}"]
    }

    func words(_ modifier: SwiftUINode.Modifier) -> [String] {
        func number(_ value: Double) -> String { SwiftUIValues.number(value) }
        switch modifier {
        case .padding(let insets):
            let edges = [
                ("top", insets.top), ("leading", insets.left), ("bottom", insets.bottom), ("trailing", insets.right),
            ]
            if Set(edges.map(\.1)).count == 1 { return [".padding(\(number(insets.top)))"] }
            var result: [String] = []
            var rest = edges.filter { $0.1 != 0 }
            for (name, first, second) in [("horizontal", insets.left, insets.right), ("vertical", insets.top, insets.bottom)]
            where first == second && first != 0 {
                result.append(".padding(.\(name), \(number(first)))")
                let taken = name == "horizontal" ? ["leading", "trailing"] : ["top", "bottom"]
                rest.removeAll { taken.contains($0.0) }
            }
            return result + rest.map { ".padding(.\($0.0), \(number($0.1)))" }
        case .scenePadding(let leading, let trailing):
            return [".scenePadding(\(leading && trailing ? ".horizontal" : leading ? ".leading" : ".trailing"))"]
        case .frame(let width, let height, let alignment):
            let word = SwiftUIValues.alignment(alignment, vertical: .center).map { "alignment: " + $0 }
            let parts = [width.map { "width: " + number($0) }, height.map { "height: " + number($0) }, word].compactMap(\.self)
            return [".frame(\(parts.joined(separator: ", ")))"]
        case .flexible(let horizontal, let vertical, let shrinks):
            var parts: [String] = []
            if horizontal != nil { parts += (shrinks ? ["minWidth: 0"] : []) + ["maxWidth: .infinity"] }
            if vertical != nil { parts += (shrinks ? ["minHeight: 0"] : []) + ["maxHeight: .infinity"] }
            if let alignment = SwiftUIValues.alignment(horizontal ?? .center, vertical: vertical ?? .center) {
                parts.append("alignment: " + alignment)
            }
            return [".frame(\(parts.joined(separator: ", ")))"]
        case .limited(let axis, let most, let alignment):
            let word = SwiftUIValues.alignment(alignment, vertical: .center).map { ", alignment: " + $0 } ?? ""
            return [".frame(\(axis == .horizontal ? "maxWidth" : "maxHeight"): \(number(most))\(word))"]
        case .fixedSize(let axis): return [".fixedSize(horizontal: \(axis == .horizontal), vertical: \(axis == .vertical))"]
        case .priority: return [".layoutPriority(1)"]
        case .aspectRatio(let ratio): return [".aspectRatio(\(number(ratio)), contentMode: .fit)"]
        case .ignoresSafeArea(let top, let bottom):
            return [top && bottom ? ".ignoresSafeArea()" : ".ignoresSafeArea(edges: \(top ? ".top" : ".bottom"))"]
        case .share(let axis, let fraction, let plus):
            return [".frame(\(axis == .horizontal ? "width" : "height"): \(Self.share(axis, fraction: fraction, plus: plus)))"]
        case .shareBefore(let axis, let fraction, let plus):
            return [".padding(.\(axis == .horizontal ? "leading" : "top"), \(Self.share(axis, fraction: fraction, plus: plus)))"]
        case .frameOf: return []
        }
    }

    /// Returns the expression of a share of the geometry reader's length.
    private static func share(_ axis: Axis, fraction: Double, plus: Double) -> String {
        let length = "proxy.size.\(axis == .horizontal ? "width" : "height")"
        let part = fraction == 0.5 ? " / 2" : abs(fraction - 1 / 3) < 0.001 ? " / 3" : " * " + SwiftUIValues.number(fraction)
        return length + part + (plus == 0 ? "" : plus > 0 ? " + \(SwiftUIValues.number(plus))" : " - \(SwiftUIValues.number(-plus))")
    }
}

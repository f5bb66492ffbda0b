import FormworkCode
import FormworkLayout
import FormworkModel

extension LayoutInference {
    /// Returns a grid of views that form complete rows and columns with uniform spacing; nil for other views.
    mutating func grid(of items: [Item], _ hulls: [Rect]) -> SwiftUINode? {
        guard items.count >= 4 else { return nil }
        let (rows, columns) = (bands(of: items, .vertical), bands(of: items, .horizontal))
        guard rows.count > 1, columns.count > 1, rows.count * columns.count == items.count else { return nil }
        guard
            let spacings = spacing(rows, axis: .vertical, hulls: hulls).flatMap({ rows in
                spacing(columns, axis: .horizontal, hulls: hulls).map { ($0, rows) }
            })
        else { return nil }
        let sorted = rows.map { row in row.sorted { $0.frames[0].start(.horizontal) < $1.frames[0].start(.horizontal) } }
        let places = columns.map { column in Set(column.map(\.view)) }
        guard sorted.allSatisfy({ row in row.count == places.count && zip(row, places).allSatisfy { $1.contains($0.view) } }) else {
            return nil
        }
        let (heights, widths) = (rows.map(self.hulls(of:)), columns.map(self.hulls(of:)))
        let alignments = columns.indices.map { column in
            alignment(sorted.map { $0[column] }, in: sorted.map { _ in widths[column] }, axis: .horizontal)
        }
        let all = sorted.indices.flatMap { row in sorted[row].map { (item: $0, extent: heights[row]) } }
        guard let vertical = alignment(all.map(\.item), in: all.map(\.extent), axis: .vertical) else { return nil }
        let known = alignments.compactMap { $0 }
        // A row is hidden as a whole or not at all.
        let isWhole = unit.masters.allSatisfy { master in
            let hidden = unit.hidden(with: master)
            return sorted.allSatisfy { row in Set(row.map { hidden.contains($0.view) }).count == 1 }
        }
        guard known.count == columns.count, isWhole else { return nil }
        var cells: [[SwiftUINode]] = []
        for (row, items) in sorted.enumerated() {
            var nodes: [SwiftUINode] = []
            for (column, item) in items.enumerated() {
                let regions = zip(widths[column], heights[row]).map { width, height in
                    height.spanning(.horizontal, from: width.start(.horizontal), to: width.end(.horizontal))
                }
                let fills = (
                    isFilling(item.frames, regions: regions, axis: .horizontal), isFilling(item.frames, regions: regions, axis: .vertical)
                )
                nodes.append(fitted(item, in: regions, fills: fills))
            }
            cells.append(nodes)
        }
        return make(
            .grid(
                SwiftUINode.Grid(
                    columns: known, vertical: vertical, horizontalSpacing: spacings.0, verticalSpacing: spacings.1, rows: cells)))
    }

    /// Returns the uniform spacing of bands that fill a region; nil if they don't.
    private func spacing(_ bands: [[Item]], axis: Axis, hulls: [Rect]) -> Double? {
        let extents = bands.map(self.hulls(of:))
        let gaps = zip(extents, extents.dropFirst()).flatMap { before, after in zip(before, after).map { $1.start(axis) - $0.end(axis) } }
        let length = SampledLength(gaps)
        guard length.isConstant, length.constant >= 0 else { return nil }
        let ends =
            zip(extents[0], hulls).allSatisfy { abs($0.start(axis) - $1.start(axis)) <= Self.tolerance }
            && zip(extents[extents.count - 1], hulls).allSatisfy { abs($0.end(axis) - $1.end(axis)) <= Self.tolerance }
        return ends ? length.constant : nil
    }

    /// Returns the common alignment of views in their extents; nil if it differs.
    private func alignment(_ items: [Item], in extents: [[Rect]], axis: Axis) -> SwiftUINode.Alignment? {
        [SwiftUINode.Alignment.leading, .center, .trailing].first { alignment in
            zip(items, extents).allSatisfy { item, extent in
                zip(item.frames, extent).allSatisfy { frame, room in
                    abs(room.start(axis) + alignment.offset(of: frame.size[axis], in: room.size[axis]) - frame.start(axis))
                        <= Self.tolerance
                }
            }
        }
    }
}

import FormworkDiagnostics
import FormworkModel

/// A spatial index of the tags on a screen.
struct TagPlaces {
    private struct Cell: Hashable {
        var column: Int
        var row: Int
    }

    /// The tags by cells of 64 × 16 points; each tag is in every cell that it touches.
    private var cells: [Cell: [(number: Int, rect: Rect)]] = [:]
    private var count = 0

    /// The number of tags that are checked in a crowded cell. With that many tags, one more overlap does not matter.
    private static let depth = 64

    /// Adds a tag.
    ///
    /// - Complexity: O(n) in the width of the tag.
    mutating func append(_ rect: Rect) {
        for cell in Self.cells(of: rect) { cells[cell, default: []].append((count, rect)) }
        count += 1
    }

    /// Returns the most recently added tag that a rectangle would cover.
    ///
    /// - Complexity: O(n) in the width of the rectangle.
    func last(under rect: Rect) -> Rect? {
        var found: (number: Int, rect: Rect)?
        for cell in Self.cells(of: rect) {
            guard let hit = cells[cell]?.suffix(Self.depth).last(where: { $0.rect.intersects(rect) }) else { continue }
            if hit.number > found?.number ?? -1 { found = hit }
        }
        return found?.rect
    }

    private static func cells(of rect: Rect) -> [Cell] {
        let columns = range(rect.origin.x, extent: rect.size.width, size: 64)
        let rows = range(rect.origin.y, extent: rect.size.height, size: 16)
        return rows.flatMap { row in columns.map { Cell(column: $0, row: row) } }
    }

    /// Returns the cells that an extent touches. Coordinates and the number of cells are capped.
    private static func range(_ start: Double, extent: Double, size: Double) -> ClosedRange<Int> {
        let first = Int(clamping: min(max((start / size).rounded(.down), -1e9), 1e9))
        return first...first + min(max(Int(clamping: (extent / size).rounded(.up)), 0), 4_096)
    }
}

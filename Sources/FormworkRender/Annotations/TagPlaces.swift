import FormworkDiagnostics
import FormworkModel

/// Where tags stand on a screen, found by their places rather than one after the other.
struct TagPlaces {
    private struct Cell: Hashable {
        var column: Int
        var row: Int
    }

    /// By cells of 64 × 16 points; each tag is in all that it touches.
    private var cells: [Cell: [(number: Int, rect: Rect)]] = [:]
    private var count = 0

    /// How many tags of a crowded cell are looked at: where so many stand one more or less is not to be read anyway.
    private static let depth = 64

    /// Adds a tag.
    ///
    /// - Complexity: O(n) in the width of the tag.
    mutating func append(_ rect: Rect) {
        for cell in Self.cells(of: rect) { cells[cell, default: []].append((count, rect)) }
        count += 1
    }

    /// The last tag that a rectangle would cover.
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
        let columns = range(rect.origin.x, rect.size.width, 64)
        let rows = range(rect.origin.y, rect.size.height, 16)
        return rows.flatMap { row in columns.map { Cell(column: $0, row: row) } }
    }

    /// The cells that an extent touches: frames are bounded by the layout, texts by what is drawn of them.
    private static func range(_ start: Double, _ extent: Double, _ size: Double) -> ClosedRange<Int> {
        let first = Int(clamping: min(max((start / size).rounded(.down), -1e9), 1e9))
        return first...first + min(max(Int(clamping: (extent / size).rounded(.up)), 0), 4_096)
    }
}

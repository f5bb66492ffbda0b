import FormworkModel
import FormworkTree

/// A grid view of AppKit as the document describes it.
struct AppKitGrid {
    /// A row or a column.
    struct Track {
        var node: NodeIndex
        /// The explicit height or width.
        var size: Double?
        /// The padding before and after the track.
        var padding: (before: Double, after: Double)
        /// The placement of cells that do not set their own.
        var placement: String?
        /// For rows, the baseline alignment of the cells' contents.
        var alignment: String?
    }

    /// The content of a cell or of several merged cells.
    struct Cell {
        /// The item of the content.
        var item: ItemIndex
        var rows: ClosedRange<Int>
        var columns: ClosedRange<Int>
        /// `leading`, `center`, `trailing`, `fill` or `none`.
        var xPlacement: String
        /// `top`, `center`, `bottom`, `fill` or `none`.
        var yPlacement: String
        /// `firstBaseline`, `lastBaseline` or `none`.
        var rowAlignment: String
    }

    var rows: [Track]
    var columns: [Track]
    var rowSpacing: Double
    var columnSpacing: Double
    var cells: [Cell] = []

    /// - Parameters:
    ///   - node: The grid view's element.
    ///   - values: The resolved document.
    ///   - item: Finds the item of a cell's content, by its node.
    init(_ node: NodeIndex, values: ResolvedDocument, item: (NodeIndex) -> ItemIndex?) {
        rowSpacing = values.layoutNumber(.rowSpacing, node: node) ?? 6
        columnSpacing = values.layoutNumber(.columnSpacing, node: node) ?? 6
        func tracks(_ list: Name, _ size: Name, _ before: Name, _ after: Name, _ placement: Name) -> [Track] {
            guard let list = values.child(node, name: list) else { return [] }
            return values.children(list).compactMap { track in
                if values.flag(.hidden, node: track) == true { return nil }
                return Track(
                    node: track, size: values.layoutNumber(size, node: track),
                    padding: (values.layoutNumber(before, node: track) ?? 0, values.layoutNumber(after, node: track) ?? 0),
                    placement: Self.word(placement, node: track, values: values),
                    alignment: Self.word(.rowAlignment, node: track, values: values))
            }
        }
        rows = tracks(.rows, .height, .topPadding, .bottomPadding, .yPlacement)
        columns = tracks(.columns, .width, .leadingPadding, .trailingPadding, .xPlacement)
        guard let list = values.child(node, name: .gridCells) else { return }
        let (rowOfID, columnOfID) = (Self.places(of: rows, values), Self.places(of: columns, values))
        var spans: [String: (rows: ClosedRange<Int>, columns: ClosedRange<Int>)] = [:]
        var heads: [(cell: NodeIndex, id: String)] = []
        for cell in values.children(list) {
            guard let row = values.string(.row, node: cell).flatMap({ rowOfID[$0] }),
                let column = values.string(.column, node: cell).flatMap({ columnOfID[$0] })
            else { continue }
            let id = values.string(.id, node: cell) ?? "\(cell)"
            let head = values.string(.headOfMergedCell, node: cell) ?? id
            if let span = spans[head] {
                spans[head] = (
                    min(span.rows.lowerBound, row)...max(span.rows.upperBound, row),
                    min(span.columns.lowerBound, column)...max(span.columns.upperBound, column)
                )
            } else {
                spans[head] = (row...row, column...column)
            }
            heads.append((cell, id))
        }
        let (gridX, gridY) = (Self.word(.xPlacement, node: node, values: values), Self.word(.yPlacement, node: node, values: values))
        let gridAlignment = Self.word(.rowAlignment, node: node, values: values)
        for (cell, id) in heads {
            guard let content = values.child(cell, key: "contentView"), let item = item(content), let span = spans[id] else { continue }
            let (row, column) = (rows[span.rows.lowerBound], columns[span.columns.lowerBound])
            cells.append(
                Cell(
                    item: item, rows: span.rows, columns: span.columns,
                    xPlacement: Self.word(.xPlacement, node: cell, values: values) ?? column.placement ?? gridX ?? "leading",
                    yPlacement: Self.word(.yPlacement, node: cell, values: values) ?? row.placement ?? gridY ?? "bottom",
                    rowAlignment: Self.word(.rowAlignment, node: cell, values: values) ?? row.alignment ?? gridAlignment ?? "none"))
        }
    }

    /// Returns the indices of the tracks by their ids. The first track with an id wins.
    private static func places(of tracks: [Track], _ values: ResolvedDocument) -> [String: Int] {
        var places: [String: Int] = [:]
        for (place, track) in tracks.enumerated() {
            if let id = values.string(.id, node: track.node), places[id] == nil { places[id] = place }
        }
        return places
    }

    /// Returns a word other than `inherited`.
    private static func word(_ name: Name, node: NodeIndex, values: ResolvedDocument) -> String? {
        let word = values.string(name, node: node)
        return word == "inherited" ? nil : word
    }
}

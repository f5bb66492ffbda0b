import FormworkModel

/// The indices of a grid view's rows and columns, by id.
struct GridTracks: Sendable {
    private let rows: [String?: Int]
    private let columns: [String?: Int]

    /// - Parameter grid: The grid view.
    /// - Complexity: O(n) in the number of its rows and columns.
    init(_ grid: Element) {
        func numbers(_ list: String) -> [String?: Int] {
            let tracks = grid.children.first { $0.name == list }?.children ?? []
            return Dictionary(tracks.enumerated().map { ($1.id, $0) }) { first, _ in first }
        }
        (rows, columns) = (numbers("rows"), numbers("columns"))
    }

    /// Returns the column and row of a cell; nil if either is missing.
    func numbers(of cell: Element) -> (column: Int, row: Int)? {
        guard let column = columns[cell["column"]], let row = rows[cell["row"]] else { return nil }
        return (column, row)
    }

    /// Returns the expression of a cell; nil if its row or column is missing.
    func place(of cell: Element, in grid: String, _ language: CodeLanguage) -> String? {
        numbers(of: cell).map {
            language.either(
                swift: "\(grid).cell(atColumnIndex: \($0.column), rowIndex: \($0.row))",
                objectiveC: "[\(grid) cellAtColumnIndex:\($0.column) rowIndex:\($0.row)]")
        }
    }
}

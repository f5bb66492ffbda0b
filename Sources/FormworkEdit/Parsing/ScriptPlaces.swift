/// Where the words of a command stand in the script of JSON that it was read from.
struct ScriptPlaces: Hashable, Sendable {
    /// A place in a text, both from 1; the column in characters.
    struct Place: Hashable, Sendable {
        var line: Int
        var column: Int
    }

    private struct Span: Hashable, Sendable {
        /// Columns of the command, from 1.
        var columns: Range<Int>
        var place: Place
        /// Whether the script has the same characters there.
        var isAlike: Bool
    }

    /// Where the command begins.
    let start: Place
    private var spans: [Span] = []

    init(_ start: Place) { self.start = start }

    /// Says where words of the command stand.
    mutating func add(_ columns: Range<Int>, at place: Place, isAlike: Bool) {
        spans.append(Span(columns: columns, place: place, isAlike: isAlike))
    }

    /// Gives an error the place in the script.
    func place(_ error: inout EditError) {
        var place = start
        if let column = error.column, let span = spans.last(where: { $0.columns.lowerBound <= column }) {
            place = span.place
            if span.isAlike, span.columns.contains(column) { place.column += column - span.columns.lowerBound }
        }
        error.line = place.line
        error.column = place.column
    }
}

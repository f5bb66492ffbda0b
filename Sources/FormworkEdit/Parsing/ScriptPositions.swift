/// Positions of a command's words in its JSON script. They do not count in comparisons: all values are equal.
struct ScriptPositions: Hashable, Sendable {
    private struct Span: Sendable {
        /// The columns in the command, from 1.
        var columns: Range<Int>
        /// The byte offset in the script.
        var offset: Int
        /// Whether the script contains the words verbatim at that offset, so that columns within them can be counted.
        var isAlike: Bool
    }

    private let lines: ScriptLines
    /// The byte offset of the command in the script.
    private let start: Int
    private var spans: [Span] = []

    init(_ start: Int, in lines: ScriptLines) { (self.start, self.lines) = (start, lines) }

    /// The line at which the command begins, from 1.
    var line: Int { lines.line(of: start) }

    /// Records the position of some words of the command.
    mutating func add(_ columns: Range<Int>, at offset: Int, isAlike: Bool) {
        spans.append(Span(columns: columns, offset: offset, isAlike: isAlike))
    }

    /// Replaces an error's position in the command by the one in the script.
    func place(_ error: inout EditError) {
        let span = error.column.flatMap { column in spans.last { $0.columns.lowerBound <= column } }
        var place = lines.place(of: span?.offset ?? start)
        if let column = error.column, let span, span.isAlike, span.columns.contains(column) {
            place.column += column - span.columns.lowerBound
        }
        error.line = place.line
        error.column = place.column
    }

    static func == (left: ScriptPositions, right: ScriptPositions) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
}

/// Conversion of byte offsets in a script to lines and columns.
struct ScriptLines: Sendable {
    private let bytes: [UInt8]
    /// The byte offsets at which lines begin.
    private let starts: [Int]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    /// Returns the line of a byte offset, from 1.
    ///
    /// - Complexity: O(log n) in the number of lines.
    func line(of offset: Int) -> Int {
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle + 1 } else { high = middle }
        }
        return max(low, 1)
    }

    /// Returns the line and the column of a byte offset, both from 1. The column counts characters.
    func place(of offset: Int) -> (line: Int, column: Int) {
        let line = line(of: offset)
        let start = starts[line - 1]
        let before = bytes[start..<max(start, min(offset, bytes.count))]
        return (line, String(decoding: before, as: UTF8.self).count + 1)
    }

    func error(_ message: String, at offset: Int) -> EditError {
        var error = EditError(.syntax(message))
        ScriptPositions(offset, in: self).place(&error)
        return error
    }
}

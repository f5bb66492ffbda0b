/// Where the words of a command stand in the script of JSON that it was read from; no part of what the command says.
struct ScriptPlaces: Hashable, Sendable {
    private struct Span: Sendable {
        /// Columns of the command, from 1.
        var columns: Range<Int>
        /// The byte of the script.
        var offset: Int
        /// Whether the script has the same characters there.
        var isAlike: Bool
    }

    private let lines: ScriptLines
    /// The byte at which the command begins.
    private let start: Int
    private var spans: [Span] = []

    init(_ start: Int, in lines: ScriptLines) { (self.start, self.lines) = (start, lines) }

    /// The line in which the command begins, from 1.
    var line: Int { lines.line(of: start) }

    /// Says where words of the command stand.
    mutating func add(_ columns: Range<Int>, at offset: Int, isAlike: Bool) {
        spans.append(Span(columns: columns, offset: offset, isAlike: isAlike))
    }

    /// Gives an error the place in the script.
    func place(_ error: inout EditError) {
        let span = error.column.flatMap { column in spans.last { $0.columns.lowerBound <= column } }
        var place = lines.place(of: span?.offset ?? start)
        if let column = error.column, let span, span.isAlike, span.columns.contains(column) {
            place.column += column - span.columns.lowerBound
        }
        error.line = place.line
        error.column = place.column
    }

    static func == (left: ScriptPlaces, right: ScriptPlaces) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
}

/// Where bytes of a script stand, for people.
struct ScriptLines: Sendable {
    private let bytes: [UInt8]
    /// The bytes at which lines begin.
    private let starts: [Int]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    /// The line of a byte, from 1.
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

    /// The line and the column of a byte, both from 1; the column in characters.
    func place(of offset: Int) -> (line: Int, column: Int) {
        let line = line(of: offset)
        let start = starts[line - 1]
        let before = bytes[start..<max(start, min(offset, bytes.count))]
        return (line, String(decoding: before, as: UTF8.self).count + 1)
    }

    func error(_ message: String, at offset: Int) -> EditError {
        var error = EditError(.syntax(message))
        ScriptPlaces(offset, in: self).place(&error)
        return error
    }
}

/// The lines that git and formwork put around what a merge leaves to people.
enum ConflictMarkers {
    /// The line of the first marker, from 1; nil where there is none.
    static func line(in bytes: [UInt8]) -> Int? {
        var line = 1
        var isStart = true
        for index in bytes.indices {
            if isStart, isMarker(bytes[index...]) { return line }
            isStart = bytes[index] == UInt8(ascii: "\n")
            if isStart { line += 1 }
        }
        return nil
    }

    /// Whether a line begins with seven of the signs, and a space or its end behind them. A line of `=` alone may be anybody's text.
    private static func isMarker(_ rest: ArraySlice<UInt8>) -> Bool {
        guard let sign = rest.first, sign == UInt8(ascii: "<") || sign == UInt8(ascii: ">") || sign == UInt8(ascii: "|") else { return false }
        let line = rest.prefix(8)
        guard line.count >= 7, line.prefix(7).allSatisfy({ $0 == sign }) else { return false }
        guard line.count == 8, let next = line.last else { return true }
        return next == UInt8(ascii: " ") || next == UInt8(ascii: "\n") || next == UInt8(ascii: "\r")
    }
}

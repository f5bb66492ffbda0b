/// The marker lines that git and formwork put around conflicts.
enum ConflictMarkers {
    /// A run of lines.
    enum Part {
        case text([UInt8])
        /// The versions of both sides, and the whole conflict with its markers.
        case conflict(ours: [UInt8], theirs: [UInt8], whole: [UInt8])
    }

    /// Returns the line of the first marker, from 1; nil if there is none.
    static func line(in bytes: [UInt8]) -> Int? {
        for (number, line) in lines(of: bytes).enumerated() where sign(of: line, size: 7) != nil { return number + 1 }
        return nil
    }

    /// Returns the parts outside and inside of markers. A text without markers is one part.
    static func parts(of bytes: [UInt8], size: Int) -> [Part] {
        var parts: [Part] = []
        var text: [UInt8] = []
        var (ours, theirs, whole): ([UInt8], [UInt8], [UInt8]) = ([], [], [])
        var state = UInt8(ascii: " ")
        for line in lines(of: bytes) {
            let sign =
                sign(of: line, size: size) ?? (state == UInt8(ascii: "<") || state == UInt8(ascii: "|") ? middle(line, size: size) : nil)
            if let sign {
                if sign == UInt8(ascii: "<") {
                    if !text.isEmpty { parts.append(.text(text)) }
                    (text, ours, theirs, whole) = ([], [], [], [])
                }
                whole += line
                state = sign
                if sign == UInt8(ascii: ">") {
                    parts.append(.conflict(ours: ours, theirs: theirs, whole: whole))
                    state = UInt8(ascii: " ")
                }
                continue
            }
            switch state {
            case UInt8(ascii: "<"): ours += line
            case UInt8(ascii: "="): theirs += line
            case UInt8(ascii: "|"): break
            default: text += line
            }
            if state != UInt8(ascii: " ") { whole += line }
        }
        // A conflict without an end marker is plain text.
        if state != UInt8(ascii: " ") { text += whole }
        if !text.isEmpty { parts.append(.text(text)) }
        return parts
    }

    /// Returns the lines, each with its newline.
    private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
            lines.append(bytes[start...index])
            start = index + 1
        }
        if start < bytes.count { lines.append(bytes[start...]) }
        return lines
    }

    /// Returns the marker character of a line; nil if it isn't a marker. `=` doesn't count, since such a line may be ordinary text.
    private static func sign(of line: ArraySlice<UInt8>, size: Int) -> UInt8? {
        guard let sign = line.first, [UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "|")].contains(sign) else { return nil }
        return isMarker(line, sign: sign, size: size) ? sign : nil
    }

    private static func middle(_ line: ArraySlice<UInt8>, size: Int) -> UInt8? {
        isMarker(line, sign: UInt8(ascii: "="), size: size) ? UInt8(ascii: "=") : nil
    }

    private static func isMarker(_ line: ArraySlice<UInt8>, sign: UInt8, size: Int) -> Bool {
        guard line.count >= size, line.prefix(size).allSatisfy({ $0 == sign }) else { return false }
        guard let next = line.dropFirst(size).first else { return true }
        return next == UInt8(ascii: " ") || next == UInt8(ascii: "\n") || next == UInt8(ascii: "\r")
    }
}

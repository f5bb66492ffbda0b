/// The label of an arrow on the map, in lines that fit between two scenes.
enum FlowLabel {
    /// The largest width of a line, in points.
    static let widest = 220.0
    /// The least width between two scenes for which labels are broken into lines, in points. In a narrower gap, they would cover the scenes anyway.
    private static let narrowest = 10.0
    static let lineHeight = 17.0

    /// Breaks a label into lines: after spaces and signs, and before the capital letters within a name.
    ///
    /// - Parameters:
    ///   - text: The label.
    ///   - room: The width between the scenes, in points.
    ///   - width: Returns the width of a text, in points.
    static func lines(of text: String, in room: Double, width: (Substring) -> Double) -> [String] {
        let room = min(widest, room)
        if room < narrowest || width(text[...]) <= room { return [text] }
        var lines: [Substring] = []
        var line = text[text.startIndex..<text.startIndex]
        for end in breaks(of: text) {
            let longer = text[line.startIndex..<end]
            if !line.isEmpty, width(longer) > room {
                lines.append(line)
                line = text[line.endIndex..<end]
            } else {
                line = longer
            }
        }
        return (lines + [line]).map { String($0).trimmedSpaces }
    }

    /// Returns the places after which a line may end.
    private static func breaks(of text: String) -> [String.Index] {
        let places = text.indices.dropFirst().filter { place in
            let (before, after) = (text[text.index(before: place)], text[place])
            return before == " " || before == "_" || before == "-" || before == "." || before == ":" || before == "/"
                || before.isLowercase && after.isUppercase
        }
        return places + [text.endIndex]
    }
}

extension String {
    /// The text without the spaces at its ends.
    fileprivate var trimmedSpaces: String {
        let start = firstIndex { $0 != " " } ?? endIndex
        let end = lastIndex { $0 != " " }.map(index(after:)) ?? start
        return String(self[start..<end])
    }
}

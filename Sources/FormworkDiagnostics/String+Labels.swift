extension StringProtocol {
    /// The first line that is not empty, or the whole text where there is none.
    ///
    /// - Complexity: O(n) in the length of the line.
    package var firstLine: String {
        guard let start = firstIndex(where: { !$0.isNewline }) else { return String(self) }
        return String(self[start...].prefix { !$0.isNewline })
    }

    /// Returns the text, truncated with an ellipsis to a number of characters.
    ///
    /// - Complexity: O(n) in the number of characters.
    package func shortened(to count: Int) -> String {
        // A character has at least one byte.
        if utf8.count <= count { return String(self) }
        return index(startIndex, offsetBy: count + 1, limitedBy: endIndex) == nil ? String(self) : prefix(count - 1) + "…"
    }
}

extension Sequence<String> {
    /// The available choices for a message: the first twenty.
    ///
    /// - Complexity: O(n) in the number of choices.
    package var choices: String {
        let all = Array(self)
        return all.isEmpty ? "there are none" : "available: " + all.prefix(20).joined(separator: ", ") + (all.count > 20 ? ", …" : "")
    }
}

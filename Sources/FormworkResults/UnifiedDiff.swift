package import FormworkDiagnostics

/// The differences between two texts in the format of `diff -u`, for `patch`.
package struct UnifiedDiff {
    private static let context = 3
    private let file: String
    /// The lines with their marks: unchanged, removed, added.
    private let lines: [(mark: Character, text: Substring)]

    /// - Complexity: O(n * d) for n lines, d of them different.
    package init(_ old: [UInt8], _ new: [UInt8], file: String) {
        self.file = file
        let (oldText, newText) = (String(decoding: old, as: UTF8.self), String(decoding: new, as: UTF8.self))
        let (oldLines, newLines) = (Self.lines(of: oldText), Self.lines(of: newText))
        var gone: Set<Int> = []
        var come: Set<Int> = []
        for change in newLines.difference(from: oldLines) {
            switch change {
            case .remove(let offset, _, _): gone.insert(offset)
            case .insert(let offset, _, _): come.insert(offset)
            }
        }
        var lines: [(mark: Character, text: Substring)] = []
        var (left, right) = (0, 0)
        while left < oldLines.count || right < newLines.count {
            if gone.contains(left) {
                lines.append(("-", oldLines[left]))
                left += 1
            } else if come.contains(right) {
                lines.append(("+", newLines[right]))
                right += 1
            } else {
                lines.append((" ", oldLines[left]))
                left += 1
                right += 1
            }
        }
        self.lines = lines
    }

    /// Returns the lines of a text, without an empty one after the last line break.
    private static func lines(of text: String) -> [Substring] {
        let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { Substring($0) }
        return lines.last?.isEmpty == true ? Array(lines.dropLast()) : lines
    }

    /// The diff; empty if the texts are equal.
    package var shownText: ShownText {
        var hunks: [Range<Int>] = []
        for place in lines.indices where lines[place].mark != " " {
            let around = max(0, place - Self.context)..<min(lines.count, place + Self.context + 1)
            if let last = hunks.last, last.upperBound >= around.lowerBound {
                hunks[hunks.count - 1] = last.lowerBound..<around.upperBound
            } else {
                hunks.append(around)
            }
        }
        if hunks.isEmpty { return "" }
        var text: ShownText = "--- \(file)\n+++ \(file)\n"
        for hunk in hunks {
            let before = lines[..<hunk.lowerBound]
            func count(_ lines: ArraySlice<(mark: Character, text: Substring)>, without mark: Character) -> Int {
                lines.reduce(0) { $0 + ($1.mark == mark ? 0 : 1) }
            }
            let (old, new) = (count(before, without: "+") + 1, count(before, without: "-") + 1)
            let inside = lines[hunk]
            text += "@@ -\(String(old)),\(String(count(inside, without: "+"))) +\(String(new)),\(String(count(inside, without: "-"))) @@\n"
            for line in inside { text += "\(String(line.mark))\(String(line.text))\n" }
        }
        return text
    }
}

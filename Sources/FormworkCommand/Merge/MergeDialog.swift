import FormworkChanges
import FormworkDiagnostics

/// Asks on the terminal which side's version to keep for each conflict.
struct MergeDialog {
    private let text: [UInt8]
    private let conflicts: [MergeConflict]
    private let size: Int

    /// - Parameters:
    ///   - text: a document with markers in it.
    ///   - conflicts: descriptions of the conflicts.
    ///   - size: the number of characters in a marker.
    init(_ text: [UInt8], conflicts: [MergeConflict], size: Int) {
        self.text = text
        self.conflicts = conflicts
        self.size = size
    }

    /// Runs the dialog. Returns the text with resolved conflicts, and whether any are left: the user may postpone an answer, or there may
    /// be no terminal.
    func run() -> (text: [UInt8], isOpen: Bool) {
        let parts = ConflictMarkers.parts(of: text, size: size)
        let count = parts.count { if case .conflict = $0 { true } else { false } }
        StandardOutput.writeReport("\(count) \(count == 1 ? "conflict" : "conflicts") to resolve:\n")
        for conflict in conflicts { StandardOutput.writeReport("    \(conflict.line)\n") }
        var result: [UInt8] = []
        var isOpen = false
        var (number, isEnded) = (0, false)
        for part in parts {
            switch part {
            case .text(let lines): result += lines
            case .conflict(let ours, let theirs, let whole):
                number += 1
                let answer = isEnded ? .later : ask(number, of: count, ours: ours, theirs: theirs)
                switch answer {
                case .ours: result += ours
                case .theirs: result += theirs
                case .both: result += ours + theirs
                case .later, .end:
                    result += whole
                    isOpen = true
                }
                isEnded = isEnded || answer == .end
            }
        }
        return (result, isOpen)
    }

    private enum Answer { case ours, theirs, both, later, end }

    private func ask(_ number: Int, of count: Int, ours: [UInt8], theirs: [UInt8]) -> Answer {
        StandardOutput.writeReport(
            "\n\(number) of \(count)\n--- ours\n\(ShownText(lines: Self.start(of: ours)))--- theirs\n\(ShownText(lines: Self.start(of: theirs)))"
        )
        while true {
            StandardOutput.writeReport("[o]urs, [t]heirs, [b]oth, [l]ater, [q]uit? ")
            guard let line = readLine() else { return .end }
            switch line.lowercased().first {
            case "o": return .ours
            case "t": return .theirs
            case "b": return .both
            case "l": return .later
            case "q": return .end
            default: continue
            }
        }
    }

    /// Returns the first lines of a version, enough to recognise it.
    private static func start(of lines: [UInt8]) -> String {
        let all = String(decoding: lines, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        if all.isEmpty { return "(removed)\n" }
        let shown = all.prefix(24).map { $0 + "\n" }.joined()
        return all.count > 24 ? shown + "… \(all.count - 24) more lines\n" : shown
    }
}

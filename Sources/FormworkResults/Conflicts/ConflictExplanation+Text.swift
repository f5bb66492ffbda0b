package import FormworkDiagnostics
import FormworkModel

extension ConflictExplanation {
    /// Returns the conflict for people: its constraints with the names in the document, and their locations.
    ///
    /// - Parameter number: The number of the conflict in the log, from 1.
    package func text(_ number: Int) -> ShownText {
        let all = lines.count == 1 ? "1 constraint" : "\(lines.count) constraints"
        var text: ShownText = "conflict \(number)\(times > 1 ? " × \(times)" : ""): \(all) cannot be satisfied together"
        text += file.map { ": \(found) of them in \($0)\n" } ?? ": none of them is in the documents\n"
        if !otherFiles.isEmpty {
            text +=
                "  \(otherFiles.count == 1 ? "another document matches" : "\(otherFiles.count) other documents match") as well: \(otherFiles.prefix(3).joined(separator: ", "))\n"
        }
        let places = document.map { InterfaceDocument.SourceMap($0, file: file ?? "") }
        for (index, line) in lines.enumerated() {
            text += "  \(index + 1). \(line.text)\(line.isBroken ? "   ← broken" : "")\n"
            if let constraint = line.constraint, let place = places?.location(of: constraint.element) {
                text += "       \(place): \(constraint.element.path)\n"
            }
            for other in line.alternatives.prefix(4) {
                if let place = places?.location(of: other.element) { text += "       or \(place): \(other.element.path)\n" }
            }
            if line.alternatives.count > 4 { text += "       or one of \(line.alternatives.count - 4) others\n" }
            if let origin = line.origin ?? line.change { text += "       \(origin)\n" }
        }
        if isConsistent {
            text +=
                "  The numbers don't contradict each other: the log is truncated, or one of them changed before it was printed.\n"
        } else if let broken = lines.first(where: \.isBroken) {
            text +=
                broken.constraint == nil
                ? "  The broken constraint isn't in the document, and is ignored.\n"
                : "  The broken constraint is ignored until one of them is changed or gets a priority below 1000.\n"
        }
        return text
    }
}

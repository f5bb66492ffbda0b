package import FormworkDiagnostics
import FormworkLayout
import FormworkModel
public import FormworkTemplates

extension StagedDocument.StatesResult {
    /// The states as a table for people, one line each.
    public var text: String { shownText.text }

    /// The same text, for display.
    package var shownText: ShownText {
        var text: ShownText = "\(file): \(entries.count) state\(entries.count == 1 ? "" : "s")\n"
        var devices: Set<Device> = []
        for device in entries.compactMap(\.device) where devices.insert(device).inserted { text += "  on \(device.nameAndBasis)\n" }
        var root: Int?
        // Masters with the same name are distinguished by their ids.
        let masters = Set(entries.flatMap(\.hidden))
        let names = Dictionary(grouping: masters, by: \.element.shortName)
        let columns = entries.map { Self.columns($0) { (names[$0]?.count ?? 0) > 1 } }
        let widths = (0..<3).map { column in columns.map { $0[column].count }.max() ?? 0 }
        for (entry, columns) in zip(entries, columns) {
            if root != entry.layout.root.index { text += "  \(Self.title(entry.layout))\n" }
            root = entry.layout.root.index
            var line = "   "
            for (column, width) in zip(columns, widths) {
                line += " " + column + String(repeating: " ", count: width - column.count + 1)
            }
            text += "\(line)\(entry.outcome.rawValue)\(Self.details(entry))\n"
        }
        for diagnostic in diagnostics { text += "  \(diagnostic)\n" }
        return text
    }

    private static func title(_ layout: DocumentLayout.Root) -> String {
        let root = layout.root.element.shortName
        guard let scene = layout.scene else { return root }
        return (scene.label.map { "scene \"\($0)\"" } ?? "scene") + " \(scene.id ?? ""): \(root)"
    }

    private static func columns(_ entry: Entry, isShared: (String) -> Bool) -> [String] {
        let template = entry.template.map { "template \($0.label.map { "\"\($0)\"" } ?? $0.id ?? "")" } ?? "as saved"
        let screen = entry.device.map { "\($0.name) \(entry.orientation?.rawValue ?? "")" } ?? "canvas"
        let hidden = entry.hidden.map { view in
            let name = view.element.shortName
            return isShared(name) ? "\(name) '\(view.id ?? "")'" : name
        }.joined(separator: ", ")
        return [template, screen, hidden.isEmpty ? "" : "without \(hidden)"]
    }

    private static func details(_ entry: Entry) -> String {
        var parts: [String] = []
        if !entry.layout.conflicts.isEmpty {
            let broken = entry.layout.conflicts.compactMap { $0.broken?.id ?? $0.constraints.first?.id }
            parts.append("\(count(entry.layout.conflicts.count, noun: "conflict")) (\(broken.prefix(4).joined(separator: ", ")))")
        }
        if !entry.layout.ambiguous.isEmpty {
            let names = entry.layout.ambiguous.prefix(4).map(\.element.shortName).joined(separator: ", ")
            parts.append("\(count(entry.layout.ambiguous.count, noun: "view")) ambiguous (\(names))")
        }
        if entry.moved > 0 { parts.append("\(count(entry.moved, noun: "view")) moved") }
        return parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")
    }

    private static func count(_ number: Int, noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}

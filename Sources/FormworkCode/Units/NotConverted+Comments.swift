import FormworkDiagnostics
import FormworkModel

extension NotConverted {
    /// Returns the lines of a comment about parts that code leaves out. Equal notes become one with a count.
    ///
    /// - Parameters:
    ///   - showsIDs: whether the comment names the ids of objects.
    ///   - property: returns the property of an element, which replaces its id.
    static func comments(
        _ notes: [NotConverted], showsIDs: Bool, property: (_ element: Element) -> String? = { _ in nil }
    ) -> [String] {
        var counts: [String: Int] = [:]
        var lines: [String] = []
        for note in notes where showsIDs || !note.isObvious {
            let line = showsIDs ? note.text : note.text(property)
            if counts.updateValue(counts[line, default: 0] + 1, forKey: line) == nil { lines.append(line) }
        }
        return lines.map { line in CodeLiteral.comment(line) + (counts[line].flatMap { $0 > 1 ? " (\($0) times)" : nil } ?? "") }
    }

    /// Whether a reader of the code learns nothing from it: the code shows it, or the part has no effect in any system that the code runs on.
    private var isObvious: Bool { what.hasPrefix("the standard spacing") || Self.obvious.contains { why.hasPrefix($0) } }

    private static let obvious = [
        "create its class instead of instantiating", "it no longer has an effect", "it has no effect since",
        "it applies at design time only", "it is a placeholder, which is removed when",
        "a table view asks its delegate for the height of a row",
        "NSTextField does this by itself", "UITableViewCell has no such property since",
    ]

    /// Returns a description without ids, which people don't recognize.
    private func text(_ property: (_ element: Element) -> String?) -> String {
        let holder = sequence(first: element, next: \.parent).first { property($0) != nil || $0.id != nil } ?? element
        let name = property(holder) ?? (holder.userLabel.map { "\(holder.name) “\($0.firstLine.shortened(to: 40))”" } ?? holder.name)
        let part = holder == element || what.contains(element.name) ? "" : element.name + ": "
        return "\(name): \(part)\(withoutIDs(what, property)): \(withoutIDs(why, property))"
    }

    /// Replaces quoted ids by properties, and removes those of objects without a property.
    private func withoutIDs(_ text: String, _ property: (_ element: Element) -> String?) -> String {
        let parts = text.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
        var result = parts[0]
        var place = 1
        while place < parts.count {
            if place + 1 < parts.count, let other = element.document.element(id: parts[place]) {
                if let name = property(other) {
                    result += "'\(name)'"
                } else if result.last == " " {
                    result.removeLast()
                }
                result += parts[place + 1]
                place += 2
            } else {
                result += "'" + parts[place]
                place += 1
            }
        }
        return result
    }
}

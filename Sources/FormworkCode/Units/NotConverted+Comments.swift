import FormworkDiagnostics
import FormworkModel
import FormworkTree

extension NotConverted {
    /// A note in code: the part that is missing, and the reason.
    struct Note {
        let what: String
        let why: String

        var text: String { "\(what): \(why)" }
    }

    /// Returns the notes about parts that code leaves out, as texts of comments. Equal notes become one with a count.
    ///
    /// - Parameters:
    ///   - showsIDs: whether the notes name the ids of objects.
    ///   - property: returns the property of an element, which replaces its id.
    static func notes(
        _ notes: [NotConverted], showsIDs: Bool, property: (_ element: Element) -> String? = { _ in nil }
    ) -> [Note] {
        var counts: [String: Int] = [:]
        var result: [Note] = []
        for note in notes where showsIDs || !note.isObvious {
            let why = CodeLiteral.comment(showsIDs ? note.why : note.withoutIDs(note.why, property: property))
            let what = CodeLiteral.comment(showsIDs ? String(note.text.dropLast(note.why.count + 2)) : note.part(property))
            let made = Note(what: what, why: why)
            if counts.updateValue(counts[made.text, default: 0] + 1, forKey: made.text) == nil { result.append(made) }
        }
        return result.map { note in
            counts[note.text].flatMap { $0 > 1 ? Note(what: note.what, why: note.why + " (\($0) times)") : nil } ?? note
        }
    }

    /// The longest line of a comment, in characters.
    private static let longestLine = 137

    /// Returns the lines of a list of notes, without the marks of a comment. Notes with the same reason are one.
    static func lines(of notes: [Note]) -> [String] {
        var reasons: [String] = []
        var parts: [String: [String]] = [:]
        for note in notes {
            if parts[note.why] == nil { reasons.append(note.why) }
            parts[note.why, default: []].append(note.what)
        }
        var result: [String] = []
        for why in reasons {
            let parts = parts[why] ?? []
            if parts.count == 1 {
                result.append("- \(parts[0]): \(why)")
                continue
            }
            var line = "-"
            for part in parts.dropLast().map({ $0 + ";" }) + [parts[parts.count - 1] + ":", why] {
                if line.count > 2, line.count + part.count >= longestLine {
                    result.append(line)
                    line = " "
                }
                line += " " + part
            }
            result.append(line)
        }
        return result
    }

    /// Whether a reader of the code learns nothing from it: the code shows it, or the part has no effect in any system that the code runs on.
    private var isObvious: Bool { what.hasPrefix("the standard spacing") || Self.obvious.contains { why.hasPrefix($0) } }

    private static let obvious = [
        "create its class instead of instantiating", "it no longer has an effect", "it has no effect since",
        "it applies at design time only", "it is a placeholder, which is removed when",
        "a table view asks its delegate for the height of a row",
        "NSTextField does this by itself", "UITableViewCell has no such property since",
    ]

    /// Returns a description of the part without ids, which people don't recognize.
    private func part(_ property: (_ element: Element) -> String?) -> String {
        let holder = sequence(first: element, next: \.parent).first { property($0) != nil || $0.id != nil } ?? element
        let name = property(holder) ?? (holder.userLabel.map { "\(holder.name) “\($0.firstLine.shortened(to: 40))”" } ?? holder.name)
        let part = holder == element || what.contains(element.name) ? "" : element.name + ": "
        return "\(name): \(part)\(withoutIDs(what, property: property))"
    }

    /// Replaces quoted ids by properties, and removes those of objects without a property.
    private func withoutIDs(_ text: String, property: (_ element: Element) -> String?) -> String {
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

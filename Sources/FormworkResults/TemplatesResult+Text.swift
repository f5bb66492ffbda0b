package import FormworkDiagnostics
import FormworkLayout
import FormworkModel
import FormworkTemplates

extension TemplatesResult {
    /// The changes of each template for people: `+` for additions, `-` for removals, `~` for changed values.
    public var text: String { shownText.text }

    /// The same text, for display.
    package var shownText: ShownText {
        guard !entries.isEmpty else { return "\(file): no layout templates\n" }
        let run = DocumentWriting(document)
        var text: ShownText = "\(file): \(entries.count) layout template\(entries.count == 1 ? "" : "s")\n"
        for entry in entries { text += "\n" + self.text(of: entry, run) }
        return text
    }

    private func text(of entry: Entry, _ run: DocumentWriting) -> ShownText {
        let template = entry.report.template
        var lines: [ShownText] = []
        var title = "template \(template.label.map { "\"\($0)\" " } ?? "")\(template.id ?? "")"
        if template.generation.rawValue != "1.0" { title += " (generation \(template.generation.rawValue))" }
        if let scene = template.scene?.label { title += " in \(scene)" }
        lines.append("\(title)")
        let pairs = template.pairs.count
        lines.append("  \(pairs) view\(pairs == 1 ? "" : "s") with a target; \(summary(entry.diff))")
        for addition in entry.diff.added { lines.append("  + \(run.formula(addition.value))") }
        for constraint in entry.diff.removed { lines.append("  - \(run.formula(constraint.value))") }
        for change in entry.diff.attributes {
            lines.append(
                "  ~ \(change.view.element.shortName).\(change.keyPath): \(describe(change.from)) → \(describe(change.to))")
        }
        for change in entry.frames {
            lines.append("  ▸ \(change.view.element.shortName): \(change.from) → \(change.to)")
        }
        if !entry.report.ignored.isEmpty {
            let count = entry.report.ignored.count
            lines.append("  \(count) constraint\(count == 1 ? "" : "s") of the template ignored")
        }
        for diagnostic in entry.diagnostics {
            lines += diagnostic.description.split(separator: "\n").map { "  \($0)" }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private func summary(_ diff: TemplateDiff) -> String {
        "constraints: \(diff.unchanged.count) unchanged, \(diff.added.count) added, \(diff.removed.count) removed; "
            + "attributes: \(diff.attributes.count) changed"
    }

    private func describe(_ value: InterfaceDocument.RuntimeAttribute.Value?) -> String {
        switch value {
        case nil: "not set"
        case .nil: "nil"
        case .string(let text), .localizedString(let text), .image(let text): "\"\(text)\""
        case .number(let number): number.plainText
        case .boolean(let flag): flag ? "YES" : "NO"
        case .point(let point): "{\(point.x), \(point.y)}"
        case .size(let size): "{\(size.width), \(size.height)}"
        case .rect(let rect): "\(rect)"
        case .range(let location, let length): "{\(location), \(length)}"
        case .color(let attributes):
            attributes.sorted { $0.key < $1.key }.filter { $0.key != "key" }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
        case .other(let text): text.map { "\"\($0)\"" } ?? "?"
        }
    }
}

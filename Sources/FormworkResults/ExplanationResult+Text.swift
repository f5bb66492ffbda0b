package import FormworkDiagnostics
import FormworkLayout
import FormworkModel

extension ExplanationResult {
    /// The explanation of the frame for people, number by number.
    public var text: String { shownText.text }

    /// The same text, for display.
    package var shownText: ShownText {
        guard let explanation else { return diagnostics.shown }
        var text: ShownText = "\(file): \(view.element.path) \(view.id ?? "")\n"
        text += "  \(explanation.frame), \(explanation.certainty.rawValue)"
        if let recorded = explanation.recorded, recorded != explanation.frame { text += "; recorded \(recorded)" }
        text += "\n"
        for part in explanation.parts {
            text += "  \(part.quantity.rawValue) \(part.value.pointsText), \(part.certainty.rawValue)\n"
            for source in part.sources.prefix(Self.shownSources) {
                text += "    \(source.text(in: document))"
                if case .constraint(let constraint) = source, let id = constraint.id { text += "  \(id)" }
                text += "\n"
            }
            let rest = part.sources.count - Self.shownSources
            if rest > 0 { text += "    and \(rest) more\n" }
        }
        for miss in explanation.recordedMisses.prefix(Self.shownMisses) {
            text += "  the recorded frames don't satisfy \(miss.source.text(in: document))"
            if case .constraint(let constraint) = miss.source, let id = constraint.id { text += "  \(id)" }
            text += ": off by \(abs(miss.error).pointsText)\(miss.isStale ? ", so the canvas is stale" : "")\n"
        }
        for remark in explanation.remarks { text += "  \(remark.text(in: document))\n" }
        return text
    }

    /// The maximum number of sources that are shown. Chains of views can be long, and their ends are of little interest.
    private static let shownSources = 12
    private static let shownMisses = 4
}

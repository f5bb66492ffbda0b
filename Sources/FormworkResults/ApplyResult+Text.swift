package import FormworkDiagnostics
import FormworkModel
public import FormworkTemplates

extension StagedDocument.ApplyResult {
    /// The performed steps, one line each.
    public var text: String { shownText.text }

    /// The same text, for display.
    package var shownText: ShownText {
        var text = assignments.map { assignment -> ShownText in "set \(assignment.text)\n" }.joined()
        for step in performedSteps { text += "\(step.step.text): \(Self.describe(step.change))\n" }
        if recordedFrames > 0 { text += "recorded \(Self.count(recordedFrames, noun: "frame"))\n" }
        return text
    }

    private static func describe(_ change: LayoutState.Change) -> String {
        var parts: [String] = []
        if !change.removed.isEmpty || !change.added.isEmpty {
            parts.append("\(count(change.removed.count, noun: "constraint")) replaced by \(change.added.count)")
        }
        if !change.attributes.isEmpty { parts.append("\(count(change.attributes.count, noun: "attribute")) changed") }
        let hidden = change.visibility.count(where: \.isHidden)
        if hidden > 0 { parts.append("\(count(hidden, noun: "view")) hidden") }
        if change.visibility.count > hidden { parts.append("\(count(change.visibility.count - hidden, noun: "view")) shown") }
        if !change.constants.isEmpty { parts.append("\(count(change.constants.count, noun: "constant")) changed") }
        return parts.isEmpty ? "nothing changes" : parts.joined(separator: ", ")
    }

    private static func count(_ number: Int, noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}

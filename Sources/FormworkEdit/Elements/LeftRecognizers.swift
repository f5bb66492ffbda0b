import FormworkModel
import FormworkTree

/// Gesture recognizers that would be left without a view.
enum LeftRecognizers {
    /// The recognizers that only views have which go, and that do not go themselves.
    static func of(_ goals: [Element], in document: InterfaceDocument) -> [Element] {
        let going = ElementSpans(goals.filter { $0.asConnection == nil })
        let attachments = document.connections.filter { $0.name == "gestureRecognizers" }
        let kept = Set(attachments.filter { !going.contains($0.element) }.compactMap(\.destinationID))
        var seen: Set<NodeIndex> = []
        return attachments.filter { going.contains($0.element) }.compactMap(\.destination).filter { recognizer in
            recognizer.name.hasSuffix("GestureRecognizer") && !going.contains(recognizer)
                && !(recognizer.id.map(kept.contains) ?? false) && seen.insert(recognizer.node).inserted
        }
    }

    /// In words, for a person who is asked about it.
    static func words(_ recognizer: Element) -> String { "\(recognizer.name) \(recognizer.quoted), which nothing else has" }
}

import FormworkModel
import FormworkTree

/// Gesture recognizers that would be left without a view by a removal.
enum OrphanedRecognizers {
    /// Returns the recognizers that are used only by removed views and are not removed themselves.
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

    /// Returns a recognizer in words, for a message.
    static func words(_ recognizer: Element) -> String { "\(recognizer.name) \(recognizer.quoted), which nothing else uses" }
}

import FormworkModel

/// Gesture recognizers that would be left without a view.
enum LeftRecognizers {
    /// The recognizers that only views have which go, and that do not go themselves.
    static func of(_ goals: [Element], in document: InterfaceDocument) -> [Element] {
        let objects = goals.filter { $0.asConnection == nil }
        func goes(_ element: Element) -> Bool { objects.contains { $0 == element || $0.contains(element) } }
        let attachments = document.connections.filter { $0.name == "gestureRecognizers" }
        var found: [Element] = []
        for attachment in attachments where goes(attachment.element) {
            guard let recognizer = attachment.destination, recognizer.name.hasSuffix("GestureRecognizer"), !goes(recognizer),
                !found.contains(recognizer)
            else { continue }
            if attachments.allSatisfy({ $0.destinationID != recognizer.id || goes($0.element) }) { found.append(recognizer) }
        }
        return found
    }

    /// In words, for a person who is asked about it.
    static func words(_ recognizer: Element) -> String { "\(recognizer.name) \(recognizer.quoted), which nothing else has" }
}

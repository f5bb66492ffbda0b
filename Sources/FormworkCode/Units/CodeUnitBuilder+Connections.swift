import FormworkModel
import FormworkTree

extension CodeUnitBuilder {
    func addConnections(to unit: inout CodeUnit, _ owner: Element?) {
        for outlet in owner?.outlets ?? [] {
            guard let name = outlet.name, let destination = outlet.destination else { continue }
            let property =
                destination.asView.flatMap { unit.property(of: $0) }
                ?? unit.constraints.first { $0.origin?.element == destination }?.name
            if let property { unit.outlets.append(CodeOutlet(outlet: name, property: property)) }
        }
        for recognizer in document.gestureRecognizers {
            guard let view = recognizer.views.first(where: { unit.viewNumbers[$0] != nil }), let property = unit.property(of: view) else {
                continue
            }
            let wanted =
                owner?.outlets.first { $0.destination == recognizer.element }?.name ?? recognizer.element.userLabel
                ?? recognizer.element.name
            let name = unit.memberNames.take(SwiftName.lower(wanted), fallback: "recognizer")
            unit.recognizers.append(CodeRecognizer(element: recognizer.element, name: name, view: property))
            if let outlet = owner?.outlets.first(where: { $0.destination == recognizer.element })?.name {
                unit.outlets.append(CodeOutlet(outlet: outlet, property: name))
            }
        }
        for connection in document.connections where connection.kind == .action {
            let sender =
                connection.source.asView.flatMap { unit.property(of: $0) }
                ?? unit.recognizers.first { $0.element == connection.source }?.name
            guard let sender, let selector = connection.element["selector"] else { continue }
            let event = connection.element["eventType"]
            if let event, !Self.events.contains(event) {
                unit.notConverted.append(
                    NotConverted(connection.element, "the action '\(selector)'", "its event '\(event)' is not known"))
                continue
            }
            let isOwner = connection.destination != nil && connection.destination == owner
            unit.actions.append(
                CodeAction(sender: sender, selector: selector, event: event, callsOwner: isOwner))
            if !isOwner, connection.destination?["placeholderIdentifier"] != "IBFirstResponder",
                connection.destination?.customClass != "FirstResponder"
            {
                unit.notConverted.append(
                    NotConverted(
                        connection.element, "the target of action '\(selector)'",
                        "it is not the owner: the action goes up the responder chain"))
            }
        }
    }
}

extension CodeUnitBuilder {
    /// The events of `UIControl`.
    private static let events: Set<String> = [
        "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter", "touchDragExit", "touchUpInside",
        "touchUpOutside", "touchCancel", "valueChanged", "primaryActionTriggered", "menuActionTriggered", "editingDidBegin",
        "editingChanged", "editingDidEnd", "editingDidEndOnExit", "allTouchEvents", "allEditingEvents", "allEvents",
    ]
}

extension InterfaceDocument {
    /// The gesture recognizers, and the views that have them.
    fileprivate var gestureRecognizers: [(element: Element, views: [View])] {
        let nodes = tree.nodes.indices.filter { node in
            guard tree.nodes[node].kind == .element else { return false }
            let name = tree.names[tree.nodes[node].name]
            return name.hasSuffix("GestureRecognizer")
        }
        return nodes.map { node in
            let element = Element(document: self, node: node)
            let views = connections.filter { $0.name == "gestureRecognizers" && $0.destination == element }.compactMap(\.source.asView)
            return (element, views.isEmpty ? element.viewAround.map { [$0] } ?? [] : views)
        }
    }
}

extension Element {
    /// The view in whose element it stands.
    fileprivate var viewAround: View? {
        var above = parent
        while let current = above {
            if let view = current.asView { return view }
            above = current.parent
        }
        return nil
    }
}

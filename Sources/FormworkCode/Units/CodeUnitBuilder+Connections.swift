import FormworkModel
import FormworkTree
import FormworkVocabulary

extension CodeUnitBuilder {
    func addConnections(to unit: inout CodeUnit, _ owner: Element?) {
        for outlet in (owner?.outlets ?? []) + unit.ownOutlets {
            guard let name = outlet.name, let destination = outlet.destination else { continue }
            if let property = unit.property(of: destination) {
                // The object itself needs no property.
                if property == "self" || unit.type.form == .controller && name == "view" { continue }
                let type =
                    ObjectControllerCode.isController(destination)
                    ? ObjectControllerCode.className(destination, language: .swift)
                    : destination.name == "tableColumn" ? AppKitColumns.className(destination, language: .swift) : nil
                unit.outlets.append(CodeOutlet(outlet: name, property: property, element: destination, isOptional: false, type: type))
            } else if let path = unit.itemPaths[destination] {
                // The value of an optional chain, without the trailing question mark.
                let value = path.hasSuffix("?") ? String(path.dropLast()) : path
                unit.outlets.append(CodeOutlet(outlet: name, property: value, element: destination, isOptional: true))
            }
        }
        var outlets: [Element: String] = [:]
        for outlet in owner?.outlets ?? [] {
            if let destination = outlet.destination, let name = outlet.name, outlets[destination] == nil { outlets[destination] = name }
        }
        for place in UnitIndex.places(index.recognizersByView, of: unit) {
            let recognizer = index.recognizers[place]
            guard let view = recognizer.views.first(where: { unit.viewNumbers[$0] != nil }), let property = unit.property(of: view) else {
                continue
            }
            let wanted =
                outlets[recognizer.element] ?? recognizer.element.userLabel ?? recognizer.element.name.replacing("pong", with: "long")
            let name = unit.memberNames.take(SwiftName.lower(wanted), fallback: "recognizer")
            unit.recognizers.append(CodeRecognizer(element: recognizer.element, name: name, view: property))
            unit.elementNames[recognizer.element] = name
            if let outlet = outlets[recognizer.element] {
                unit.outlets.append(CodeOutlet(outlet: outlet, property: name, element: recognizer.element, isOptional: false))
            }
        }
        for place in index.connections(of: unit, and: owner.map { [$0] } ?? []) where document.connections[place].kind == .outletCollection
        {
            let connection = document.connections[place]
            guard let outlet = connection.name, let view = connection.destination?.asView, let property = unit.property(of: view),
                connection.source == owner || connection.source == unit.root.element, outlet != "gestureRecognizers"
            else { continue }
            if let place = unit.collections.firstIndex(where: { $0.outlet == outlet }) {
                unit.collections[place].elements.append(view.element)
                unit.collections[place].properties.append(property)
            } else {
                let name = unit.memberNames.take(SwiftName.lower(outlet), fallback: "views")
                unit.collections.append(
                    CodeOutletCollection(outlet: outlet, name: name, elements: [view.element], properties: [property]))
            }
        }
        let cells = unit.views.flatMap { index.parts[$0.view] ?? [] }.filter { $0["key"] == "cell" }
        let senders: [Element] = unit.recognizers.map(\.element) + Array(unit.itemPaths.keys) + cells
        for place in index.connections(of: unit, and: senders) {
            let connection = document.connections[place]
            guard connection.kind == .action else { continue }
            guard let sender = unit.sender(connection.source), let selector = connection.element["selector"] else { continue }
            let event = connection.element["eventType"]
            // An element of an unknown class becomes a plain view, which sends no actions.
            if !isMac, let view = connection.source.asView, view.element.customClass == nil,
                UIKitClasses.byElement[view.element.name] == nil
            {
                unit.notConverted.append(
                    NotConverted(connection.element, what: "the action '\(selector)'", why: "no UIKit class is known for its sender"))
                continue
            }
            if let event, !Self.events.contains(event) {
                unit.notConverted.append(
                    NotConverted(connection.element, what: "the action '\(selector)'", why: "its event '\(event)' is not known"))
                continue
            }
            let target = target(of: connection, in: unit, owner)
            unit.actions.append(
                CodeAction(
                    element: connection.element, sender: sender, selector: selector, event: event, target: target,
                    isDouble: connection.element["trigger"] == "doubleAction", isOfItem: unit.itemPaths[connection.source] != nil))
            let isRecognizer = unit.elementNames[connection.source] != nil
            if target == .firstResponder, isRecognizer || !connection.leadsToFirstResponder {
                let why =
                    isRecognizer
                    ? "it is not the owner, and gesture recognizers don't use the responder chain: the action has no target"
                    : "it is not the owner: the action goes up the responder chain"
                let destination = connection.destination.map { "\($0.name) '\($0.id ?? "")'" } ?? "nothing"
                unit.notConverted.append(
                    NotConverted(connection.element, what: "the target of action '\(selector)', \(destination)", why: why))
            }
        }
    }
}

extension CodeUnitBuilder {
    /// Returns the target of an action: the owner, a part of the unit (possibly the sender itself), or the responder chain.
    private func target(of action: Connection, in unit: CodeUnit, _ owner: Element?) -> CodeAction.Target {
        guard let destination = action.destination else { return .firstResponder }
        if destination == owner { return .owner }
        return unit.property(of: destination).map { .property($0) } ?? .firstResponder
    }

    /// The events of `UIControl`.
    private static let events = Set(
        Vocabulary.uiKit.words("controlEvent").texts + ["allTouchEvents", "allEditingEvents", "allEvents"])
}

extension Connection {
    /// Whether its destination is the document's placeholder of the first responder.
    fileprivate var leadsToFirstResponder: Bool { destination?.isFirstResponder ?? false }
}

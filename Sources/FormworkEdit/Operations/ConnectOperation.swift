import FormworkModel
import FormworkQuery
import FormworkTree
import FormworkVocabulary

/// Connects two objects: `connect outlet titleLabel from LoginController to Title`, `connect action "send:" from Send to LoginController`,
/// `connect segue show from Next to Details`.
public struct ConnectOperation: Hashable, Sendable {
    /// A kind of connection.
    public enum Kind: Hashable, Sendable {
        /// A property that refers to one object.
        case outlet(String)
        /// A property that refers to several objects.
        case collection(String)
        /// A message that a control sends for an event; nil for the control's default event.
        case action(String, event: String?)
        /// A segue to another scene, with its kind and an identifier.
        case segue(String, identifier: String?)
    }

    /// The kind of connection.
    public var kind: Kind
    /// The object that the connection belongs to.
    public var source: EditTarget
    /// The object that it leads to; for a collection all matches of a selector.
    public var destination: EditTarget
    /// The position of the name or the kind in its command.
    var place = CommandPosition()

    /// An operation that connects two objects.
    public init(_ kind: Kind, from source: EditTarget, to destination: EditTarget) {
        (self.kind, self.source, self.destination) = (kind, source, destination)
    }

    func apply(to session: inout EditSession) throws(EditError) {
        let source = try Self.end(source, in: session, preferring: .controller)
        guard source.id != nil else {
            throw EditError(.unusableObject("'\(self.source.text)' has no id and cannot be connected"), column: self.source.column)
        }
        switch kind {
        case .outlet(let name):
            try connect([try Self.end(destination, in: session)], element: "outlet", name: name, from: source, in: &session)
        case .collection(let name):
            var goals: [Element] = []
            for element in try session.all(destination) { goals.append(element) }
            try connect(goals, element: "outletCollection", name: name, from: source, in: &session)
        case .action(let selector, let event): try connectAction(selector, event: event, from: source, in: &session)
        case .segue(let kind, let identifier): try connectSegue(kind, identifier: identifier, from: source, in: &session)
        }
    }

    /// Returns an end of the connection. For a scene it is the scene's controller.
    private static func end(
        _ target: EditTarget, in session: EditSession, preferring kind: InterfaceDocument.ObjectKind? = nil
    ) throws(EditError) -> Element {
        let element = try session.one(target, preferring: kind)
        return element.asScene?.controller ?? element
    }

    private func id(of goal: Element) throws(EditError) -> String {
        guard let id = goal.id else {
            throw EditError(.unusableObject("\(goal.quoted) has no id and cannot be connected"), column: destination.column)
        }
        return id
    }

    private func connect(
        _ goals: [Element], element: String, name: String, from source: Element, in session: inout EditSession
    ) throws(EditError) {
        guard !name.isEmpty, !name.contains(where: \.isWhitespace) else {
            throw EditError(.unusableValue(name, of: "property", expected: "the name of a property"), column: place.column)
        }
        var made: String?
        try session.edit { editor throws(EditError) in
            for goal in goals {
                let goalID = try id(of: goal)
                let same = source.connections.filter { $0.name == element && $0["property"] == name }
                if let old = same.first(where: { $0["destination"] == goalID }) {
                    made = old.id
                    continue
                }
                // An outlet leads to one object, so this replaces the old destination.
                if element == "outlet", let old = same.first {
                    editor.setAttribute("destination", to: goalID, of: old)
                    made = old.id
                    continue
                }
                let id = editor.newID([element, name, source.id ?? "", goalID])
                editor.insert(
                    connection: ElementFragment(
                        element, attributes: [.init("property", name), .init("destination", goalID), .init("id", id)]), of: source)
                made = id
            }
        }
        session.last = made
    }

    // MARK: Actions

    private func connectAction(
        _ selector: String, event: String?, from source: Element, in session: inout EditSession
    ) throws(EditError) {
        guard !selector.isEmpty, !selector.contains(where: { $0.isWhitespace }) else {
            throw EditError(.unusableValue(selector, of: "selector", expected: "the name of a method such as send:"), column: place.column)
        }
        let isMac = session.document.platform == .macOS
        let goal = try Self.end(destination, in: session, preferring: .controller)
        let goalID = try id(of: goal)
        if let event, !Self.events.contains(event) {
            throw EditError(.missing("there is no event '\(event)'", near: NearNames.of(event, among: Self.events)), column: place.column)
        }
        let usual = isMac ? nil : Self.usualEvents[source.name]
        if usual == nil, event != nil {
            throw EditError(
                .unusableObject("\(source.quoted) is \(source.kindText), which sends its action without an event"), column: place.column)
        }
        if usual == nil, !isMac, !source.sendsPlainAction {
            throw EditError(.unusableObject("\(source.quoted) is \(source.kindText), which sends no actions"), column: self.source.column)
        }
        let eventType = event ?? usual
        let goalName = isMac ? "target" : "destination"
        if let old = source.connections.first(where: {
            $0.name == "action" && $0["selector"] == selector && $0[goalName] == goalID && $0["eventType"] == eventType
        }) {
            session.last = old.id
            return
        }
        var made = ""
        try session.edit { editor throws(EditError) in
            var attributes = [ElementFragment.Attribute("selector", selector), .init(goalName, goalID)]
            if let eventType { attributes.append(.init("eventType", eventType)) }
            made = editor.newID(["action", selector, source.id ?? "", goalID, eventType ?? ""])
            attributes.append(.init("id", made))
            // On macOS, a control has only one action.
            if isMac, let old = source.connections.first(where: { $0.name == "action" }) { editor.remove(old) }
            editor.insert(connection: ElementFragment("action", attributes: attributes), of: source)
        }
        session.last = made
    }

    private static let events = Vocabulary.uiKit.words("controlEvent").texts

    /// The event that Interface Builder offers first for each kind of control.
    private static let usualEvents = [
        "button": "touchUpInside", "textField": "editingDidEnd", "switch": "valueChanged", "slider": "valueChanged",
        "stepper": "valueChanged", "segmentedControl": "valueChanged", "datePicker": "valueChanged", "pageControl": "valueChanged",
        "refreshControl": "valueChanged", "view": "touchUpInside", "colorWell": "valueChanged",
    ]

    // MARK: Segues

    private static let segueKinds: [String: String] = [
        "show": "show", "push": "push", "modal": "modal", "present": "presentation", "presentation": "presentation",
        "presentmodally": "presentation", "presentaspopover": "popoverPresentation", "showdetail": "showDetail",
        "popover": "popoverPresentation", "popoverpresentation": "popoverPresentation",
        "custom": "custom", "embed": "embed", "relationship": "relationship", "sheet": "sheet",
    ]

    private func connectSegue(_ kind: String, identifier: String?, from source: Element, in session: inout EditSession) throws(EditError) {
        guard let kind = Self.segueKinds[kind.lowercased()], kind != "relationship" else {
            let kinds = ["show", "showDetail", "presentation", "popoverPresentation", "embed", "custom", "push", "modal", "sheet"]
            throw EditError(
                .missing("there is no segue kind '\(kind)'; available: \(kinds.joined(separator: ", "))", near: []), column: place.column)
        }
        guard session.document.kind == .storyboard else {
            throw EditError(.unusableObject("only storyboards have segues"), column: place.column)
        }
        if (kind == "embed") != (source.name == "containerView") {
            throw EditError(
                .unusableObject(
                    kind == "embed"
                        ? "\(source.quoted) is \(source.kindText): embed segues start at container views"
                        : "\(source.quoted) is a container view: it can only have an embed segue"), column: self.source.column)
        }
        let goal = try session.controller(destination)
        let goalID = try id(of: goal)
        if let identifier, let other = session.document.connections.first(where: { $0.kind == .segue && $0.name == identifier }) {
            session.note("segue '\(other.id ?? "")' also has the identifier '\(identifier)'")
        }
        var made = ""
        try session.edit { editor throws(EditError) in
            if kind == "embed", let old = source.connections.first(where: { $0.name == "segue" && $0["kind"] == "embed" }) {
                editor.setAttribute("destination", to: goalID, of: old)
                if let identifier { editor.setAttribute("identifier", to: identifier, of: old) }
                made = old.id ?? ""
                return
            }
            var attributes = [ElementFragment.Attribute("destination", goalID), .init("kind", kind)]
            if let identifier { attributes.append(.init("identifier", identifier)) }
            made = editor.newID(["segue", kind, source.id ?? "", goalID, identifier ?? ""])
            attributes.append(.init("id", made))
            editor.insert(connection: ElementFragment("segue", attributes: attributes), of: source)
        }
        session.last = made
    }
}

extension Element {
    /// The connections of any element.
    var connections: [Element] { children.first { $0.name == "connections" }?.children ?? [] }

    /// Whether it sends its action without a control event.
    var sendsPlainAction: Bool { name == "barButtonItem" || name.hasSuffix("GestureRecognizer") || name == "menuItem" || name == "command" }
}

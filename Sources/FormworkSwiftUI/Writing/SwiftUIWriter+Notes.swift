import FormworkCode
import FormworkModel

extension SwiftUIWriter {
    func comment(_ miss: SwiftUIAgreement.Miss) -> String {
        let view = unit.views[miss.view]
        return "// Gap: the frame of '\(CodeLiteral.comment(view.name))' differs \(Self.screen(miss.size)): \(miss.cause.rawValue)."
    }

    private static func screen(_ size: Size) -> String {
        "at \(SwiftUIValues.number(size.width)) × \(SwiftUIValues.number(size.height))"
    }

    /// The longest line of a note, in characters.
    private static let longestLine = 140

    /// Returns notes as comments. Notes with the same reason share a paragraph.
    static func lines(of notes: [NotConverted]) -> [String] {
        guard !notes.isEmpty else { return [] }
        var reasons: [String] = []
        var parts: [String: [String]] = [:]
        for note in notes {
            if parts[note.why] == nil { reasons.append(note.why) }
            let text = CodeLiteral.comment(String(note.text.dropLast(note.why.count + 2)))
            let isNamed = note.what.hasPrefix("outlet '") || note.what.hasPrefix("outletCollection '")
            parts[note.why, default: []].append(isNamed ? CodeLiteral.comment(note.what) : text)
        }
        var result = ["// Not converted:"]
        for why in reasons {
            var line = "// -"
            for part in (parts[why] ?? []).enumerated().map({ $1 + ($0 + 1 < (parts[why]?.count ?? 0) ? ";" : ":") })
                + [CodeLiteral.comment(why)]
            {
                if line.count > 4, line.count + part.count > longestLine {
                    result.append(line)
                    line = "//  "
                }
                line += " " + part
            }
            result.append(line)
        }
        return result
    }

    /// Returns a line that says that the layout repeats the canvas, with the most frequent cause; none for other layouts.
    func frozenNote(_ node: SwiftUINode) -> [String] {
        let marks = FrozenMarks(node)
        guard marks.count > 0 else { return [] }
        let fixed = unit.views.count { $0.view.translatesAutoresizingMaskIntoConstraints && $0.place == .subview }
        let cause =
            fixed * 2 > unit.views.count
            ? "the document places its views by frames, not by constraints"
            : "its views overlap, or keep distances from different edges that no stack has"
        return ["// Frozen layout: \(cause). \(marks.count == 1 ? "One place repeats" : "\(marks.count) places repeat") the canvas.", ""]
    }

    mutating func note(_ agreement: SwiftUIAgreement) {
        for miss in agreement.misses where miss.cause != .holder {
            notConverted.append(
                NotConverted(
                    unit.views[miss.view].view.element, what: "its frame \(Self.screen(miss.size))", why: miss.cause.rawValue,
                    affectsLayout: true))
        }
    }

    mutating func note(_ state: SwiftUIState) {
        for miss in state.agreement.misses where miss.cause != .holder {
            notConverted.append(
                NotConverted(
                    unit.views[miss.view].view.element, what: "its frame \(Self.screen(miss.size)), with \(state.title)",
                    why: miss.cause.rawValue,
                    affectsLayout: true))
        }
        guard case .template(let number) = state.kind else { return }
        for value in unit.templates[number].values {
            notConverted.append(
                NotConverted(
                    unit.views[value.view].view.element, what: "the value of '\(value.keyPath)' in \(state.title)",
                    why: "all layouts use the value of the document"))
        }
    }

    /// Whether a view takes no room in the document's initial state.
    static func isHiddenInStack(_ view: View) -> Bool { view.isHidden && view.superview?.element.name == "stackView" }

    mutating func noteConnections(_ states: [SwiftUIState]) {
        let written = Set(states.map(\.kind))
        // The property for a master also hides its followers.
        var followers: Set<Element> = []
        for (number, master) in unit.masters.enumerated() where written.contains(.hidden(number)) {
            followers.formUnion(master.views.map { unit.views[$0].view.element })
            followers.formUnion(master.constraints.compactMap { unit.constraints[$0].origin?.element })
        }
        let known = Set(unit.views.map(\.view))
        let recognizers = Set(unit.recognizers.map(\.element))
        for connection in unit.root.document.connections where connection.name != "view" && connection.name != "gestureRecognizers" {
            let source = connection.source
            if connection.name == InterfaceDocument.HidingLinks.outletName, followers.contains(source) { continue }
            let isOwn = source.asView.map(known.contains) ?? (connection.destination?.asView.map(known.contains) ?? false)
            let isOfController = source.isController && source == unit.root.element.parent
            guard isOwn || isOfController || recognizers.contains(source) else { continue }
            if writtenSegues.contains(connection.element) || isSaid(connection) { continue }
            note(connection)
        }
        for view in unit.views where Self.isHiddenInStack(view.view) {
            notConverted.append(
                NotConverted(
                    view.view.element, what: "the view",
                    why: "it is hidden in a stack view and takes no space there: show it according to its state", affectsLayout: true))
        }
        for (number, template) in unit.templates.enumerated() where !written.contains(.template(number)) {
            notConverted.append(
                NotConverted(
                    unit.root.element, what: "layout template '\(template.title)'",
                    why: "it has no id, its views could not be laid out, or there are too many states"))
        }
        for (number, master) in unit.masters.enumerated() where !written.contains(.hidden(number)) {
            notConverted.append(
                NotConverted(
                    unit.views[master.view].view.element, what: "its followers, which are hidden with it",
                    why:
                        "it is the root view or its only content, it is hidden in the document, or there are too many: show it according to its state"
                ))
        }
        for recognizer in unit.recognizers {
            if GestureWords.words[recognizer.element.name] == nil {
                notConverted.append(ElementFacts.note(recognizer.element, "the gesture isn't converted to SwiftUI yet"))
            } else {
                notConverted += ElementFacts(recognizer.element).rest
            }
        }
        for view in unit.views where !gaps.contains(view.name) {
            // The structure itself may have that name.
            guard let name = view.view.element.customClass, view.place != .root || !self.name.hasPrefix(SwiftName.upper(name)) else {
                continue
            }
            notConverted.append(
                NotConverted(
                    view.view.element, what: "the class '\(CodeLiteral.comment(name))'",
                    why: "the code uses the SwiftUI view for its element"))
        }
    }

    /// Whether a property or another structure represents a connection.
    private func isSaid(_ connection: Connection) -> Bool {
        switch connection.kind {
        case .outlet:
            guard let view = connection.destination?.asView else { return false }
            return owned.contains(view.element) || unit.views.contains { $0.view == view && bound[$0.name] != nil }
        case .segue:
            // The list that contains a cell shows its scenes.
            guard connection.source == unit.root.element, unit.root.superview != nil, Self.kind(of: connection.element) != nil else {
                return dismissals[connection.source] == connection && needsDismissal
            }
            return connection.destination.flatMap { scenes.lines(of: $0) } != nil
        default: return false
        }
    }

    /// Notes the class of the controller, unless the structure is named after it.
    mutating func noteController() {
        guard let controller = unit.root.element.parent, controller.isController, let own = controller.customClass else { return }
        var stem = SwiftName.upper(own)
        for end in ["ViewController", "Controller"] where stem.hasSuffix(end) && stem.count > end.count {
            stem = String(stem.dropLast(end.count))
            break
        }
        if name.hasPrefix(stem) { return }
        notConverted.append(
            NotConverted(controller, what: "the class '\(CodeLiteral.comment(own))'", why: "the struct represents only its view"))
    }

    private mutating func note(_ connection: Connection) {
        let name = connection.name.map { " '\($0)'" } ?? ""
        switch connection.kind {
        case .outlet, .outletCollection:
            guard connection.destination != nil else { return }
            notConverted.append(
                NotConverted(
                    connection.element, what: "\(connection.kind.rawValue)\(name)",
                    why: "SwiftUI views aren't objects: change their state instead"))
        case .segue:
            let kind = connection.element["kind"] ?? connection.element.name
            let destination = connection.destination.map { " to '\($0.userLabel ?? $0.id ?? $0.name)'" } ?? ""
            notConverted.append(
                NotConverted(
                    connection.element, what: "the \(kind) segue\(name)\(destination)",
                    why: "use a NavigationLink or a sheet in the containing view"))
        case .accessibility, .binding:
            notConverted.append(
                NotConverted(connection.element, what: "\(connection.kind.rawValue)\(name)", why: "it isn't converted to SwiftUI yet"))
        case .action: break
        }
    }
}

import FormworkCode
import FormworkLayout
import FormworkModel
import FormworkTree

/// Writes a unit as a SwiftUI structure.
struct SwiftUIWriter {
    let unit: CodeUnit
    /// The structure's name.
    let name: String
    let scenes: SwiftUIScenes
    var names: SwiftUINames { scenes.names }
    var notConverted: [NotConverted]

    /// The scenes that the unit's segues show.
    var routes: [Route] = []
    /// The routes of the elements with segues.
    var routeOfSource: [Element: Int] = [:]
    /// The unwind segues, by source.
    var dismissals: [Element: Connection] = [:]
    /// The segues that the code performs.
    var writtenSegues: Set<Element> = []
    /// Whether a control dismisses the scene.
    var needsDismissal = false
    /// The declarations of the texts and images that the structure's owner provides.
    var parameters: [String] = []
    /// The outlets to the unit's views, by view.
    var outlets: [Element: String] = [:]
    /// The views whose outlets have a property of the structure.
    var owned: Set<Element> = []

    /// The declarations of the structure's state properties.
    var states: [String] = []
    /// The declarations of the closures that the structure's owner provides.
    private var actions: [String] = []
    /// The closures, by selector.
    private var closures: [String: Closure] = [:]
    /// The gesture recognizers of views, by view name.
    let recognizers: [String: [CodeRecognizer]]
    /// The closures that controls and recognizers call, by sender name.
    private var calls: [String: [(code: String, event: String?)]] = [:]
    /// The state properties of controls, by control name.
    private(set) var bound: [String: String] = [:]
    /// The names of the views without a counterpart.
    var gaps: Set<String> = []
    /// The views that are written as separate properties.
    var parts: [(name: String, lines: [String])] = []
    var memberNames: NamePool
    /// The attributes and children of the views, by view number.
    var facts: [ElementFacts]
    /// The misplaced views of the layout that is being written, by view number.
    var misses: [Int: SwiftUIAgreement.Miss] = [:]
    /// The views that properties of the structure hide.
    var hidings: [Hiding] = []
    /// The properties that several layouts share, by view number; nil if there is only one layout.
    var shared: [Int: String]?
    /// The modifiers of views that were written already, by view number.
    private var drawings: [Int: [String]] = [:]

    /// A closure that controls call.
    private struct Closure {
        var name: String
        /// Whether it gets the tag of the control, because several controls call it.
        var takesTag: Bool
    }

    /// Views that are hidden together while a property is true.
    struct Hiding {
        var name: String
        var views: Set<Int>
        /// Whether they take no room while hidden.
        var leavesOut: Bool
        /// Whether the code being written is already inside the condition that hides them.
        var isWritten = false
    }

    init(_ unit: CodeUnit, name: String, scenes: SwiftUIScenes) {
        self.unit = unit
        self.name = name
        self.scenes = scenes
        recognizers = Dictionary(grouping: unit.recognizers, by: \.view)
        facts = unit.views.map { ElementFacts($0.view.element) }
        // Constraints are not written one by one, actions become closures, and connections have their own notes.
        notConverted = unit.notConverted.filter { note in
            note.element.asConstraint == nil && !["action", "segue", "outletCollection", "outlet"].contains(note.element.name)
                && !["navigationItem", "toolbarItems"].contains(note.element["key"])
                && !scenes.shows(note.element)
        }
        memberNames = NamePool(reserving: ["body", name, "dismiss", "View", "Text"])
        // The owner and the root view have outlets to views.
        let root = unit.root.element
        for connection in root.document.connections where connection.kind == .outlet {
            let isOwner = connection.source == root || connection.source == root.parent || connection.source.id == "-1"
            guard isOwner, let name = connection.name, let view = connection.destination, outlets[view] == nil else { continue }
            outlets[view] = name
        }
    }

    /// Returns the text of the file.
    mutating func text(of node: SwiftUINode, _ agreement: SwiftUIAgreement, states: [SwiftUIState]) -> String {
        addActions()
        addRoutes()
        let switches = addHidings(states)
        var body: [String]
        let arrangement: [String]
        let templates = states.filter { if case .template = $0.kind { true } else { false } }
        if templates.isEmpty {
            body = adapted(node, agreement: agreement, states: states)
            arrangement = []
        } else {
            (arrangement, body) = arrangements(node, agreement: agreement, templates: templates)
        }
        body = addNavigation(to: body)
        let count = notConverted.count
        note(agreement)
        // Misplaced frames are marked as gaps in the code.
        let gaps = count..<notConverted.count
        for state in states { note(state) }
        let adapts = states.contains { if case .sizeClasses = $0.kind { true } else { false } }
        for own in facts { notConverted += own.rest.filter { !adapts || !$0.element.isLayoutVariation } }
        noteConnections(states)
        noteController()
        var text = frozenNote(node)
        let notes = Self.lines(of: notConverted.indices.filter { !gaps.contains($0) }.map { notConverted[$0] })
        text += notes + (notes.isEmpty ? [] : [""])
        text += ["import SwiftUI", ""]
        text.append("/// \(CodeLiteral.comment(unit.title.isEmpty ? name : unit.title)), from \(CodeLiteral.comment(unit.source)).")
        text.append("struct \(name): View {")
        for group in [arrangement, parameters, switches, actions, self.states] where !group.isEmpty {
            text += group.map { "    " + $0 } + [""]
        }
        text.append("    var body: some View {")
        text += body.map { "        " + $0 }
        text.append("    }")
        for part in parts {
            text += ["", "    private var \(part.name): some View {"] + part.lines.map { "        " + $0 } + ["    }"]
        }
        let shown = controller.map { scenes.isInNavigation($0) } == true ? ["NavigationStack {", "    \(name)()", "}"] : ["\(name)()"]
        text += ["}", "", "#Preview {"] + shown.map { "    " + $0 } + ["}"]
        return text.joined(separator: "\n") + "\n"
    }

    mutating func lines(_ node: SwiftUINode, agreement: SwiftUIAgreement) -> [String] {
        misses = Dictionary(agreement.misses.map { ($0.view, $0) }) { first, _ in first }
        return lines(node, depth: 0)
    }

    // MARK: Names

    mutating func state(_ view: CodeView, what: String, value: String) -> String {
        // `emailText` for an `emailTextField`.
        let stem = ["TextField", "TextView", "Text"].first { what == "Text" && view.name.hasSuffix($0) && view.name != $0 }
        let name = memberNames.take(view.name.dropLast(stem?.count ?? 0) + what, fallback: "value")
        states.append("@State private var \(name) = \(value)")
        bound[view.name] = name
        return name
    }

    /// Returns the calls that a control's events make.
    func calls(of view: CodeView) -> [(code: String, event: String?)] { calls[view.name] ?? [] }

    /// Returns the calls that a recognizer makes.
    func calls(of recognizer: CodeRecognizer) -> [String] { (calls[recognizer.name] ?? []).map(\.code) }

    /// Adds a closure for each action of the unit's controls.
    private mutating func addActions() {
        let views = Dictionary(unit.views.enumerated().map { ($1.name, $0) }) { first, _ in first }
        var tags: [String: Set<String>] = [:]
        for action in unit.actions {
            guard let number = views[action.sender] else { continue }
            tags[action.selector, default: []].insert(unit.views[number].view.element["tag"] ?? "0")
        }
        for action in unit.actions {
            let number = views[action.sender]
            let takesTag = (tags[action.selector]?.count ?? 0) > 1
            let sender = number.map { unit.views[$0].view.element } ?? action.element
            calls[action.sender, default: []].append((call(action.selector, from: sender, takesTag: takesTag), action.event))
            if takesTag, let number { _ = facts[number].take("tag") }
        }
    }

    /// Returns the call of the closure for a selector, which is declared if it is new.
    ///
    /// - Parameter takesTag: whether several controls with different tags call it.
    mutating func call(_ selector: String, from sender: Element, takesTag: Bool = false) -> String {
        let closure: Closure
        if let known = closures[selector] {
            closure = known
        } else {
            // Swift names a selector of `save(sender:)` so.
            let first = selector.prefix { $0 != ":" }
            let end = ["WithSender", "WithButton"].first { first.hasSuffix($0) && selector.hasSuffix(":") }
            let plain = SwiftName.lower(String(first.dropLast(end?.count ?? 0)))
            closure = Closure(name: memberNames.take(plain, fallback: "action"), takesTag: takesTag)
            closures[selector] = closure
            actions.append("var \(closure.name): \(takesTag ? "(Int) -> Void = { _ in }" : "() -> Void = {}")")
        }
        return "\(closure.name)(\(closure.takesTag ? String(sender["tag"].flatMap { Int($0) } ?? 0) : ""))"
    }

    /// Returns a property for the text or image of a view, if the document has an outlet to it.
    ///
    /// - Parameters:
    ///   - endings: the words at the end of outlets that only say what kind of view it is.
    ///   - fallback: the name if nothing else remains.
    mutating func parameter(_ view: CodeView, endings: [String], fallback: String, declaration: String) -> String? {
        guard let outlet = outlets[view.view.element] else { return nil }
        var name = Substring(SwiftName.lower(outlet))
        // Some name the kind first.
        for start in ["lbl", "txt", "img"] where name.hasPrefix(start) && name.dropFirst(3).first?.isUppercase == true {
            name = Substring(SwiftName.lower(String(name.dropFirst(3))))
        }
        for end in endings where name.lowercased().hasSuffix(end.lowercased()) {
            name = name.dropLast(end.count)
            break
        }
        let isTaken = memberNames.has(String(name))
        let property = memberNames.take(isTaken ? SwiftName.lower("\(name) \(fallback)") : String(name), fallback: fallback)
        parameters.append("var \(property)\(declaration)")
        owned.insert(view.view.element)
        return property
    }

    // MARK: Nodes

    /// Returns the lines of a node. If a property hides it completely, it is wrapped in a condition or made transparent.
    mutating func lines(_ node: SwiftUINode, depth: Int) -> [String] {
        let hiding = hidings.indices.filter { !hidings[$0].isWritten && node.vanishes(without: hidings[$0].views) }
        guard !hiding.isEmpty else { return shown(node, depth: depth) }
        for index in hiding { hidings[index].isWritten = true }
        defer { for index in hiding { hidings[index].isWritten = false } }
        let conditions = hiding.filter { hidings[$0].leavesOut }.map { "!" + hidings[$0].name }
        var result = shown(node, depth: conditions.isEmpty ? depth : depth + 1)
        for index in hiding where !hidings[index].leavesOut {
            result.append(modifier(".opacity(\(hidings[index].name) ? 0 : 1)", after: result))
        }
        return conditions.isEmpty ? result : Self.condition(conditions, lines: result)
    }

    static func condition(_ conditions: [String], lines: [String]) -> [String] {
        ["if \(conditions.joined(separator: " && ")) {"] + lines.map { "    " + $0 } + ["}"]
    }

    private mutating func shown(_ node: SwiftUINode, depth: Int) -> [String] {
        var result: [String]
        switch node.content {
        case .view(let number): result = sharedLeaf(number)
        case .clear: result = ["Color.clear"]
        case .spacer(let minimum): return [minimum.map { "Spacer(minLength: \(SwiftUIValues.number($0)))" } ?? "Spacer()"]
        case .stack(let axis, let alignment, let spacing, let children):
            var arguments: [String] = []
            if alignment != .center {
                let names = axis == .vertical ? (".leading", ".trailing") : (".top", ".bottom")
                arguments.append("alignment: " + (alignment == .leading ? names.0 : names.1))
            }
            arguments.append("spacing: " + SwiftUIValues.number(spacing))
            result = block(
                "\(axis == .vertical ? "VStack" : "HStack")(\(arguments.joined(separator: ", ")))", children: children, depth: depth)
        case .grid(let grid): result = self.grid(grid, depth: depth)
        case .layers(let layers): result = block("ZStack", children: layers, depth: depth)
        case .geometry(let content):
            result = ["GeometryReader { proxy in"] + lines(content, depth: depth + 1).map { "    " + $0 } + ["}"]
        case .overlay(let base, let other, let horizontal, let vertical, let isBehind):
            result = lines(base, depth: depth)
            if result.contains(where: { $0.hasPrefix("if ") }) { result = ["Group {"] + result.map { "    " + $0 } + ["}"] }
            let alignment = SwiftUIValues.alignment(horizontal, vertical: vertical).map { "(alignment: \($0))" } ?? ""
            let word = ".\(isBehind ? "background" : "overlay")\(alignment) {"
            let inner = lines(other, depth: depth + 1).map { "    " + $0 }
            let indent = modifier("", after: result)
            result += ([word] + inner + ["}"]).map { indent + $0 }
        case .scroll(_, let axis, let content, let fills):
            var content = lines(content, depth: depth + 1)
            // A condition accepts no modifiers, but a group does.
            if fills, content.contains(where: { $0.hasPrefix("if ") }) { content = ["Group {"] + content.map { "    " + $0 } + ["}"] }
            if fills { content.append(modifier(".containerRelativeFrame(.\(axis))", after: content)) }
            let head = "ScrollView\(axis == .horizontal ? "(.horizontal)" : "")"
            result = ["\(head) {"] + content.map { "    " + $0 } + ["}"]
        case .list(let number, let parts):
            result = list(number, parts: parts, depth: depth)
        }
        var marked: [Int] = []
        // Whether the last modifier clips to the bounds.
        var isClipped = false
        let end = result.firstIndex { !$0.hasPrefix("//") } ?? 0
        let isEmpty =
            result.indices.contains(end) && result[end] == "Color.clear"
            && result[(end + 1)...].allSatisfy { $0.hasPrefix("    .overlay {") && $0.hasSuffix("}") }
        for modifier in node.modifiers {
            if case .frameOf(let number) = modifier {
                marked.append(number)
                let words = drawings[number] ?? drawing(number)
                drawings[number] = words
                // A view and a view that fills it are clipped to the same bounds.
                var new = isClipped && words.first == Self.clipping ? words.dropFirst() : words[...]
                // An empty view with a background is the background.
                if isEmpty, result[end] == "Color.clear", let word = new.first, let filled = Self.filled(word) {
                    result[end] = filled
                    new = new.dropFirst()
                } else if isEmpty, result.count == end + 1, Self.isOpaque(result[end]), let word = new.first, Self.filled(word) != nil {
                    // Nothing behind it is visible.
                    new = new.dropFirst()
                }
                result += new.map { self.modifier($0, after: result) }
                if let last = new.last { isClipped = last == Self.clipping }
            } else {
                let lines = words(modifier).map { self.modifier($0, after: result) }
                // A frame with the same modifier twice is redundant.
                if lines.count == 1, result.last == lines[0], lines[0].contains(".infinity") { continue }
                result += lines
                isClipped = false
            }
        }
        let gaps = marked.compactMap { misses[$0] }.filter { $0.cause != .holder }.map(comment)
        result = gaps + result
        // Its geometry reader is around it.
        return (node.usesGeometry ? nil : split(result, number: marked.last, depth: depth)) ?? result
    }

    /// Returns a view with its own content. If there are several layouts, it becomes a separate property.
    private mutating func sharedLeaf(_ number: Int) -> [String] {
        guard let known = shared else { return leaf(number) }
        if let name = known[number] { return [name] }
        let lines = leaf(number)
        guard lines.count > 1 || lines.first != "Color.clear" else { return lines }
        let name = memberNames.take(unit.views[number].name, fallback: "part")
        shared?[number] = name
        parts.append((name, lines))
        return [name]
    }

    /// Returns the view that a background modifier shows; nil for other modifiers.
    private static func filled(_ modifier: String) -> String? {
        guard modifier.hasPrefix(".background("), modifier.hasSuffix(")") else { return nil }
        let inner = modifier.dropFirst(".background(".count).dropLast()
        guard let end = inner.firstRange(of: ", in: .rect(") else {
            if inner == ".regularMaterial" { return "Rectangle().fill(.regularMaterial)" }
            return inner.hasPrefix(".") ? "Color" + inner : String(inner)
        }
        return "RoundedRectangle(\(inner[end.upperBound...]).fill(\(inner[..<end.lowerBound]))"
    }

    /// Whether a line is a color that nothing behind it shines through.
    private static func isOpaque(_ line: String) -> Bool {
        line.hasPrefix("Color") && line != "Color.clear" && !line.contains("opacity")
            && (line.hasPrefix("Color(red: ") || line.hasPrefix("Color(white: ") || line.hasPrefix("Color(.displayP3")
                || plainColors.contains(line))
    }

    private static let plainColors: Set<String> = ["Color.white", "Color.black", "Color.red", "Color.blue", "Color.green", "Color.yellow"]

    private mutating func block(_ head: String, children: [SwiftUINode], depth: Int) -> [String] {
        let inner = children.flatMap { lines($0, depth: depth + 1) }
        return ["\(head) {"] + inner.map { "    " + $0 } + ["}"]
    }

    /// Writes a deeply nested view as a separate property.
    private mutating func split(_ lines: [String], number: Int?, depth: Int) -> [String]? {
        guard let number, number != 0, depth >= 2, lines.count >= 14 else { return nil }
        let name = memberNames.take(unit.views[number].name, fallback: "part")
        parts.append((name, lines))
        return [name]
    }

    /// Returns the line of a modifier. It is indented after a view of a single line.
    func modifier(_ text: String, after lines: [String]) -> String {
        let first = lines.first { !$0.hasPrefix("//") } ?? ""
        return first.hasSuffix("{") || first.hasSuffix(" in") ? text : "    " + text
    }
}

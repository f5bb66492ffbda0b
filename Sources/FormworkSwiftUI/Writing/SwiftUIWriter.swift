import FormworkCode
import FormworkLayout
import FormworkModel

/// Writes a unit as a SwiftUI structure.
struct SwiftUIWriter {
    let unit: CodeUnit
    /// The structure's name.
    let name: String
    let names: SwiftUINames
    var notConverted: [NotConverted]

    /// The declarations of the structure's state properties.
    var states: [String] = []
    /// The names of the closures that the structure's owner provides.
    private var actions: [String] = []
    /// The gesture recognizers of views, by view name.
    let recognizers: [String: [CodeRecognizer]]
    /// The closures that controls and recognizers call, by sender name.
    private var calls: [String: [(name: String, event: String?)]] = [:]
    /// The state properties of controls, by control name.
    private(set) var bound: [String: String] = [:]
    /// The names of the views without a counterpart.
    var gaps: Set<String> = []
    /// The views that are written as separate properties.
    private var parts: [(name: String, lines: [String])] = []
    var memberNames: NamePool
    /// The attributes and children of the views, by view number.
    var facts: [ElementFacts]
    /// The misplaced views of the layout that is being written, by view number.
    var misses: [Int: SwiftUIAgreement.Miss] = [:]
    /// The views that properties of the structure hide.
    private var hidings: [Hiding] = []
    /// The properties that several layouts share, by view number; nil if there is only one layout.
    private var shared: [Int: String]?
    /// The modifiers of views that were written already, by view number.
    private var drawings: [Int: [String]] = [:]

    /// Views that are hidden together while a property is true.
    private struct Hiding {
        var name: String
        var views: Set<Int>
        /// Whether they take no room while hidden.
        var leavesOut: Bool
        /// Whether the code being written is already inside the condition that hides them.
        var isWritten = false
    }

    init(_ unit: CodeUnit, _ name: String, _ names: SwiftUINames) {
        self.unit = unit
        self.name = name
        self.names = names
        recognizers = Dictionary(grouping: unit.recognizers, by: \.view)
        facts = unit.views.map { ElementFacts($0.view.element) }
        // Constraints are not written one by one, actions become closures, and connections have their own notes.
        notConverted = unit.notConverted.filter { note in
            note.element.asConstraint == nil && !["action", "segue", "outletCollection", "outlet"].contains(note.element.name)
        }
        memberNames = NamePool(reserving: ["body", name, "dismiss", "View", "Text"])
    }

    /// Returns the text of the file.
    mutating func text(of node: SwiftUINode, _ agreement: SwiftUIAgreement, _ states: [SwiftUIState]) -> String {
        var closures: [String: String] = [:]
        for action in unit.actions {
            let plain = String(action.selector.prefix { $0 != ":" })
            let name = closures[action.selector] ?? memberNames.take(SwiftName.lower(plain), fallback: "action")
            if closures.updateValue(name, forKey: action.selector) == nil { actions.append(name) }
            calls[action.sender, default: []].append((name, action.event))
        }
        let switches = addHidings(states)
        let body: [String]
        let arrangement: [String]
        let templates = states.filter { if case .template = $0.kind { true } else { false } }
        if templates.isEmpty {
            body = lines(node, agreement)
            arrangement = []
        } else {
            (arrangement, body) = arrangements(node, agreement, templates)
        }
        let count = notConverted.count
        note(agreement)
        // Misplaced frames are marked as gaps in the code.
        let gaps = count..<notConverted.count
        for state in states { note(state) }
        for own in facts { notConverted += own.rest }
        noteConnections(states)
        noteController()
        let notes = notConverted.indices.filter { !gaps.contains($0) }.map { "// - " + CodeLiteral.comment(notConverted[$0].text) }
        var text = notes.isEmpty ? [] : ["// Not converted:"] + notes + [""]
        text += ["import SwiftUI", ""]
        text.append("/// \(CodeLiteral.comment(unit.title)), from \(CodeLiteral.comment(unit.source)).")
        text.append("struct \(name): View {")
        for group in [arrangement, switches, actions.map { "var \($0): () -> Void = {}" }, self.states] where !group.isEmpty {
            text += group.map { "    " + $0 } + [""]
        }
        text.append("    var body: some View {")
        text += body.map { "        " + $0 }
        text.append("    }")
        for part in parts {
            text += ["", "    private var \(part.name): some View {"] + part.lines.map { "        " + $0 } + ["    }"]
        }
        text += ["}", "", "#Preview {", "    \(name)()", "}"]
        return text.joined(separator: "\n") + "\n"
    }

    private mutating func lines(_ node: SwiftUINode, _ agreement: SwiftUIAgreement) -> [String] {
        misses = Dictionary(agreement.misses.map { ($0.view, $0) }) { first, _ in first }
        return lines(node, depth: 0)
    }

    // MARK: States

    /// Adds a property for each master. Returns their declarations.
    private mutating func addHidings(_ states: [SwiftUIState]) -> [String] {
        for state in states {
            guard case .hidden(let number) = state.kind else { continue }
            let master = unit.masters[number]
            let name = memberNames.take("is" + SwiftName.upper(unit.views[master.view].name) + "Hidden", fallback: "isHidden")
            hidings.append(Hiding(name: name, views: unit.hidden(with: master), leavesOut: state.leavesOut))
        }
        return hidings.map { "var \($0.name) = false" }
    }

    /// Writes a separate layout for each layout template. Returns the declarations of the current layout, and the body that switches between them.
    private mutating func arrangements(
        _ node: SwiftUINode, _ agreement: SwiftUIAgreement, _ templates: [SwiftUIState]
    ) -> (declaration: [String], body: [String]) {
        shared = [:]
        let (type, property) = (
            memberNames.take("Arrangement", fallback: "Arrangement"), memberNames.take("arrangement", fallback: "arrangement")
        )
        var names = NamePool()
        let standard = names.take("standard", fallback: "standard")
        var cases = [(name: standard, node: node, agreement: agreement, title: "The layout of the document")]
        for state in templates {
            guard case .template(let number) = state.kind else { continue }
            cases.append((names.take(unit.templates[number].name, fallback: "template"), state.node, state.agreement, state.title))
        }
        var body = ["switch \(property) {"]
        for entry in cases {
            let name = memberNames.take(entry.name + "Layout", fallback: "layout")
            body.append("case .\(entry.name): \(name)")
            parts.append((name, lines(entry.node, entry.agreement)))
        }
        body.append("}")
        let declaration =
            ["/// The layouts of the views: that of the document, and one for each layout template.", "enum \(type) {"]
            + cases.flatMap { ["    /// \(CodeLiteral.comment($0.title)).", "    case \($0.name)"] } + [
                "}", "var \(property) = \(type).\(standard)",
            ]
        return (declaration, body)
    }

    // MARK: Names

    mutating func state(_ view: CodeView, _ what: String, _ value: String) -> String {
        let name = memberNames.take(view.name + what, fallback: "value")
        states.append("@State private var \(name) = \(value)")
        bound[view.name] = name
        return name
    }

    /// Returns the closures that a control's events call.
    func closures(of view: CodeView) -> [(name: String, event: String?)] { calls[view.name] ?? [] }

    /// Returns the closures that a recognizer calls.
    func closures(of recognizer: CodeRecognizer) -> [String] { (calls[recognizer.name] ?? []).map(\.name) }

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
        return conditions.isEmpty ? result : Self.condition(conditions, result)
    }

    private static func condition(_ conditions: [String], _ lines: [String]) -> [String] {
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
            result = block("\(axis == .vertical ? "VStack" : "HStack")(\(arguments.joined(separator: ", ")))", children, depth)
        case .grid(let grid): result = self.grid(grid, depth)
        case .layers(let layers): result = block("ZStack", layers, depth)
        case .scroll(_, let axis, let content, let fills):
            var content = lines(content, depth: depth + 1)
            // A condition accepts no modifiers, but a group does.
            if fills, content.contains(where: { $0.hasPrefix("if ") }) { content = ["Group {"] + content.map { "    " + $0 } + ["}"] }
            if fills { content.append(modifier(".containerRelativeFrame(.\(axis))", after: content)) }
            let head = "ScrollView\(axis == .horizontal ? "(.horizontal)" : "")"
            result = ["\(head) {"] + content.map { "    " + $0 } + ["}"]
        case .list(let number, let parts):
            result = list(number, parts, depth)
        }
        var marked: [Int] = []
        // Whether the last modifier clips to the bounds.
        var isClipped = false
        for modifier in node.modifiers {
            if case .frameOf(let number) = modifier {
                marked.append(number)
                let words = drawings[number] ?? drawing(number)
                drawings[number] = words
                // A view and a view that fills it are clipped to the same bounds.
                let new = isClipped && words.first == Self.clipping ? words.dropFirst() : words[...]
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
        return split(result, marked.last, depth) ?? result
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

    private mutating func block(_ head: String, _ children: [SwiftUINode], _ depth: Int) -> [String] {
        let inner = children.flatMap { lines($0, depth: depth + 1) }
        return ["\(head) {"] + inner.map { "    " + $0 } + ["}"]
    }

    private mutating func grid(_ grid: SwiftUINode.Grid, _ depth: Int) -> [String] {
        var arguments = SwiftUIValues.alignment(grid.columns[0], grid.vertical).map { ["alignment: " + $0] } ?? []
        arguments.append("horizontalSpacing: " + SwiftUIValues.number(grid.horizontalSpacing))
        arguments.append("verticalSpacing: " + SwiftUIValues.number(grid.verticalSpacing))
        var result = ["Grid(\(arguments.joined(separator: ", "))) {"]
        for (place, row) in grid.rows.enumerated() {
            let before = hidings
            let hiding = hidings.indices.filter { index in
                !hidings[index].isWritten && hidings[index].leavesOut && row.allSatisfy { $0.vanishes(without: hidings[index].views) }
            }
            for index in hidings.indices {
                if hiding.contains(index) { hidings[index].isWritten = true }
                // A row keeps its columns, so a cell that is hidden alone keeps its space.
                hidings[index].leavesOut = false
            }
            var inner: [String] = []
            for (column, cell) in row.enumerated() {
                var lines = self.lines(cell, depth: depth + 2)
                if place == 0, grid.columns[column] != grid.columns[0] {
                    lines.append(modifier(".gridColumnAlignment(.\(grid.columns[column]))", after: lines))
                }
                inner += lines
            }
            hidings = before
            let lines = ["GridRow {"] + inner.map { "    " + $0 } + ["}"]
            result += (hiding.isEmpty ? lines : Self.condition(hiding.map { "!" + hidings[$0].name }, lines)).map { "    " + $0 }
        }
        return result + ["}"]
    }

    /// Writes a deeply nested view as a separate property.
    private mutating func split(_ lines: [String], _ number: Int?, _ depth: Int) -> [String]? {
        guard let number, number != 0, depth >= 2, lines.count >= 14 else { return nil }
        let name = memberNames.take(unit.views[number].name, fallback: "part")
        parts.append((name, lines))
        return [name]
    }

    /// Returns the line of a modifier. It is indented after a view of a single line.
    func modifier(_ text: String, after lines: [String]) -> String {
        let first = lines.first { !$0.hasPrefix("//") } ?? ""
        return first.hasSuffix("{") ? text : "    " + text
    }

    private func words(_ modifier: SwiftUINode.Modifier) -> [String] {
        func number(_ value: Double) -> String { SwiftUIValues.number(value) }
        switch modifier {
        case .padding(let insets):
            let edges = [
                ("top", insets.top), ("leading", insets.left), ("bottom", insets.bottom), ("trailing", insets.right),
            ]
            if Set(edges.map(\.1)).count == 1 { return [".padding(\(number(insets.top)))"] }
            var result: [String] = []
            var rest = edges.filter { $0.1 != 0 }
            for (name, first, second) in [("horizontal", insets.left, insets.right), ("vertical", insets.top, insets.bottom)]
            where first == second && first != 0 {
                result.append(".padding(.\(name), \(number(first)))")
                let taken = name == "horizontal" ? ["leading", "trailing"] : ["top", "bottom"]
                rest.removeAll { taken.contains($0.0) }
            }
            return result + rest.map { ".padding(.\($0.0), \(number($0.1)))" }
        case .scenePadding(let leading, let trailing):
            return [".scenePadding(\(leading && trailing ? ".horizontal" : leading ? ".leading" : ".trailing"))"]
        case .frame(let width, let height):
            let parts = [width.map { "width: " + number($0) }, height.map { "height: " + number($0) }].compactMap(\.self)
            return [".frame(\(parts.joined(separator: ", ")))"]
        case .flexible(let horizontal, let vertical, let shrinks):
            var parts: [String] = []
            if horizontal != nil { parts += (shrinks ? ["minWidth: 0"] : []) + ["maxWidth: .infinity"] }
            if vertical != nil { parts += (shrinks ? ["minHeight: 0"] : []) + ["maxHeight: .infinity"] }
            if let alignment = SwiftUIValues.alignment(horizontal ?? .center, vertical ?? .center) {
                parts.append("alignment: " + alignment)
            }
            return [".frame(\(parts.joined(separator: ", ")))"]
        case .aspectRatio(let ratio): return [".aspectRatio(\(number(ratio)), contentMode: .fit)"]
        case .ignoresSafeArea(let top, let bottom):
            return [top && bottom ? ".ignoresSafeArea()" : ".ignoresSafeArea(edges: \(top ? ".top" : ".bottom"))"]
        case .frameOf: return []
        }
    }
}

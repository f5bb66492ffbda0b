import FormworkCode
import FormworkLayout
import FormworkModel

/// Writes a unit as a structure of SwiftUI.
struct SwiftUIWriter {
    let unit: CodeUnit
    /// The structure's name.
    let name: String
    let names: SwiftUINames
    var notConverted: [NotConverted]

    /// What the structure keeps: the lines that declare it.
    var states: [String] = []
    /// What others give it to call.
    private var actions: [String] = []
    /// The gesture recognizers of views, by the views' names.
    let recognizers: [String: [CodeRecognizer]]
    /// What controls and recognizers call, by their names.
    private var calls: [String: [(name: String, event: String?)]] = [:]
    /// The states of controls, by the controls' names.
    private(set) var bound: [String: String] = [:]
    /// Views that have no counterpart.
    var gaps: Set<String> = []
    /// Views that are written apart.
    private var parts: [(name: String, lines: [String])] = []
    var memberNames: NamePool
    /// What views say, and what of it is said, by their numbers.
    var facts: [ElementFacts]
    var misses: [Int: SwiftUIAgreement.Miss] = [:]

    init(_ unit: CodeUnit, _ name: String, _ names: SwiftUINames) {
        self.unit = unit
        self.name = name
        self.names = names
        recognizers = Dictionary(grouping: unit.recognizers, by: \.view)
        facts = unit.views.map { ElementFacts($0.view.element) }
        // Constraints are not said one by one, actions are closures, and connections have words of their own.
        notConverted = unit.notConverted.filter { note in
            note.element.asConstraint == nil && !["action", "segue", "outletCollection", "outlet"].contains(note.element.name)
        }
        memberNames = NamePool(reserving: ["body", name, "dismiss", "View", "Text"])
    }

    /// The file's text.
    mutating func text(of node: SwiftUINode, _ agreement: SwiftUIAgreement) -> String {
        for miss in agreement.misses { misses[miss.view] = miss }
        var closures: [String: String] = [:]
        for action in unit.actions {
            let plain = String(action.selector.prefix { $0 != ":" })
            let name = closures[action.selector] ?? memberNames.take(SwiftName.lower(plain), fallback: "action")
            if closures.updateValue(name, forKey: action.selector) == nil { actions.append(name) }
            calls[action.sender, default: []].append((name, action.event))
        }
        let body = lines(node, depth: 0)
        note(agreement)
        for own in facts { notConverted += own.rest }
        noteConnections()
        var text = ["import SwiftUI", ""]
        text.append("/// \(CodeLiteral.comment(unit.title)), from \(CodeLiteral.comment(unit.source)).")
        text.append("struct \(name): View {")
        for action in actions { text.append("    var \(action): () -> Void = {}") }
        if !actions.isEmpty { text.append("") }
        text += states.map { "    " + $0 }
        if !states.isEmpty { text.append("") }
        text.append("    var body: some View {")
        text += body.map { "        " + $0 }
        text.append("    }")
        for part in parts {
            text += ["", "    private var \(part.name): some View {"] + part.lines.map { "        " + $0 } + ["    }"]
        }
        text += ["}", "", "#Preview {", "    \(name)()", "}"]
        return text.joined(separator: "\n") + "\n"
    }

    // MARK: Names

    mutating func state(_ view: CodeView, _ what: String, _ value: String) -> String {
        let name = memberNames.take(view.name + what, fallback: "value")
        states.append("@State private var \(name) = \(value)")
        bound[view.name] = name
        return name
    }

    /// The closures that a control's events call.
    func closures(of view: CodeView) -> [(name: String, event: String?)] { calls[view.name] ?? [] }

    /// The closures that a recognizer calls.
    func closures(of recognizer: CodeRecognizer) -> [String] { (calls[recognizer.name] ?? []).map(\.name) }

    // MARK: Nodes

    mutating func lines(_ node: SwiftUINode, depth: Int) -> [String] {
        var result: [String]
        switch node.content {
        case .view(let number):
            result = leaf(number)
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
        case .layers(let layers): result = block("ZStack", layers, depth)
        case .scroll(_, let axis, let content, let fills):
            var content = lines(content, depth: depth + 1)
            if fills { content.append(modifier(".containerRelativeFrame(.\(axis))", after: content)) }
            let head = "ScrollView\(axis == .horizontal ? "(.horizontal)" : "")"
            result = ["\(head) {"] + content.map { "    " + $0 } + ["}"]
        case .list(let number, let parts):
            result = list(number, parts, depth)
        }
        var marked: [Int] = []
        for modifier in node.modifiers {
            if case .frameOf(let number) = modifier {
                marked.append(number)
                result += drawing(number, after: result)
            } else {
                let lines = words(modifier).map { self.modifier($0, after: result) }
                // A frame around the same frame is none.
                if lines.count != 1 || result.last != lines[0] || !lines[0].contains(".infinity") { result += lines }
            }
        }
        let gaps = marked.compactMap { misses[$0] }.filter { $0.cause != .holder }.map(comment)
        result = gaps + result
        return split(result, marked.last, depth) ?? result
    }

    private mutating func block(_ head: String, _ children: [SwiftUINode], _ depth: Int) -> [String] {
        let inner = children.flatMap { lines($0, depth: depth + 1) }
        return ["\(head) {"] + inner.map { "    " + $0 } + ["}"]
    }

    /// A deep view is written apart, under its own name.
    private mutating func split(_ lines: [String], _ number: Int?, _ depth: Int) -> [String]? {
        guard let number, number != 0, depth >= 2, lines.count >= 14 else { return nil }
        let name = memberNames.take(unit.views[number].name, fallback: "part")
        parts.append((name, lines))
        return [name]
    }

    /// A modifier in the line behind a view: indented behind a view of one line.
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

import FormworkCode
import FormworkModel

// Hidden views, layout templates and size classes.
extension SwiftUIWriter {
    /// Adds a property for each master. Returns their declarations.
    mutating func addHidings(_ states: [SwiftUIState]) -> [String] {
        for state in states {
            guard case .hidden(let number) = state.kind else { continue }
            let master = unit.masters[number]
            let name = memberNames.take("is" + SwiftName.upper(unit.views[master.view].name) + "Hidden", fallback: "isHidden")
            hidings.append(Hiding(name: name, views: unit.hidden(with: master), leavesOut: state.leavesOut))
        }
        return hidings.map { "var \($0.name) = false" }
    }

    /// Writes a separate layout for each layout template. Returns the declarations of the current layout, and the body that switches between them.
    mutating func arrangements(
        _ node: SwiftUINode, agreement: SwiftUIAgreement, templates: [SwiftUIState]
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
            parts.append((name, lines(entry.node, agreement: entry.agreement)))
        }
        body.append("}")
        let declaration =
            ["/// The layouts of the views: that of the document, and one for each layout template.", "enum \(type) {"]
            + cases.flatMap { ["    /// \(CodeLiteral.comment($0.title)).", "    case \($0.name)"] } + [
                "}", "var \(property) = \(type).\(standard)",
            ]
        return (declaration, body)
    }

    /// Writes a separate layout for each kind of screen with a layout of its own. Returns the body that chooses one by the size classes.
    mutating func adapted(_ node: SwiftUINode, agreement: SwiftUIAgreement, states: [SwiftUIState]) -> [String] {
        var cases: [(screens: SwiftUIState.ScreenClass, state: SwiftUIState)] = []
        for state in states { if case .sizeClasses(let screens) = state.kind { cases.append((screens, state)) } }
        guard !cases.isEmpty else { return lines(node, agreement: agreement) }
        shared = [:]
        var body: [String] = []
        var sizes: [String] = []
        for (screens, state) in cases {
            let size = screens == .regular ? "horizontalSizeClass" : "verticalSizeClass"
            let isRegular = screens == .regular
            sizes.append(size)
            let name = memberNames.take(isRegular ? "regularLayout" : "compactHeightLayout", fallback: "layout")
            body.append("\(body.isEmpty ? "if" : "} else if") \(size) == .\(isRegular ? "regular" : "compact") {")
            body.append("    " + name)
            parts.append((name, lines(state.node, agreement: state.agreement)))
        }
        let name = memberNames.take("standardLayout", fallback: "layout")
        parts.append((name, lines(node, agreement: agreement)))
        self.states += sizes.map { "@Environment(\\.\($0)) private var \($0)" }
        return body + ["} else {", "    " + name, "}"]
    }
}

extension Element {
    /// Whether it is a variation that only installs views and constraints.
    var isLayoutVariation: Bool {
        name == "variation" && attributes.allSatisfy { $0.name == "key" } && children.allSatisfy { $0.name == "mask" }
    }
}

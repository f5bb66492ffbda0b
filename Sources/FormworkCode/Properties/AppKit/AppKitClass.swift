import FormworkModel

/// A class of AppKit as far as Interface Builder describes it: how it is made, its properties and those of its cell, and its parts.
struct AppKitClass: Sendable {
    /// Statements for an element that a view's element holds.
    typealias Part = @Sendable (_ part: Element, _ variable: String, _ code: inout AppKitCode) -> Void

    let name: String
    /// Its superclass; nil for `NSView`.
    let parent: String?
    /// The names of its elements.
    let elements: [String]
    /// What stands between the parentheses of its initializer.
    var arguments: @Sendable (Element) -> String = { _ in "" }
    var rules: [AppKitRule] = []
    /// For the attributes of its cell.
    var cell: [AppKitRule] = []
    /// By `name`, or by `name key`: the element's name and its key.
    var parts: [String: Part] = [:]
    /// The same for the elements in its cell.
    var cellParts: [String: Part] = [:]

    /// A class with all that it inherits.
    struct Resolved: Sendable {
        var name: String
        var arguments: @Sendable (Element) -> String
        var rules: [AppKitRule] = []
        var cell: [AppKitRule] = []
        var parts: [String: Part] = [:]
        var cellParts: [String: Part] = [:]
    }

    /// The class of an element's name; nil for an element that stands for none.
    static func of(_ element: String) -> Resolved? { table[element] }

    private static let table: [String: Resolved] = {
        let all = views + controls + texts + buttons + containers + tables
        let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
        var result: [String: Resolved] = [:]
        for last in all {
            var chain = [last]
            while let parent = chain[0].parent.flatMap({ byName[$0] }) { chain.insert(parent, at: 0) }
            var resolved = Resolved(name: last.name, arguments: last.arguments)
            for one in chain {
                resolved.rules += one.rules
                resolved.cell += one.cell
                resolved.parts.merge(one.parts) { $1 }
                resolved.cellParts.merge(one.cellParts) { $1 }
            }
            for element in last.elements { result[element] = resolved }
        }
        return result
    }()

    // MARK: Parts

    /// What is said elsewhere.
    static let structural: Part = { _, _, _ in }

    static func color(_ property: String) -> Part {
        { part, variable, code in
            guard let color = AppKitColor.expression(part) else { return code.leaveOut(part, "its components are not known") }
            // An optional where a colour must be is one that the catalogue may lack.
            code.statements.append("\(variable).\(property) = \(AppKitColor.definite(color))")
        }
    }

    static func font(_ property: String) -> Part {
        { part, variable, code in
            // Asked for by its look, a control has the font that it is made with.
            if part["usesAppearanceFont"] == "YES", part["name"] == nil, part["metaFont"] == nil { return }
            guard let font = AppKitFont.expression(part) else {
                return code.leaveOut(part, "the font is not known", affectsLayout: true)
            }
            code.statements.append("\(variable).\(property) = \(font)")
        }
    }

    static func size(_ property: String) -> Part {
        { part, variable, code in
            let sides = ["width", "height"].map { part[$0].flatMap(AppKitNumber.expression) ?? "0" }
            code.statements.append("\(variable).\(property) = NSSize(width: \(sides[0]), height: \(sides[1]))")
        }
    }

    static func insets(_ property: String) -> Part {
        { part, variable, code in
            let sides = ["top", "left", "bottom", "right"].map { "\($0): \(part[$0].flatMap(AppKitNumber.expression) ?? "0")" }
            code.statements.append("\(variable).\(property) = NSEdgeInsets(\(sides.joined(separator: ", ")))")
        }
    }

    static func leftOut(_ why: String, layout: Bool = false) -> Part {
        { part, _, code in code.leaveOut(part, why, affectsLayout: layout) }
    }
}

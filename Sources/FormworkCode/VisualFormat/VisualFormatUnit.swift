import FormworkEngine
public import FormworkModel

/// The constraints of a scene, XIB or cell in the visual format language.
public struct VisualFormatUnit: Sendable {
    /// A human-readable title of the scene or view.
    public let title: String
    /// The formats: horizontal ones first, in chains as long as possible.
    public let formats: [String]
    /// The views that the formats name.
    public let views: [(name: String, view: InterfaceDocument.View)]
    /// The constraints that the language can't express, as equations.
    public let rest: [(constraint: InterfaceDocument.Constraint, text: String)]

    /// Returns the units of a document, in document order. Units without constraints are left out.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - source: The document's file name.
    /// - Complexity: O(n log n) in the size of the document.
    public static func units(of document: InterfaceDocument, source: String) -> [VisualFormatUnit] {
        var builder = CodeUnitBuilder(document, source: source)
        return builder.units().filter { !$0.constraints.isEmpty }.map(VisualFormatUnit.init)
    }

    private init(_ unit: CodeUnit) {
        title = unit.title
        // Without a name, the root is none of the views that formats name.
        let engine = LayoutEngine(name: "")
        var views: [LayoutView] = []
        for view in unit.views {
            let made = engine.makeView(Self.name(of: view))
            (view.superview.map { views[$0] } ?? engine.root).addSubview(made)
            views.append(made)
        }
        var made: [LayoutConstraint] = []
        var origins: [LayoutConstraint: CodeConstraint] = [:]
        var rest: [CodeConstraint] = []
        for constraint in unit.constraints {
            // The language has no factors, and no sums of a length and a number.
            let isSum = constraint.second != nil && constraint.first.attribute.isSize && constraint.constant != 0
            let second = constraint.second.flatMap { Self.side($0, views: views) }
            guard let first = Self.side(constraint.first, views: views), (second == nil) == (constraint.second == nil), !isSum,
                constraint.second == nil || constraint.multiplier == 1
            else {
                rest.append(constraint)
                continue
            }
            let copy = engine.constraint(
                first.area, first.attribute, constraint.relation, to: second?.area, second?.attribute ?? .notAnAttribute,
                constant: constraint.constant
            ).withPriority(constraint.priority)
            made.append(copy)
            origins[copy] = constraint
        }
        let written = engine.visualFormats(of: made)
        formats = written.formats
        rest += written.rest.compactMap { origins[$0] }
        self.rest = rest.compactMap { constraint in constraint.origin.map { ($0, Self.text(of: constraint, in: unit)) } }
        let named = Set(written.formats.flatMap { $0.split { !($0.isLetter || $0.isNumber || $0 == "_") } })
        self.views = unit.views.map { (Self.name(of: $0), $0.view) }.filter { named.contains(Substring($0.0)) }
    }

    /// Returns the name of a view's property, without `self.`.
    private static func name(of view: CodeView) -> String { CodeUnitBuilder.plain(view.name) }

    /// Returns the area and the attribute of a side; nil for a guide, which the language has no word for.
    private static func side(_ side: CodeConstraint.Side, views: [LayoutView]) -> (area: LayoutArea, attribute: LayoutAttribute)? {
        if side.item.guide != nil { return nil }
        let view = views[side.item.view]
        switch side.attribute {
        case .leadingMargin: return (view.layoutMarginsGuide, .leading)
        case .trailingMargin: return (view.layoutMarginsGuide, .trailing)
        case .topMargin: return (view.layoutMarginsGuide, .top)
        case .bottomMargin: return (view.layoutMarginsGuide, .bottom)
        default: return (view.area, side.attribute)
        }
    }

    private static func text(of constraint: CodeConstraint, in unit: CodeUnit) -> String {
        constraint.terms.mapItems { item -> String? in
            ([name(of: unit.views[item.view])] + [item.guide].compactMap(\.self)).joined(separator: ".")
        }.text { $0 ?? "" }
    }

    /// The formats as text. Comments name the views and the constraints that the language can't express.
    public var text: String {
        var lines = ["// \(Self.line(title))"]
        lines += views.map { "// \($0.name): \($0.view.element.name) \(Self.line($0.view.id ?? "without id"))" }
        lines += formats
        if !rest.isEmpty { lines.append("// Not in the visual format language:") }
        lines += rest.map { "//   \($0.text)" }
        return lines.map { $0 + "\n" }.joined()
    }

    /// Returns a text of the document without characters that would end a comment.
    private static func line(_ text: String) -> String {
        let kinds: Set<Unicode.GeneralCategory> = [.control, .lineSeparator, .paragraphSeparator]
        return String(String.UnicodeScalarView(text.unicodeScalars.map { kinds.contains($0.properties.generalCategory) ? " " : $0 }))
    }
}

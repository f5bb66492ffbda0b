import FormworkLayout

/// A rule about the solved layout. It finds nothing if the document wasn't solved.
protocol LayoutRule: ValidationRule {
    /// Returns the findings in a scene's layout.
    func check(_ scene: DocumentLayout.Root, context: ValidationContext) -> [Finding]
    /// Whether the rule needs text measurements.
    var measuresTexts: Bool { get }
}

extension LayoutRule {
    var measuresTexts: Bool { false }

    var scope: RuleScope { .layout }

    func check(_ context: ValidationContext) -> [Finding] { context.layout?.roots.flatMap { check($0, context: context) } ?? [] }
}

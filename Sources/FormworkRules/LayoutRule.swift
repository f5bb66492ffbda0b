import FormworkLayout

/// A rule that looks at the solved layout: it finds something only where the document was solved.
protocol LayoutRule: ValidationRule {
    /// What breaks the rule in a scene as it was laid out.
    func check(_ scene: RootLayout, _ context: ValidationContext) -> [Finding]
    /// Whether it asks how large the texts are.
    var measuresTexts: Bool { get }
}

extension LayoutRule {
    var measuresTexts: Bool { false }

    var scope: RuleScope { .layout }

    func check(_ context: ValidationContext) -> [Finding] { context.layout?.roots.flatMap { check($0, context) } ?? [] }
}

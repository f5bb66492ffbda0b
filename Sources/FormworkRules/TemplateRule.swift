public import FormworkTemplates

/// A rule about one layout template at a time. Documents without templates are not looked at.
public protocol TemplateRule: ValidationRule {
    /// What breaks the rule in one layout template.
    func check(_ report: TemplateReport) -> [Finding]
}

extension TemplateRule {
    /// What breaks the rule in any of the document's templates.
    public func check(_ context: ValidationContext) -> [Finding] { context.templates.flatMap { check($0) } }
}

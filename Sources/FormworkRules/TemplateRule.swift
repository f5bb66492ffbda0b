public import FormworkTemplates

/// A rule about one layout template at a time. It isn't run on documents without templates.
public protocol TemplateRule: ValidationRule {
    /// Returns the findings in one layout template.
    func check(_ report: TemplateReport) -> [Finding]
}

extension TemplateRule {
    /// Returns the findings in all of the document's templates.
    public func check(_ context: ValidationContext) -> [Finding] { context.templates.flatMap { check($0) } }
}

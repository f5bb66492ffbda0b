import FormworkIndex

/// A rule that holds a document against the project around it: it finds something only where the project was read.
protocol ProjectRule: ValidationRule {
    /// What breaks the rule in a document of a project.
    func check(_ context: ValidationContext, in project: ProjectIndex) -> [Finding]
}

extension ProjectRule {
    func check(_ context: ValidationContext) -> [Finding] { context.project.map { check(context, in: $0) } ?? [] }
}

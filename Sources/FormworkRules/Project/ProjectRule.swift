import FormworkIndex

/// A rule that checks a document against its project. It finds nothing if no project was read.
protocol ProjectRule: ValidationRule {
    /// Returns the findings in a document of a project.
    func check(_ context: ValidationContext, in project: ProjectIndex) -> [Finding]
}

extension ProjectRule {
    func check(_ context: ValidationContext) -> [Finding] { context.project.map { check(context, in: $0) } ?? [] }
}

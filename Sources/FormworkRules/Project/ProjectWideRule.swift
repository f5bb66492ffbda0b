import FormworkIndex

/// A rule about a project as a whole: what it finds is in sources, or about a file as such.
protocol ProjectWideRule: ValidationRule {
    /// What breaks the rule in a project, in any order.
    func check(_ project: ProjectIndex) -> [ProjectFinding]
}

extension ProjectWideRule {
    func check(_ context: ValidationContext) -> [Finding] { [] }
}

import FormworkIndex

/// A rule about a project as a whole, whose findings are in sources or about a file.
protocol ProjectWideRule: ValidationRule {
    /// Returns the findings in a project, in any order.
    func check(_ project: ProjectIndex) -> [ProjectFinding]
}

extension ProjectWideRule {
    func check(_ context: ValidationContext) -> [Finding] { [] }
}

/// A rule whose findings the reader reports because they prevent reading. Only its documentation is here.
protocol ReadingRule: ValidationRule {}

extension ReadingRule {
    func check(_ context: ValidationContext) -> [Finding] { [] }
}

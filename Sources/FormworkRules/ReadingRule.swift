/// A rule whose findings the reader reports, because they stand in the way of reading; here it is only documented.
protocol ReadingRule: ValidationRule {}

extension ReadingRule {
    func check(_ context: ValidationContext) -> [Finding] { [] }
}

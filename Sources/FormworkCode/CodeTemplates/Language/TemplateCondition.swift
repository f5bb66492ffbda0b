/// What a template asks with `if`.
indirect enum TemplateCondition: Sendable {
    case value(TemplateExpression)
    case not(TemplateCondition)
    case all([TemplateCondition])
    case any([TemplateCondition])
    case comparison(TemplateExpression, Comparison, TemplateExpression)

    enum Comparison: String, Sendable {
        case equal = "=="
        case notEqual = "!="
        case less = "<"
        case lessOrEqual = "<="
        case greater = ">"
        case greaterOrEqual = ">="

        /// Whether it asks for an order, which only numbers have.
        var isOrder: Bool { self != .equal && self != .notEqual }
    }
}

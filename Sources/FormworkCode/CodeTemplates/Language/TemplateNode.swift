/// A piece of a template, read.
indirect enum TemplateNode: Sendable {
    case text(String, TemplatePlace)
    case value(TemplateExpression)
    /// What is repeated for each value of a list, and what stands for an empty one.
    case loop(TemplateExpression, body: [TemplateNode], empty: [TemplateNode])
    /// The first branch whose condition holds; one without a condition always does.
    case choice([Branch])

    struct Branch: Sendable {
        let condition: TemplateCondition?
        let body: [TemplateNode]
    }
}

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

/// A value that a tag names: where it begins, the way from there, and what is made of it.
struct TemplateExpression: Sendable {
    /// Where the way begins.
    enum Start: Sendable {
        case literal(TemplateValue)
        /// The value of a loop, or the unit: its place among those that are open.
        case variable(Int)
    }

    enum Step: Sendable {
        case member(TemplateMember)
        /// How many values a list has.
        case count
        case first
        case last
        /// The value of a list at a place, from 0.
        case index(Int)
    }

    let start: Start
    var steps: [Step]
    var filters: [TemplateFilter] = []
    var type: TemplateType
    /// As the template has it, for messages.
    let shown: String
    let place: TemplatePlace
}

/// A place in a template's text.
struct TemplatePlace: Hashable, Sendable {
    /// From 1.
    var line = 1
    /// In bytes of UTF-8, from 1.
    var column = 1
}

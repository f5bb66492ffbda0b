/// A node of a parsed template.
indirect enum TemplateNode: Sendable {
    case text(String, TemplatePlace)
    case value(TemplateExpression)
    /// A loop over the values of a list, with the nodes to use for an empty list.
    case loop(TemplateExpression, body: [TemplateNode], empty: [TemplateNode])
    /// The first branch whose condition is true. A branch without a condition always matches.
    case choice([Branch])

    struct Branch: Sendable {
        let condition: TemplateCondition?
        let body: [TemplateNode]
    }
}

/// The condition of an `if` tag.
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

        /// Whether the operator compares order, which only numbers have.
        var isOrder: Bool { self != .equal && self != .notEqual }
    }
}

/// A value that a tag refers to: its start, the accesses that follow, and the filters.
struct TemplateExpression: Sendable {
    /// The start of an access path.
    enum Start: Sendable {
        case literal(TemplateValue)
        /// The unit or the value of an enclosing loop, as an index into the open variables.
        case variable(Int)
    }

    enum Step: Sendable {
        case member(TemplateMember)
        /// The number of values in a list.
        case count
        case first
        case last
        /// The element of a list at an index, from 0.
        case index(Int)
    }

    let start: Start
    var steps: [Step]
    var filters: [TemplateFilter] = []
    var type: TemplateType
    /// The source text of the expression, for messages.
    let shown: String
    let place: TemplatePlace
}

/// A position in a template's text.
struct TemplatePlace: Hashable, Sendable {
    /// From 1.
    var line = 1
    /// In bytes of UTF-8, from 1.
    var column = 1
}

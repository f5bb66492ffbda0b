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

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

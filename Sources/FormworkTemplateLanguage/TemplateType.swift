/// The static type of a template expression.
indirect enum TemplateType: Sendable {
    case text
    case number
    case truth
    case list(TemplateType)
    /// A value with members, by name.
    case record([String: TemplateMember])

    /// A description of the type, for messages.
    var name: String {
        switch self {
        case .text: "a text"
        case .number: "a number"
        case .truth: "true or false"
        case .list: "a list"
        case .record: "a value with members"
        }
    }

    var isNumber: Bool {
        if case .number = self { true } else { false }
    }

    /// Whether values of the two types can be compared for equality.
    func canEqual(_ other: TemplateType) -> Bool {
        switch (self, other) {
        case (.text, .text), (.number, .number), (.truth, .truth): true
        default: false
        }
    }
}

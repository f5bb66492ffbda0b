/// What an expression of a template stands for, which is known before there is a document.
indirect enum TemplateType: Sendable {
    case text
    case number
    case truth
    case list(TemplateType)
    /// Something with members, by their names.
    case record([String: TemplateMember])

    /// In words, for messages.
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

    /// Whether two values can be the same.
    func canEqual(_ other: TemplateType) -> Bool {
        switch (self, other) {
        case (.text, .text), (.number, .number), (.truth, .truth): true
        default: false
        }
    }
}

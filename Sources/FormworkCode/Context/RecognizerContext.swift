/// What a template sees of a gesture recognizer.
struct RecognizerContext: TemplateRecord {
    let name: String
    let view: String
    let className: String
    let initializer: String
    let statements: [String]

    static let members: [String: TemplateMember] = [
        "name": .text(\RecognizerContext.name),
        "view": .text(\RecognizerContext.view),
        "class": .text(\RecognizerContext.className),
        "initializer": .text(\RecognizerContext.initializer),
        "statements": .texts(\RecognizerContext.statements),
    ]
}

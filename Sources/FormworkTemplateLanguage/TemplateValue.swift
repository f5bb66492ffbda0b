/// A value in a template.
enum TemplateValue: Sendable {
    /// A member that this record doesn't have, or a member of such a value.
    case absent
    case text(String)
    case integer(Int)
    case number(Double)
    case truth(Bool)
    case list(TemplateList)
    case record(any TemplateRecord)

    /// The text that is written for the value; empty for a missing value, a list or a record.
    var text: String {
        switch self {
        case .text(let text): text
        case .integer(let number): "\(number)"
        case .number(let number): "\(number)"
        case .truth(let truth): "\(truth)"
        case .absent, .list, .record: ""
        }
    }

    /// The truth value in an `if`. Empty texts, empty lists, zero and missing values are false.
    var isTrue: Bool {
        switch self {
        case .absent: false
        case .text(let text): !text.isEmpty
        case .integer(let number): number != 0
        case .number(let number): number != 0
        case .truth(let truth): truth
        case .list(let list): list.count > 0
        case .record: true
        }
    }

    /// The number; nil for other values.
    var asNumber: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .number(let number): number
        default: nil
        }
    }
}

/// A list of values that are created on demand.
struct TemplateList: Sendable {
    let count: Int
    private let element: @Sendable (Int) -> TemplateValue

    init(_ texts: [String]) {
        count = texts.count
        element = { .text(texts[$0]) }
    }

    init<Record: TemplateRecord>(_ records: [Record]) {
        count = records.count
        element = { .record(records[$0]) }
    }

    /// The value at an index, or `absent` if it is out of range.
    subscript(index: Int) -> TemplateValue { index >= 0 && index < count ? element(index) : .absent }
}

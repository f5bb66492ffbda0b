/// A value that a template puts, repeats or asks about.
enum TemplateValue: Sendable {
    /// A member that this record lacks, or one of it.
    case absent
    case text(String)
    case integer(Int)
    case number(Double)
    case truth(Bool)
    case list(TemplateList)
    case record(any TemplateRecord)

    /// As it is written; nothing for what is not there.
    var text: String {
        switch self {
        case .text(let text): text
        case .integer(let number): "\(number)"
        case .number(let number): "\(number)"
        case .truth(let truth): "\(truth)"
        case .absent, .list, .record: ""
        }
    }

    /// What `if` makes of it: an empty text, an empty list and what is not there count as false.
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

    /// The number; nil for what is none.
    var asNumber: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .number(let number): number
        default: nil
        }
    }
}

/// Values in a row, each made when it is asked for.
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

    /// Nothing beyond the ends.
    subscript(index: Int) -> TemplateValue { index >= 0 && index < count ? element(index) : .absent }
}

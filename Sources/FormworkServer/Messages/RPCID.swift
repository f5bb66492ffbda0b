/// By which a request is told from others.
enum RPCID: Hashable, Sendable {
    case string(String)
    /// The digits of a whole number, as they came.
    case number(String)

    /// Nil for what is neither a text nor a whole number.
    init?(_ value: JSONValue) {
        switch value {
        case .string(let text): self = .string(text)
        case .number(let digits) where digits.utf8.allSatisfy({ $0 &- 48 < 10 || $0 == UInt8(ascii: "-") }): self = .number(digits)
        default: return nil
        }
    }

    /// As it stands in a message.
    var value: JSONValue {
        switch self {
        case .string(let text): .string(text)
        case .number(let digits): .number(digits)
        }
    }
}

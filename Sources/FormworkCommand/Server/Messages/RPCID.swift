/// The id of a request.
enum RPCID: Hashable, Sendable {
    case string(String)
    /// The digits of an integer, as received.
    case number(String)

    /// Creates an id; nil if the value is neither a string nor an integer.
    init?(_ value: JSONValue) {
        switch value {
        case .string(let text): self = .string(text)
        case .number(let digits) where digits.utf8.allSatisfy({ $0 &- 48 < 10 || $0 == UInt8(ascii: "-") }): self = .number(digits)
        default: return nil
        }
    }

    /// The id as a JSON value.
    var value: JSONValue {
        switch self {
        case .string(let text): .string(text)
        case .number(let digits): .number(digits)
        }
    }
}

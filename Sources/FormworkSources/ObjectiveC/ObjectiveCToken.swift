/// A token of Objective-C, as detailed as declarations and messages need.
struct ObjectiveCToken {
    enum Kind {
        case identifier
        /// A compiler directive: `@interface`.
        case directive
        /// A C or Objective-C string; its value is the text between the quotes.
        case text
        case number
        case sign
        /// The name in a `#define`; the following tokens on the line are its value.
        case definition
    }

    var kind: Kind
    var text: String
    var offset: Int
}

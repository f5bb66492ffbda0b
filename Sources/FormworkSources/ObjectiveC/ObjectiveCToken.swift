/// A word or sign of Objective-C, as far as declarations and messages need them.
struct ObjectiveCToken {
    enum Kind {
        case identifier
        /// A word of the compiler's: `@interface`.
        case directive
        /// A text, of C or Objective-C; its value is what stands between the quotes.
        case text
        case number
        case sign
        /// What `#define` gives to a name: the name; the tokens that follow on its line are the value.
        case definition
    }

    var kind: Kind
    var text: String
    var offset: Int
}

import FormworkModel

/// The code for an attribute of an element: its property, and the type of its value.
struct PropertyRule: Sendable {
    /// The type of a value.
    enum Kind: Sendable {
        case bool
        case number
        case integer
        case string
        /// An image in the bundle or a system symbol, by name.
        case image
        /// A case of an enum or a member of an option set, by Interface Builder's word. The member is empty if another part of the code sets it.
        ///
        /// The prefix is that of the members' names in Objective-C; nil if a table of properties has it.
        case word([String: String], prefix: String? = nil)
        /// The statements for each word of Interface Builder, after the variable and a dot.
        case say([String: [String]])
        /// From 1 to 1000.
        case priority
        /// A number that may be written as a named constant, by the number in the document.
        case named([String: String])
        /// A number derived from the value and the element. The function returns nil if there is none, and `why` gives the reason.
        case derived(why: String, @Sendable (_ element: InterfaceDocument.Element, _ value: String) -> Double?)
        /// A statement for `YES`, and none for `NO`.
        case command
        /// An attribute without code. It is written elsewhere or matters at design time only.
        case structural
        /// An attribute that code cannot express.
        case none(why: String)
    }

    /// The attribute, as Interface Builder spells it.
    let attribute: String
    /// The property, after the variable and a dot. With a `%` for the value, it is a call.
    let property: String
    let kind: Kind
    /// The meaning of a missing attribute; nil if nothing is set then.
    var absent: String?
    /// The value that the plain initializer sets; nil if it is not known, so that the attribute is always set.
    var initial: String?
    var affectsLayout = false
    /// Whether the statement comes after those of the child elements.
    var isLate = false
    /// The order among the other attributes; lower ranks come first.
    var rank = 0

    // MARK: Comparing

    /// Whether two values have the same meaning.
    func areSame(_ left: String, _ right: String) -> Bool {
        if left == right { return true }
        guard let left = meaning(left), let right = meaning(right) else { return false }
        return left == right
    }

    /// Returns the meaning of a value in a normalized form; nil for an unknown value.
    private func meaning(_ value: String) -> String? {
        switch kind {
        case .bool: value == "YES" || value == "NO" ? value : nil
        case .number, .priority, .named: CodeLiteral.number(value)
        case .integer: Double(value).flatMap { Int(exactly: $0.rounded()) }.map(String.init)
        case .string, .image: value
        case .word(let words, _): words[value]
        case .none: CodeLiteral.number(value) ?? value
        case .say, .derived, .command, .structural: nil
        }
    }

    /// Returns the rule with another initial value; nil for an unknown one.
    func starting(with initial: String?) -> PropertyRule {
        var result = self
        result.initial = initial
        return result
    }
}

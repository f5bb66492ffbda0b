import FormworkModel

/// The code for an attribute of an element: its property, and the form of its value.
struct PropertyRule: Sendable {
    /// The type of a value.
    enum Kind: Sendable {
        case bool
        case number
        case integer
        case string
        /// An image of the bundle or the system, by its name.
        case image
        /// A case of an enum, or a member of an option set, by the word of Interface Builder; empty where another part of the code says it.
        ///
        /// The prefix is that of the members' names in Objective-C; nil where a table of properties has it.
        case word([String: String], prefix: String? = nil)
        /// The statements for each word of Interface Builder, after the variable and a dot.
        case say([String: [String]])
        /// From 1 to 1000.
        case priority
        /// A number, or a name for one that the document writes as a number.
        case named([String: String])
        /// A number that comes from the value and the element; nil where nothing can be said, for the reason that is given.
        case derived(why: String, @Sendable (_ element: InterfaceDocument.Element, _ value: String) -> Double?)
        /// A statement for `YES`, none for `NO`.
        case command
        /// No code: it is written elsewhere, or holds at design time only.
        case structural
        /// Nothing says it in code.
        case none(why: String)
    }

    /// The attribute, as Interface Builder spells it.
    let attribute: String
    /// The property, after the variable and a dot; with a `%` in place of the value, it is a call.
    let property: String
    let kind: Kind
    /// The meaning of a missing attribute; nil where nothing is set then.
    var absent: String?
    /// The value that the plain initializer gives; nil where it is not known, so that the attribute is always set.
    var initial: String?
    var affectsLayout = false
    /// Later ones come behind the elements in the view's element.
    var isLate = false
    /// Among the others, smaller ones come first.
    var rank = 0

    // MARK: Comparing

    /// Whether both values mean the same.
    func areSame(_ left: String, _ right: String) -> Bool {
        if left == right { return true }
        guard let left = meaning(left), let right = meaning(right) else { return false }
        return left == right
    }

    /// Returns the meaning of a value in one spelling; nil for an unknown value.
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

    /// The same attribute where a class starts with another value; nil where what it starts with is not known.
    func starting(with initial: String?) -> PropertyRule {
        var result = self
        result.initial = initial
        return result
    }
}

public import FormworkModel

extension InterfaceDocument {
    /// A query for objects of a document, similar to a CSS selector: `scene[title=Login] button`, `constraint[constant>16]`.
    ///
    /// The article <doc:Selectors> describes the grammar and the meaning of each part.
    public struct Selector: Hashable, Sendable {
        /// The selector as it was written.
        public let text: String
        /// The alternative paths. An object matches if one of them does.
        let paths: [Path]

        /// Parses a selector.
        ///
        /// - Throws: `SelectorError`, with the column of the syntax error.
        /// - Complexity: O(n) in the length of the text.
        public init(parsing text: String) throws(InterfaceDocument.SelectorError) {
            var parser = SelectorParser(text)
            paths = try parser.selector()
            self.text = text
        }

        /// Whether it contains a state that needs a solved layout: `:ambiguous`, `:misplaced`, `:conflicting`.
        public var needsSolving: Bool { paths.contains(where: \.needsSolving) }

        public static func == (left: Selector, right: Selector) -> Bool { left.paths == right.paths }

        public func hash(into hasher: inout Hasher) { hasher.combine(paths) }
    }
}

extension Selector {
    /// Compounds with combinators between them: `stackView > label`.
    struct Path: Hashable, Sendable {
        var steps: [Step]

        var needsSolving: Bool { steps.contains { $0.compound.conditions.contains(where: \.needsSolving) } }
    }

    /// A compound with the combinator before it.
    struct Step: Hashable, Sendable {
        /// Nil for the first compound. The first combinator of a path inside `:has(…)` is relative to the tested object.
        var combinator: Combinator?
        var compound: Compound
    }

    /// The relation of the right side to the left side.
    enum Combinator: Hashable, Sendable {
        /// A descendant.
        case descendant
        /// A child.
        case child
        /// The next sibling.
        case next
        /// A later sibling.
        case later
        /// A destination of a connection or reference with a name; nil for any.
        case leadingTo(String?)
        /// A source of a connection or reference with a name; nil for any.
        case comingFrom(String?)
    }

    /// A type and conditions for one object.
    struct Compound: Hashable, Sendable {
        /// An element's name, or a word for several elements; nil for any object.
        var type: String?
        var conditions: [Condition] = []
    }

    /// A condition on an object.
    indirect enum Condition: Hashable, Sendable {
        case id(String)
        case isOfClass(String)
        case attribute(AttributeTest)
        case isRoot
        case isHidden
        case solved(SolvedMark)
        /// A connection of a kind, with a name; nil for any name.
        case connects(Connection.Kind, String?)
        case place(PlaceTest)
        case any([Path])
        case none([Path])
        /// A related object that matches.
        case has([Path])
        /// A constraint or a connection with an end that matches.
        case of([Path])

        var needsSolving: Bool {
            switch self {
            case .solved: true
            case .any(let paths), .none(let paths), .has(let paths), .of(let paths): paths.contains(where: \.needsSolving)
            default: false
            }
        }
    }

    /// A mark from solving the layout.
    enum SolvedMark: String, Hashable, Sendable, CaseIterable { case ambiguous, misplaced, conflicting }

    /// A test for the positions `step · n + offset` among siblings, from 1, for n ≥ 0.
    struct PlaceTest: Hashable, Sendable {
        var step: Int
        var offset: Int
        var isFromEnd = false
        /// Whether the object must have no siblings.
        var isOnly = false

        func holds(_ place: Int, of count: Int) -> Bool {
            if isOnly { return count == 1 }
            let difference = (isFromEnd ? count - place + 1 : place) - offset
            if step == 0 { return difference == 0 }
            return difference % step == 0 && difference / step >= 0
        }
    }
}

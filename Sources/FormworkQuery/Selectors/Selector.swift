public import FormworkModel

extension InterfaceDocument {
    /// A question to documents, in the spirit of the selectors of CSS: `scene[title=Login] button`, `constraint[constant>16]`.
    ///
    /// The article <doc:Selectors> has the grammar and what each part means.
    public struct Selector: Hashable, Sendable {
        /// The selector as it was written.
        public let text: String
        /// What is meant where any of these is.
        let paths: [Path]

        /// Reads a selector.
        ///
        /// - Throws: `SelectorError`, with the column of what cannot be read.
        /// - Complexity: O(n) in the length of the text.
        public init(parsing text: String) throws(SelectorError) {
            var parser = SelectorParser(text)
            paths = try parser.selector()
            self.text = text
        }

        /// Whether it asks for what solving finds: `:ambiguous`, `:misplaced`, `:conflicting`.
        public var needsSolving: Bool { paths.contains(where: \.needsSolving) }

        public static func == (left: Selector, right: Selector) -> Bool { left.paths == right.paths }

        public func hash(into hasher: inout Hasher) { hasher.combine(paths) }
    }
}

extension Selector {
    /// Compounds from left to right, each bound to the one before it: `stackView > label`.
    struct Path: Hashable, Sendable {
        var steps: [Step]

        var needsSolving: Bool { steps.contains { $0.compound.conditions.contains(where: \.needsSolving) } }
    }

    /// A compound, and how it is bound to what stands before it.
    struct Step: Hashable, Sendable {
        /// Nil where nothing stands before it; that of a path inside `:has(…)` is bound to the object that is asked.
        var combinator: Combinator?
        var compound: Compound
    }

    /// How what stands behind it lies to what stands before it.
    enum Combinator: Hashable, Sendable {
        /// Somewhere in it.
        case descendant
        /// Directly in it.
        case child
        /// The next one beside it.
        case next
        /// Beside it, later.
        case later
        /// What it leads to, by a connection or reference of a name; nil for any.
        case leads(to: String?)
        /// What leads to it.
        case comes(from: String?)
    }

    /// What one object has to be: a type, and conditions.
    struct Compound: Hashable, Sendable {
        /// An element's name, or a word for several; nil for any object.
        var type: String?
        var conditions: [Condition] = []
    }

    /// Something that holds for an object, or not.
    indirect enum Condition: Hashable, Sendable {
        case id(String)
        case isOfClass(String)
        case attribute(AttributeTest)
        case isRoot
        case isHidden
        case solved(SolvedMark)
        /// It has a connection of a kind and a name; nil for any name.
        case connects(Connection.Kind, String?)
        case place(PlaceTest)
        case any([Path])
        case none([Path])
        /// It stands so to something.
        case has([Path])
        /// A constraint or connection that speaks of something.
        case of([Path])

        var needsSolving: Bool {
            switch self {
            case .solved: true
            case .any(let paths), .none(let paths), .has(let paths), .of(let paths): paths.contains(where: \.needsSolving)
            default: false
            }
        }
    }

    /// What solving may have found of an object.
    enum SolvedMark: String, Hashable, Sendable, CaseIterable { case ambiguous, misplaced, conflicting }

    /// Which of the objects beside each other: those at `step · n + offset`, from 1, for n from 0 on.
    struct PlaceTest: Hashable, Sendable {
        var step: Int
        var offset: Int
        var isFromEnd = false
        /// Whether it has to be the only one.
        var isOnly = false

        func holds(_ place: Int, of count: Int) -> Bool {
            if isOnly { return count == 1 }
            let difference = (isFromEnd ? count - place + 1 : place) - offset
            if step == 0 { return difference == 0 }
            return difference % step == 0 && difference / step >= 0
        }
    }
}

/// A class, or an extension or category of a class, as declared in a source file.
package struct TypeFacts: Hashable, Sendable {
    package enum Kind: UInt8, Sendable, CaseIterable {
        case `class`
        /// A Swift extension, or an Objective-C category, class extension or implementation.
        case `extension`
        case `protocol`
        /// A structure or an enumeration.
        case other
    }

    package enum Language: UInt8, Sendable, CaseIterable {
        case swift
        case objectiveC
    }

    package var kind: Kind
    package var language: Language
    /// The name, qualified with the enclosing types: `Outer.Inner`.
    package var name: String
    /// The Objective-C name given in Swift source.
    package var objectiveCName: String?
    /// The inherited types and conformances, in order, without generic arguments.
    package var inherits: [String]
    package var properties: [PropertyFacts] = []
    package var methods: [MethodFacts] = []
    /// Whether it accepts values for undeclared keys (`setValue(_:forUndefinedKey:)`).
    package var acceptsUndefinedKeys = false
    /// Whether a macro may add members that the source doesn't show.
    package var hasUnseenMembers = false
    /// The names that its code assigns to.
    package var assigned: Set<String> = []
    package var position: SourcePosition

    package init(
        _ kind: Kind, language: Language, name: String, objectiveCName: String? = nil, inherits: [String] = [], position: SourcePosition
    ) {
        self.kind = kind
        self.language = language
        self.name = name
        self.objectiveCName = objectiveCName
        self.inherits = inherits
        self.position = position
    }
}

/// A class, or an extension or category of one, as a source file declares it.
package struct TypeFacts: Hashable, Sendable {
    package enum Kind: UInt8, Sendable, CaseIterable {
        case `class`
        /// An extension of Swift, a category, a class extension or an implementation of Objective-C.
        case `extension`
        case `protocol`
        /// A structure or an enumeration: no class, but a name.
        case other
    }

    package enum Language: UInt8, Sendable, CaseIterable {
        case swift
        case objectiveC
    }

    package var kind: Kind
    package var language: Language
    /// With the types that it stands in: `Outer.Inner`.
    package var name: String
    /// Its name in Objective-C, where Swift's source says one.
    package var objectiveCName: String?
    /// What it inherits from or conforms to, in its order, without the arguments of generic types.
    package var inherits: [String]
    package var properties: [PropertyFacts] = []
    package var methods: [MethodFacts] = []
    /// Whether it takes values for keys that it does not declare (`setValue(_:forUndefinedKey:)`).
    package var takesUndefinedKeys = false
    /// Whether a macro may add members that the source does not show.
    package var hasUnseenMembers = false
    /// The names to which its code gives a value.
    package var assigned: Set<String> = []
    package var position: SourcePosition

    package init(
        _ kind: Kind, _ language: Language, name: String, objectiveCName: String? = nil, inherits: [String] = [], position: SourcePosition
    ) {
        self.kind = kind
        self.language = language
        self.name = name
        self.objectiveCName = objectiveCName
        self.inherits = inherits
        self.position = position
    }
}

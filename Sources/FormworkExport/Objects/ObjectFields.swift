/// What is told of objects besides what they are: `formwork import --fields`.
public struct ObjectFields: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The attributes as they are written.
    public static let attributes = ObjectFields(rawValue: 1)
    /// The values in an object: colors, fonts, texts, states, a cell.
    public static let values = ObjectFields(rawValue: 2)
    /// Outlets, outlet collections, actions, segues and the other connections from an object.
    public static let connections = ObjectFields(rawValue: 4)
    /// User-defined runtime attributes.
    public static let runtimeAttributes = ObjectFields(rawValue: 8)
    /// What is different under some traits.
    public static let variations = ObjectFields(rawValue: 16)
    /// The constraints that a view holds.
    public static let constraints = ObjectFields(rawValue: 32)
    /// A view's layout guides.
    public static let guides = ObjectFields(rawValue: 64)
    /// The objects that are no views, such as items of bars and menus, gesture recognizers, columns and placeholders.
    public static let objects = ObjectFields(rawValue: 128)

    /// The names by which they are chosen.
    public static let named: [(name: String, field: ObjectFields)] = [
        ("attributes", .attributes), ("values", .values), ("connections", .connections), ("runtimeAttributes", .runtimeAttributes),
        ("variations", .variations), ("constraints", .constraints), ("guides", .guides), ("objects", .objects), ("all", .all),
    ]

    /// All of them.
    public static let all = ObjectFields(rawValue: 255)
    /// What is told where nothing is chosen: all but attributes and values, which are as long as the document.
    public static let usual: ObjectFields = [.connections, .runtimeAttributes, .variations, .constraints, .guides, .objects]
}

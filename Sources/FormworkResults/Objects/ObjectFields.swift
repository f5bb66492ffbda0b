/// The details of objects in the output: `formwork import --fields`.
public struct ObjectFields: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The attributes as written in the document.
    public static let attributes = ObjectFields(rawValue: 1)
    /// The values of an object: colors, fonts, texts, states, a cell.
    public static let values = ObjectFields(rawValue: 2)
    /// Outlets, outlet collections, actions, segues and the other connections of an object.
    public static let connections = ObjectFields(rawValue: 4)
    /// User-defined runtime attributes.
    public static let runtimeAttributes = ObjectFields(rawValue: 8)
    /// Variations by size class or other traits.
    public static let variations = ObjectFields(rawValue: 16)
    /// The constraints of a view.
    public static let constraints = ObjectFields(rawValue: 32)
    /// A view's layout guides.
    public static let guides = ObjectFields(rawValue: 64)
    /// Objects that aren't views, such as bar and menu items, gesture recognizers, columns and placeholders.
    public static let objects = ObjectFields(rawValue: 128)

    /// The names of the fields on the command line.
    public static let named: [(name: String, field: ObjectFields)] = [
        ("attributes", .attributes), ("values", .values), ("connections", .connections), ("runtimeAttributes", .runtimeAttributes),
        ("variations", .variations), ("constraints", .constraints), ("guides", .guides), ("objects", .objects), ("all", .all),
    ]

    /// All fields.
    public static let all = ObjectFields(rawValue: 255)
    /// The default: all fields except attributes and values, which are as long as the document.
    public static let usual: ObjectFields = [.connections, .runtimeAttributes, .variations, .constraints, .guides, .objects]
}

/// A setting of a target that names a document to begin with.
struct Setting: Hashable, Sendable {
    var key: String
    var value: String
    /// From 1.
    var line: Int
}

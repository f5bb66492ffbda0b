/// A view whose hiding others follow.
public struct CodeMaster: Hashable, Sendable {
    /// The unit's number of the master.
    public let view: Int
    /// The views that are hidden with it, masters' masters included, as numbers.
    public let views: [Int]
    /// The constraints whose constants become 0, as numbers.
    public let constraints: [Int]
}

/// One of the two sides of a merge.
public enum MergeSide: String, Hashable, Sendable, CaseIterable {
    /// The side whose formatting and order are kept: in git, the checked-out branch.
    case ours
    /// The side that is merged into ours.
    case theirs

    /// The other side.
    var other: MergeSide { self == .ours ? .theirs : .ours }
}

/// A conflict: both sides changed the same thing in different ways, and a user has to decide.
public struct MergeConflict: Hashable, Sendable {
    /// A kind of conflict.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Different values of an attribute, a text or a name.
        case value
        /// An object that one side removed and the other one changed or newly refers to.
        case removal
        /// An object that both sides moved to different places.
        case place
        /// Children that both sides reordered differently.
        case order
        /// Different parts in a place for only one.
        case part
    }

    /// The kind of conflict.
    public var kind: Kind
    /// The scene's name for a user; nil in a XIB.
    public var scene: String?
    /// The object's name for a user: `Sign In (button)`.
    public var object: String
    /// The property, in words; nil where the conflict is about the object itself.
    public var property: String?
    /// Our side's value.
    public var ours: String?
    /// Their side's value.
    public var theirs: String?
    /// The id of the object, where it has one.
    public var objectID: String?
    /// The merge entry with the conflict.
    var entry: Int

    /// The conflict in one line: `Login ▸ Sign In (button): title: ours "Log in", theirs "Enter"`.
    public var line: String {
        let place = [scene, object.isEmpty ? nil : object].compactMap { $0 }.joined(separator: " ▸ ")
        let sides = "ours \(ours ?? "removed"), theirs \(theirs ?? "removed")"
        let text = property.map { "\($0): \(sides)" } ?? sides
        return place.isEmpty ? text : "\(place): \(text)"
    }
}

/// One of the two documents that a merge brings together.
public enum MergeSide: String, Hashable, Sendable, CaseIterable {
    /// The side whose formatting and order stand: in git the branch that is checked out.
    case ours
    /// The side that is merged into it.
    case theirs

    /// The other one.
    var other: MergeSide { self == .ours ? .theirs : .ours }
}

/// Something that both sides changed, each in its own way: a person has to decide.
public struct MergeConflict: Hashable, Sendable {
    /// What collides.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Both sides gave an attribute, a text or a name another value.
        case value
        /// One side took away what the other one changed, or refers to anew.
        case removal
        /// Both sides moved an object, to different places.
        case place
        /// Both sides put the children of an element in another order.
        case order
        /// Both sides put something else in one place that has room for one thing.
        case part
    }

    /// What collides.
    public var kind: Kind
    /// What a person would call the scene; nil in a XIB.
    public var scene: String?
    /// What a person would call the object: `Sign In (button)`.
    public var object: String
    /// What of the object, in words; nil where it is the object itself.
    public var property: String?
    /// What our side says.
    public var ours: String?
    /// What their side says.
    public var theirs: String?
    /// The id of the object, where it has one.
    public var objectID: String?
    /// The entry of the merge whose element is put between markers.
    var entry: Int

    /// The whole conflict in a line: `Login ▸ Sign In (button): title: ours "Log in", theirs "Enter"`.
    public var line: String {
        let place = [scene, object.isEmpty ? nil : object].compactMap { $0 }.joined(separator: " ▸ ")
        let sides = "ours \(ours ?? "removed"), theirs \(theirs ?? "removed")"
        let text = property.map { "\($0): \(sides)" } ?? sides
        return place.isEmpty ? text : "\(place): \(text)"
    }
}

public import FormworkModel
import FormworkTree

/// Sets attributes of objects: `set Title text="Sign in" textColor=labelColor`.
public struct SetOperation: Hashable, Sendable {
    /// The objects to change: all matches of a selector, or the one with a name.
    public var target: EditTarget
    /// The values, in the order in which they are set.
    public var settings: [AttributeSetting]

    /// An operation that sets attributes.
    public init(_ target: EditTarget, _ settings: [AttributeSetting]) {
        self.target = target
        self.settings = settings
    }

    /// Creates an operation from an assignment of `formwork apply --set`: `a1B-c2-D3e.constant=8`.
    public init(_ assignment: DocumentEditor.Assignment) {
        self.init(EditTarget(assignment.id), [AttributeSetting(assignment.name, assignment.value)])
    }

    func apply(to session: inout EditSession) throws(EditError) {
        // For a scene, its controller is changed.
        let elements = try session.all(target).map { $0.asScene?.controller ?? $0 }
        try Self.set(settings, of: elements, in: &session)
        if elements.count == 1 { session.last = elements[0].id }
    }

    /// Sets attributes of elements, all or none.
    static func set(_ settings: [AttributeSetting], of elements: [Element], in session: inout EditSession) throws(EditError) {
        let before = session
        var (notes, resources): ([String], [ElementFragment]) = ([], [])
        try session.edit { editor throws(EditError) in
            for element in elements {
                var writer = AttributeWriter(element)
                for setting in settings {
                    try writer.set(setting, with: &editor) { target throws(EditError) in try before.one(target) }
                }
                writer.finish(&editor)
                resources += writer.resources
                notes += writer.notes
            }
            editor.list(resources)
        }
        for note in notes { session.note(note) }
    }
}

import FormworkModel

/// Adds a layout guide of a view: `add guide safeArea to Form`, `add guide contentLayoutGuide to Scroll`.
public struct AddGuideOperation: Hashable, Sendable {
    /// `safeArea`, `contentLayoutGuide` or `frameLayoutGuide`.
    public var kind: String
    /// The view that the guide belongs to.
    public var owner: EditTarget
    /// The position of the kind in its command.
    var place = CommandPosition()

    /// An operation that adds a guide.
    public init(_ kind: String, to owner: EditTarget) { (self.kind, self.owner) = (kind, owner) }

    func apply(to session: inout EditSession) throws(EditError) {
        guard let known = ConstraintItem.guideKinds[kind] else {
            let kinds = ["safeArea", "contentLayoutGuide", "frameLayoutGuide"]
            throw EditError(
                .missing(
                    "there is no guide '\(kind)'; available: \(kinds.joined(separator: ", "))", near: NearNames.of(kind, among: kinds)),
                column: place.column)
        }
        let view = try session.container(owner)
        session.last = try ConstraintItem.guide(known, of: view, target: owner, in: &session).id
    }
}

import FormworkModel
import FormworkQuery

// Long scripts: excerpts of the document take the changes, and the document is written once for many commands.
extension EditSession {
    /// The fewest commands for which an excerpt pays off.
    private static let fewest = 8
    /// The number of excerpts for the commands of a script, and of excerpts of each excerpt.
    private static let branches = 16
    /// The most commands that are made in the whole document until an excerpt is tried again.
    private static let longestPause = 64

    /// Makes edits up to the first one that cannot be made.
    ///
    /// - Returns: the number of edits, and why the next one cannot be made. In an excerpt that may be because it needs the whole document.
    mutating func make(_ operations: ArraySlice<EditOperation>) -> (count: Int, error: EditError?) {
        let size = max(Self.fewest, operations.count / Self.branches)
        var (place, next, pause) = (operations.startIndex, operations.startIndex, 1)
        while place < operations.endIndex {
            let part = operations[place...].prefix(size)
            let made = place < next || operations.count <= Self.fewest ? 0 : makeInExcerpt(part)
            place += made
            if made == part.count { continue }
            do { try make(operations[place]) } catch { return (place - operations.startIndex, error) }
            place += 1
            if place <= next { continue }
            pause = made > 0 ? 1 : min(pause * 2, Self.longestPause)
            if made == 0 { next = place + pause }
        }
        return (operations.count, nil)
    }

    /// Makes an edit, or throws without a change.
    private mutating func make(_ operation: EditOperation) throws(EditError) {
        let before = self
        do throws(EditError) {
            try settle { session throws(EditError) in try operation.apply(to: &session) }
            if let excerpt, !excerpt.isIntact(document) { throw EditError(.missing("the object has parts that are left out", near: [])) }
        } catch {
            self = before
            throw error
        }
    }

    /// Makes edits in an excerpt.
    ///
    /// - Returns: the number of edits.
    private mutating func makeInExcerpt(_ operations: ArraySlice<EditOperation>) -> Int {
        guard let plan = ExcerptPlan(operations, of: self), plan.count > 1, let excerpt = Excerpt(plan) else { return 0 }
        var session = EditSession(excerpt, of: self)
        let count = session.make(operations.prefix(plan.count)).count
        take(session)
        return count
    }
}

extension Excerpt {
    /// The objects that a name means in the whole document too; none where that is not certain.
    func objects(_ name: String, as kind: ObjectKind, in document: InterfaceDocument) -> [Element] {
        let id = InterfaceDocument.id(in: name)
        let isNamed = named.contains(name)
        guard isNamed || document.element(id: id) != nil || document.scenes.contains(where: { $0.id == id }) else { return [] }
        let found = document.identified(by: name, as: kind)
        return found.isEmpty && isNamed ? InterfaceDocument.called(name, among: kind.all(in: document, scene: nil)) : found
    }
}

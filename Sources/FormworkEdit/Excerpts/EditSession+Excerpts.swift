import FormworkModel
import FormworkQuery

// Long scripts are applied to excerpts of the document, so that the whole document is written once for many commands.
extension EditSession {
    /// The fewest commands for which an excerpt pays off.
    private static let fewest = 8
    /// The number of excerpts per script, and of nested excerpts per excerpt.
    private static let branches = 16
    /// The most commands to apply to the whole document before an excerpt is tried again.
    private static let longestPause = 64

    /// Applies edits up to the first one that fails.
    ///
    /// - Returns: the number of applied edits, and the error of the next one. In an excerpt, the error may only mean that the edit needs the whole
    ///   document.
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

    /// Applies an edit, or throws without a change.
    private mutating func make(_ operation: EditOperation) throws(EditError) {
        let before = self
        do throws(EditError) {
            try settle { session throws(EditError) in try operation.apply(to: &session) }
            if let excerpt, !excerpt.isIntact(document) {
                throw EditError(.missing("the object has parts that the excerpt lacks", near: []))
            }
        } catch {
            self = before
            throw error
        }
    }

    /// Applies edits to an excerpt.
    ///
    /// - Returns: the number of applied edits.
    private mutating func makeInExcerpt(_ operations: ArraySlice<EditOperation>) -> Int {
        guard let plan = ExcerptPlan(operations, of: self), plan.count > 1, let excerpt = Excerpt(plan) else { return 0 }
        var session = EditSession(excerpt, of: self)
        let count = session.make(operations.prefix(plan.count)).count
        take(session)
        return count
    }
}

extension Excerpt {
    /// Returns the objects that a name means in the whole document too; empty where that is uncertain.
    func objects(_ name: String, as kind: InterfaceDocument.ObjectKind, in document: InterfaceDocument) -> [Element] {
        let id = InterfaceDocument.id(in: name)
        let isNamed = named.contains(name)
        guard isNamed || document.element(id: id) != nil || document.scenes.contains(where: { $0.id == id }) else { return [] }
        let found = document.identified(by: name, as: kind)
        return found.isEmpty && isNamed ? InterfaceDocument.called(name, among: kind.all(in: document, scene: nil)) : found
    }
}

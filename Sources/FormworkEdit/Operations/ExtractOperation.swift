import FormworkModel
import FormworkQuery

/// Extracts scenes into a new storyboard, and leaves references in their place: `extract scene Details to Details.storyboard`.
///
/// Segues to the scenes lead to the references. For segues back, the new storyboard has references to the old one. Both documents must be written, or
/// none.
public struct ExtractOperation: Hashable, Sendable {
    /// The scenes: all matches of a selector, or the one with a name. The first one becomes the new storyboard's initial scene.
    public var target: EditTarget
    /// The new storyboard's path, relative to the folder of the old one.
    public var path: String
    /// The position of the path in its command.
    var place = CommandPosition()

    /// An operation that extracts scenes into a new storyboard.
    public init(_ target: EditTarget, to path: String) { (self.target, self.path) = (target, path) }

    func apply(to session: inout EditSession) throws(EditError) {
        let name = try storyboardName(in: session)
        guard let oldName = session.name else {
            throw EditError(
                .unusableObject("the document has no file name that the new storyboard could refer to"), column: nil)
        }
        let document = session.document
        guard document.kind == .storyboard, document.platform != .watchOS else {
            throw EditError(.unusableObject("scenes can be extracted from iOS, tvOS and macOS storyboards only"), column: target.column)
        }
        let plan = try ExtractionPlan(try controllers(in: session), in: document, column: target.column)
        var last: String?
        var extract = DocumentEditor(document)
        plan.extract(with: &extract, leadingBackTo: oldName)
        let extracted = UsedResources.withoutUnused(extract.finish())
        try session.edit { editor throws(EditError) in last = plan.leave(with: &editor, referringTo: name) }
        session.extracted = session.extracted.map { earlier in
            EditResult.Extract(path: earlier.path, document: plan.redirect(earlier.document, from: oldName, to: name))
        }
        session.extracted.append(EditResult.Extract(path: path, document: extracted))
        session.last = last
        session.note("\(plan.words) \(plan.controllers.count == 1 ? "is" : "are") now in '\(path)'")
        for text in plan.notes { session.note(text) }
    }

    private func controllers(in session: EditSession) throws(EditError) -> [Element] {
        var found: [Element] = []
        for element in try session.all(target, as: .scene) {
            guard let controller = element.asScene?.controller, controller.id != nil else {
                throw EditError(.unusableObject("'\(target.text)' has no controller"), column: target.column)
            }
            found.append(controller)
        }
        return found
    }

    /// Returns the name by which references refer to the new storyboard: its file's name.
    private func storyboardName(in session: EditSession) throws(EditError) -> String {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let file = parts.last ?? ""
        let isPath =
            parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." } && path.unicodeScalars.allSatisfy { $0.value >= 0x20 }
            && !path.contains("\\") && file.hasSuffix(".storyboard") && file.count > ".storyboard".count
        guard isPath, path.utf8.count <= 1000 else {
            throw EditError(
                .unusableValue(path, of: "storyboard", expected: "a path such as Details.storyboard, inside the document's folder"),
                column: place.column)
        }
        let name = String(file.dropLast(".storyboard".count))
        // References name storyboards without their folders. A bundle has all of them in one folder, possibly on a file system that ignores case.
        let others = session.extracted.map { String(($0.path.split(separator: "/").last ?? "").dropLast(".storyboard".count)) }
        if (others + [session.name ?? ""]).contains(where: { $0.lowercased() == name.lowercased() }) {
            throw EditError(.unusableValue(path, of: "storyboard", expected: "a name that no other storyboard has"), column: place.column)
        }
        return name
    }
}

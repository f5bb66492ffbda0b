import FormworkModel
import FormworkQuery
import Synchronization

/// Finds the requested scene by name, and records whether any document has it.
final class SceneChoice: Sendable {
    /// The scene's id or name, or a selector; nil for all scenes.
    private let name: String?
    private let state = Mutex<(isFound: Bool, error: NameLookupError?)>((false, nil))

    init(_ name: String?) { self.name = name }

    /// Whether all scenes are requested.
    var isForAll: Bool { name == nil }

    /// Returns the requested scene of a document; nil if all are requested or the document doesn't have it.
    ///
    /// - Throws: `NameLookupError` if several scenes match.
    func scene(of document: InterfaceDocument) throws(NameLookupError) -> Scene? {
        guard let name else { return nil }
        do throws(InterfaceDocument.ObjectNameError) {
            let scene = try document.object(named: name, as: .scene).asScene
            state.withLock { $0.isFound = true }
            return scene
        } catch {
            let unmet = NameLookupError.object(error)
            if unmet.isAmbiguous { throw unmet }
            state.withLock { if $0.error?.knowsOthers != true { $0.error = unmet } }
            return nil
        }
    }

    /// Returns the scene's id; nil if all are requested. If the document doesn't have the scene, returns the name, which no scene has as id.
    ///
    /// - Throws: `NameLookupError` if several scenes match.
    func id(in document: InterfaceDocument) throws(NameLookupError) -> String? {
        guard let name else { return nil }
        return try scene(of: document)?.id ?? name
    }

    /// Returns the name if no scene of a document has it. It may be the name of a screen in a picture.
    ///
    /// - Throws: `NameLookupError` if several scenes match.
    func otherName(in document: InterfaceDocument) throws(NameLookupError) -> String? { try scene(of: document) == nil ? name : nil }

    /// Records that a document has the requested scene under another name.
    func isMet() { state.withLock { $0.isFound = true } }

    /// The error if no document has the scene.
    var failure: String? { state.withLock { name == nil || $0.isFound ? nil : $0.error?.description } }
}

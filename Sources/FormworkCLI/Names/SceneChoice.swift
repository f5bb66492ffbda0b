import FormworkModel
import FormworkQuery
import Synchronization

/// Finds the scene that is asked for by name, and remembers whether any document has it.
final class SceneChoice: Sendable {
    /// The scene's id, what it is called, a selector; nil for all scenes.
    private let name: String?
    private let state = Mutex<(isFound: Bool, error: UnmetName?)>((false, nil))

    init(_ name: String?) { self.name = name }

    /// Whether all scenes are asked for.
    var isForAll: Bool { name == nil }

    /// The scene of a document; nil where all are asked for, and where it has none such.
    ///
    /// - Throws: `UnmetName` where the name means several scenes.
    func scene(of document: InterfaceDocument) throws(UnmetName) -> Scene? {
        guard let name else { return nil }
        do throws(ObjectNameError) {
            let scene = try document.object(named: name, as: .scene).asScene
            state.withLock { $0.isFound = true }
            return scene
        } catch {
            let unmet = UnmetName.object(error)
            if unmet.isAmbiguous { throw unmet }
            state.withLock { if $0.error?.knowsOthers != true { $0.error = unmet } }
            return nil
        }
    }

    /// The scene's id; nil where all are asked for. Where the document has none such it is one that no scene has.
    ///
    /// - Throws: `UnmetName` where the name means several scenes.
    func id(in document: InterfaceDocument) throws(UnmetName) -> String? {
        guard let name else { return nil }
        return try scene(of: document)?.id ?? name
    }

    /// The name, where a document has no scene that is called so: it may be what a picture calls one of its screens.
    ///
    /// - Throws: `UnmetName` where the name means several scenes.
    func otherName(in document: InterfaceDocument) throws(UnmetName) -> String? { try scene(of: document) == nil ? name : nil }

    /// Remembers that a document has what is asked for, by another name.
    func isMet() { state.withLock { $0.isFound = true } }

    /// What there is to say when no document has the scene.
    var failure: String? { state.withLock { name == nil || $0.isFound ? nil : $0.error?.description } }
}

import FormworkDiagnostics
import FormworkModel
import Synchronization

/// Finds the scene that is asked for by id, and remembers whether any document has it.
final class SceneChoice: Sendable {
    /// The scene's id; nil for all scenes.
    let id: String?
    private let isFound = Mutex(false)
    private let known = Mutex<Set<String>>([])

    init(_ id: String?) { self.id = id }

    /// Notes the scenes of a document.
    func note(_ document: InterfaceDocument) {
        guard let id else { return }
        let ids = document.kind == .storyboard ? document.scenes.compactMap(\.id) : []
        if ids.contains(id) { isFound.withLock { $0 = true } }
        known.withLock { $0.formUnion(ids) }
    }

    /// What there is to say when no document has the scene.
    var failure: String? {
        guard let id, !isFound.withLock({ $0 }) else { return nil }
        let ids = known.withLock { $0.sorted() }
        return "there is no scene '\(id)'; \(ids.choices)"
    }
}

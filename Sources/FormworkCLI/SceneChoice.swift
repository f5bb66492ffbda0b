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
        let hint = ids.isEmpty ? "there are none" : "there are: " + ids.prefix(20).joined(separator: ", ") + (ids.count > 20 ? ", …" : "")
        return "there is no scene '\(id)'; \(hint)"
    }
}

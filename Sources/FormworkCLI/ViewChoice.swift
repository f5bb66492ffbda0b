import FormworkModel
import FormworkTemplates
import Synchronization

/// Finds the view that is asked for by name, and remembers whether any document has it.
///
/// Of many files it is in one: only where no file has it, that is an error. In a single file it is one at once.
final class ViewChoice: Sendable {
    private let name: String
    private let scene: String?
    private let isSingle: Bool
    private let state = Mutex<(isFound: Bool, error: StateNameError?)>((false, nil))

    /// - Parameters:
    ///   - name: The view's id, its label, or a text that it shows.
    ///   - scene: The id of the only scene whose views are meant; nil for all.
    ///   - paths: Where it is sought.
    init(_ name: String, scene: String?, paths: [String]) {
        self.name = name
        self.scene = scene
        isSingle = InputFiles(paths, standardInputName: nil).files.count == 1
    }

    /// The view of a document; nil where it has none such and others may.
    ///
    /// - Throws: `StateNameError` where the name means several views, or none in the only file.
    func find(in document: InterfaceDocument) throws(StateNameError) -> View? {
        do {
            let view = try document.view(named: name, scene: scene.flatMap { id in document.scenes.first { $0.id == id } })
            state.withLock { $0.isFound = true }
            return view
        } catch {
            if isSingle || !error.ambiguous.isEmpty { throw error }
            state.withLock { if $0.error?.known.isEmpty ?? true { $0.error = error } }
            return nil
        }
    }

    /// What there is to say when no document has the view.
    var failure: String? { state.withLock { $0.isFound ? nil : $0.error?.description } }
}

import FormworkModel
import Synchronization

/// Finds the view that is asked for by name, and remembers whether any document has it.
///
/// Of many files it is in one: only where no file has it, that is an error. In a single file it is one at once.
final class ViewChoice: Sendable {
    private let name: String
    private let scene: SceneChoice
    private let isSingle: Bool
    private let state = Mutex<(isFound: Bool, error: UnmetName?)>((false, nil))

    /// - Parameters:
    ///   - name: The view's id, its label, a text that it shows, a selector.
    ///   - scene: The only scene whose views are meant.
    ///   - paths: Where it is sought.
    init(_ name: String, scene: SceneChoice, paths: [String]) {
        self.name = name
        self.scene = scene
        isSingle = InputFiles(paths, standardInputName: nil).files.count == 1
    }

    /// The view of a document; nil where it has none such and others may.
    ///
    /// - Throws: `UnmetName` where the name means several views, or none in the only file.
    func find(in document: InterfaceDocument) throws(UnmetName) -> View? {
        do throws(UnmetName) {
            let view = try document.namedView(name, scene: try scene.scene(of: document))
            state.withLock { $0.isFound = true }
            return view
        } catch {
            if isSingle || error.isAmbiguous { throw error }
            state.withLock { if $0.error?.knowsOthers != true { $0.error = error } }
            return nil
        }
    }

    /// What there is to say when no document has the view.
    var failure: String? { state.withLock { $0.isFound ? nil : $0.error?.description } }
}

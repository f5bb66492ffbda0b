import FormworkModel
import Synchronization

/// Finds the requested view by name, and records whether any document has it.
///
/// Among several files, a missing view is an error only if no file has it. In a single file it is an error immediately.
final class ViewChoice: Sendable {
    private let name: String
    private let scene: SceneChoice
    private let isSingle: Bool
    private let state = Mutex<(isFound: Bool, error: NameLookupError?)>((false, nil))

    /// - Parameters:
    ///   - name: the view's id, its label, a text that it shows, or a selector.
    ///   - scene: the scene to which the search is limited.
    ///   - paths: the files to search.
    init(_ name: String, scene: SceneChoice, paths: [String]) {
        self.name = name
        self.scene = scene
        isSingle = InputFiles(paths, standardInputName: nil).files.count == 1
    }

    /// Returns the view of a document; nil if it doesn't have it but other files may.
    ///
    /// - Throws: `NameLookupError` if several views match, or if none does in the only file.
    func find(in document: InterfaceDocument) throws(NameLookupError) -> View? {
        do throws(NameLookupError) {
            let view = try document.namedView(name, scene: try scene.scene(of: document))
            state.withLock { $0.isFound = true }
            return view
        } catch {
            if isSingle || error.isAmbiguous { throw error }
            state.withLock { if $0.error?.knowsOthers != true { $0.error = error } }
            return nil
        }
    }

    /// The error if no document has the view.
    var failure: String? { state.withLock { $0.isFound ? nil : $0.error?.description } }
}

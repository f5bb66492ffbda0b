import FormworkLayout
import FormworkModel
import FormworkTemplates
import Synchronization

/// Brings documents into the requested state, and records the names that no document has.
///
/// Among several files, a step with an unknown name leaves a file unchanged and is an error only if no file has the name. In a single
/// file it is an error immediately.
final class StateChoice: Sendable {
    /// The steps, in order.
    let steps: [LayoutState.Step]
    private let scene: SceneChoice
    private let isSingle: Bool
    private let found = Mutex<Set<LayoutState.Step>>([])
    private let unknown = Mutex<[LayoutState.Step: NameLookupError]>([:])

    init(_ steps: [LayoutState.Step], scene: SceneChoice, paths: [String]) {
        self.steps = steps
        self.scene = scene
        isSingle = !steps.isEmpty && InputFiles(paths, standardInputName: nil).files.count == 1
    }

    /// Returns the document after all steps that apply to it.
    ///
    /// - Throws: `NameLookupError` if a name is ambiguous, or if it is unknown in the only file.
    func stage(_ document: InterfaceDocument, options: LayoutOptions) throws(NameLookupError) -> StagedDocument {
        let scene = try scene.scene(of: document)
        var stage = StagedDocument(document, on: options, scene: scene)
        for step in steps {
            do throws(NameLookupError) {
                let named = try document.step(step, scene: scene)
                do throws(LayoutState.NameError) { try stage.take(named) } catch { throw .step(error) }
                found.withLock { _ = $0.insert(step) }
            } catch {
                if isSingle || error.isAmbiguous { throw error }
                unknown.withLock { if $0[step]?.knowsOthers != true { $0[step] = error } }
            }
        }
        return stage
    }

    /// The error about the first step with a name that no document has; nil if there is none.
    var failure: String? {
        for step in steps where !found.withLock({ $0.contains(step) }) {
            if let error = unknown.withLock({ $0[step] }) { return error.description }
        }
        return nil
    }
}

import FormworkLayout
import FormworkModel
import FormworkStates
import FormworkTemplates
import Synchronization

/// Brings documents into the state that is asked for, and remembers the names that no document has.
///
/// Of many files a template or view is in a few: a step whose name a file does not have leaves that file as it is, and is an
/// error only where no file has it. In a single file it is one at once.
final class StateChoice: Sendable {
    /// In the order in which they are taken.
    let steps: [StateStep]
    private let scene: SceneChoice
    private let isSingle: Bool
    private let found = Mutex<Set<StateStep>>([])
    private let unknown = Mutex<[StateStep: UnmetName]>([:])

    init(_ steps: [StateStep], scene: SceneChoice, paths: [String]) {
        self.steps = steps
        self.scene = scene
        isSingle = !steps.isEmpty && InputFiles(paths, standardInputName: nil).files.count == 1
    }

    /// The document with all steps taken that concern it.
    ///
    /// - Throws: `UnmetName` where a name means several things, or is unknown in the only file.
    func stage(_ document: InterfaceDocument, _ options: LayoutOptions) throws(UnmetName) -> StagedDocument {
        let scene = try scene.scene(of: document)
        var stage = StagedDocument(document, on: options, scene: scene)
        for step in steps {
            do throws(UnmetName) {
                let named = try document.step(step, scene: scene)
                do throws(StateNameError) { try stage.take(named) } catch { throw .step(error) }
                found.withLock { _ = $0.insert(step) }
            } catch {
                if isSingle || error.isAmbiguous { throw error }
                unknown.withLock { if $0[step]?.knowsOthers != true { $0[step] = error } }
            }
        }
        return stage
    }

    /// What there is to say when no document has one of the names.
    var failure: String? {
        for step in steps where !found.withLock({ $0.contains(step) }) {
            if let error = unknown.withLock({ $0[step] }) { return error.description }
        }
        return nil
    }
}

import FormworkModel
import FormworkQuery
import FormworkTemplates

extension InterfaceDocument {
    /// The view that a name means: an id, a label, a text that it shows; else whatever else stands for objects, such as a selector.
    ///
    /// - Throws: `UnmetName` where it means none, or several.
    func namedView(_ name: String, scene: Scene?) throws(UnmetName) -> View {
        do throws(StateNameError) {
            return try view(named: name, scene: scene)
        } catch {
            if !error.ambiguous.isEmpty { throw .step(error) }
            guard let view = try element(name, as: .view, scene: scene)?.asView else { throw .step(error) }
            return view
        }
    }

    /// A step, with the id of what its name means where that is no id or label of its own; as it is where it means nothing.
    ///
    /// - Throws: `UnmetName` where it means several objects, or is a selector that cannot be read.
    func step(_ step: StateStep, scene: Scene?) throws(UnmetName) -> StateStep {
        switch step {
        case .hide(let name):
            return isKnownView(name, scene) ? step : try element(name, as: .view, scene: scene)?.id.map { .hide($0) } ?? step
        case .show(let name):
            return isKnownView(name, scene) ? step : try element(name, as: .view, scene: scene)?.id.map { .show($0) } ?? step
        case .template(let name):
            if layoutTemplates.contains(where: { $0.id == name || $0.label == name }) { return step }
            return try element(name, as: .any, scene: scene)?.id.map { .template($0) } ?? step
        case .snapshot, .restore, .propagateHiding: return step
        }
    }

    /// Whether a view has the name, or several have it, so that the step itself says so.
    private func isKnownView(_ name: String, _ scene: Scene?) -> Bool {
        do throws(StateNameError) { _ = try view(named: name, scene: scene) } catch { return !error.ambiguous.isEmpty }
        return true
    }

    /// The one object that a name means; nil where it means none.
    private func element(_ name: String, as kind: ObjectKind, scene: Scene?) throws(UnmetName) -> Element? {
        do throws(ObjectNameError) {
            return try object(named: name, as: kind, in: scene)
        } catch {
            let unmet = UnmetName.object(error)
            if unmet.isAmbiguous { throw unmet }
            return nil
        }
    }
}

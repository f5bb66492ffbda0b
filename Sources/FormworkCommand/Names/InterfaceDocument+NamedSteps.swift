import FormworkModel
import FormworkQuery
import FormworkTemplates

extension InterfaceDocument {
    /// Returns the view with a name: an id, a label or a text that it shows; else any other name of an object, such as a selector.
    ///
    /// - Throws: `NameLookupError` if none or several match.
    func namedView(_ name: String, scene: Scene?) throws(NameLookupError) -> View {
        do throws(LayoutState.NameError) {
            return try view(named: name, scene: scene)
        } catch {
            if !error.ambiguous.isEmpty { throw .step(error) }
            guard let view = try element(name, as: .view, scene: scene)?.asView else { throw .step(error) }
            return view
        }
    }

    /// Returns a step whose name is replaced by the id of its object, unless it is already the name of a view. A name that matches nothing
    /// is kept.
    ///
    /// - Throws: `NameLookupError` if several objects match, or if it is an invalid selector.
    func step(_ step: LayoutState.Step, scene: Scene?) throws(NameLookupError) -> LayoutState.Step {
        switch step {
        case .hide(let name):
            return isKnownView(name, scene: scene) ? step : try element(name, as: .view, scene: scene)?.id.map { .hide($0) } ?? step
        case .show(let name):
            return isKnownView(name, scene: scene) ? step : try element(name, as: .view, scene: scene)?.id.map { .show($0) } ?? step
        case .template(let name):
            if layoutTemplates.contains(where: { $0.id == name || $0.label == name }) { return step }
            return try element(name, as: .any, scene: scene)?.id.map { .template($0) } ?? step
        case .snapshot, .restore, .propagateHiding: return step
        }
    }

    /// Whether one or several views have the name. The step itself reports an ambiguous name.
    private func isKnownView(_ name: String, scene: Scene?) -> Bool {
        do throws(LayoutState.NameError) { _ = try view(named: name, scene: scene) } catch { return !error.ambiguous.isEmpty }
        return true
    }

    /// Returns the object with a name; nil if there is none.
    private func element(_ name: String, as kind: InterfaceDocument.ObjectKind, scene: Scene?) throws(NameLookupError) -> Element? {
        do throws(InterfaceDocument.ObjectNameError) {
            return try object(named: name, as: kind, in: scene)
        } catch {
            let unmet = NameLookupError.object(error)
            if unmet.isAmbiguous { throw unmet }
            return nil
        }
    }
}

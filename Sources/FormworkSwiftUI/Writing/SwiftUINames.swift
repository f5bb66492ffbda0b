import FormworkCode
import FormworkModel

/// The names of the structures that are generated for a document's units.
struct SwiftUINames: Sendable {
    private var names: [View: String] = [:]

    init(_ units: [CodeUnit]) {
        // Names that SwiftUI uses.
        var pool = NamePool(
            reserving: ["View", "TextView", "ListView", "ScrollView", "HStackView", "ProgressView", "PreviewView"], ignoringCase: true)
        for unit in units {
            let stem = unit.name.hasSuffix("Layout") ? String(unit.name.dropLast(6)) : unit.name
            let plain = stem.hasSuffix("ViewController") ? String(stem.dropLast(10)) : stem
            let name = plain.hasSuffix("View") || plain.hasSuffix("Cell") ? plain : plain + "View"
            names[unit.root] = pool.take(name, fallback: "SceneView")
        }
    }

    func name(of unit: CodeUnit) -> String { names[unit.root] ?? "SceneView" }

    /// Returns the name of the structure for a unit's root view; nil for other views.
    func name(of view: View) -> String? { names[view] }
}

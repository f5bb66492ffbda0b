import FormworkModel
import FormworkTree

/// Adds a layout template of a scene: `add template Landscape to Reader`.
///
/// It is a copy of the scene's root view, of the class `LDOLayoutTemplate`, in which every view has its original as `targetView`. What it lays out
/// differently is edited then.
public struct AddTemplateOperation: Hashable, Sendable {
    /// What the template is called.
    public var name: String
    /// The scene, or the root view, that it is a template of.
    public var scene: EditTarget

    /// An operation that adds a layout template.
    public init(_ name: String, to scene: EditTarget) { (self.name, self.scene) = (name, scene) }

    func apply(to session: inout EditSession) throws(EditError) {
        let root = try session.container(scene)
        guard root.superview == nil, let id = root.id, let objects = root.element.topLevelObjects,
            root.element.customClass != "LDOLayoutTemplate"
        else {
            throw EditError(.unusableObject("'\(scene.text)' is no scene, and no root view of one"), column: scene.column)
        }
        if root.document.views.contains(where: {
            $0.element.customClass == "LDOLayoutTemplate" && $0.element.userLabel == name && $0.scene == root.scene
        }) {
            throw EditError(.unusableObject("there is a template '\(name)' already"), column: scene.column)
        }
        var made: String?
        try session.edit { editor throws(EditError) in
            var copy = IdentityCopy.copy(of: root.element, seeds: ["template", name, id], &editor)
            Self.target(&copy, root.element, &editor, seed: name)
            copy.setAttribute("key", to: nil)
            copy.setAttribute("userLabel", to: name)
            for attribute in ["customModule", "customModuleProvider"] { copy.setAttribute(attribute, to: nil) }
            copy.setAttribute("customClass", to: "LDOLayoutTemplate")
            editor.insert(copy, into: objects, before: nil)
            made = copy["id"]
        }
        session.last = made
        session.note("added template '\(name)' '\(made ?? "")'")
    }

    /// Has a copy of a view, and those in it, lead to their originals; other connections do not come along.
    private static func target(_ copy: inout ElementFragment, _ original: Element, _ editor: inout DocumentEditor, seed: String) {
        copy.children.removeAll { ["connections", "gestureRecognizers"].contains($0.name) }
        let originals = original.children.filter { !["connections", "gestureRecognizers"].contains($0.name) }
        // The same children in the same order: nothing but these lists was left out.
        for (place, child) in zip(copy.children.indices, originals) { target(&copy.children[place], child, &editor, seed: seed) }
        guard original.asView != nil, let id = original.id else { return }
        let outlet = ElementFragment(
            "outlet", [.init("property", "targetView"), .init("destination", id), .init("id", editor.newID(["targetView", seed, id]))])
        copy.appendPart(ElementFragment("connections", children: [outlet]))
    }
}

import FormworkModel
import FormworkTree

/// Adds a layout template for a scene: `add template Landscape to Reader`.
///
/// The template is a copy of the scene's root view, of class `LDOLayoutTemplate`, in which every view has its original as `targetView`. An outlet of
/// the scene's controller, or of the file's owner, refers to the template, because nothing else would retain it when the document is loaded. The
/// layout that differs is edited afterwards. Constraints to layout guides and to objects outside of the view are not copied, because a template
/// ignores them: those of the scene stay active.
public struct AddTemplateOperation: Hashable, Sendable {
    /// The template's name.
    public var name: String
    /// The scene, or its root view.
    public var scene: EditTarget
    /// The property of the controller, or of the file's owner, that refers to the template; nil for one that is named after the template.
    public var outlet: String?

    /// An operation that adds a layout template.
    public init(_ name: String, to scene: EditTarget, outlet: String? = nil) {
        (self.name, self.scene, self.outlet) = (name, scene, outlet)
    }

    func apply(to session: inout EditSession) throws(EditError) {
        let root = try session.container(scene)
        guard root.superview == nil, let id = root.id, let objects = root.element.topLevelObjects,
            root.element.customClass != "LDOLayoutTemplate"
        else {
            throw EditError(.unusableObject("'\(scene.text)' isn't a scene or a scene's root view"), column: scene.column)
        }
        if root.document.views.contains(where: {
            $0.element.customClass == "LDOLayoutTemplate" && $0.element.userLabel == name && $0.scene == root.scene
        }) {
            throw EditError(.unusableObject("there is already a template '\(name)'"), column: scene.column)
        }
        let owner = try Self.owner(of: root, objects, scene: scene)
        let property = try property(of: owner)
        var made: String?
        var ignored = 0
        try session.edit { editor throws(EditError) in
            var copy = IdentityCopy.copy(of: root.element, seeds: ["template", name, id], &editor)
            Self.target(&copy, original: root.element, editor: &editor, seed: name)
            ignored = Self.removeIgnoredConstraints(from: &copy)
            copy.setAttribute("key", to: nil)
            copy.setAttribute("userLabel", to: name)
            for attribute in ["customModule", "customModuleProvider"] { copy.setAttribute(attribute, to: nil) }
            copy.setAttribute("customClass", to: "LDOLayoutTemplate")
            editor.insert(copy, into: objects, before: nil)
            made = copy["id"]
            let outlet = ElementFragment(
                "outlet",
                attributes: [
                    .init("property", property), .init("destination", made ?? ""),
                    .init("id", editor.newID(["template", property, owner.id ?? "", made ?? ""])),
                ])
            editor.insert(connection: outlet, of: owner)
        }
        session.last = made
        session.note("added template '\(name)' '\(made ?? "")'")
        if ignored > 0 {
            session.note(
                "\(ignored) \(ignored == 1 ? "constraint" : "constraints") to layout guides or outside objects not copied: a template ignores "
                    + (ignored == 1 ? "it, and the scene's stays active" : "them, and the scene's stay active"))
        }
        session.note("outlet '\(property)' of \(owner.quoted) refers to it: \(owner.className) has to declare it")
    }

    /// Returns the object that retains a template: the scene's controller, or a XIB's owner.
    private static func owner(of root: View, _ objects: Element, scene: EditTarget) throws(EditError) -> Element {
        if let controller = root.scene?.controller { return controller }
        let owner = objects.children.first { $0["placeholderIdentifier"] == "IBFilesOwner" || $0.name == "customObject" && $0.id == "-2" }
        guard let owner else {
            throw EditError(
                .unusableObject("'\(scene.text)' has no controller or owner that could hold a template"), column: scene.column)
        }
        return owner
    }

    /// Returns the property that refers to the template.
    private func property(of owner: Element) throws(EditError) -> String {
        let property = outlet ?? Self.property(called: name)
        let isName =
            property.first.map { $0.isLetter || $0 == "_" } ?? false && property.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        guard isName else { throw EditError(.unusableValue(property, of: "outlet", expected: "the name of a property"), column: nil) }
        if owner.connections.contains(where: { $0["property"] == property }) {
            throw EditError(
                .unusableObject("\(owner.quoted) already has an outlet '\(property)': choose another name with 'as NAME'"),
                column: nil)
        }
        return property
    }

    /// Returns a property name for a template's name: `smallScreen` for `Small Screen`.
    private static func property(called name: String) -> String {
        let words = name.split { !$0.isLetter && !$0.isNumber }
        let text = words.enumerated().map {
            $0.offset == 0
                ? $0.element.prefix(1).lowercased() + $0.element.dropFirst()
                : $0.element.prefix(1).uppercased() + $0.element.dropFirst()
        }.joined()
        return text.first.map { $0.isNumber } ?? true ? "template" + text : text
    }

    /// Removes the constraints that a template ignores: those with an item that is not a view with a target in the template.
    ///
    /// - Returns: the number of removed constraints.
    private static func removeIgnoredConstraints(from copy: inout ElementFragment) -> Int {
        var views: Set<String> = []
        func collect(_ fragment: ElementFragment) {
            let outlets = fragment.children.first { $0.name == "connections" }?.children ?? []
            if outlets.contains(where: { $0["property"] == "targetView" }), let id = fragment["id"] { views.insert(id) }
            fragment.children.forEach(collect)
        }
        collect(copy)
        var removed: Set<String> = []
        func remove(_ fragment: inout ElementFragment) {
            if fragment.name == "constraints" {
                fragment.children.removeAll { constraint in
                    let items = ["firstItem", "secondItem"].compactMap { constraint[$0] }
                    if constraint.name != "constraint" || items.allSatisfy(views.contains) { return false }
                    removed.insert(constraint["id"] ?? "")
                    return true
                }
            }
            for place in fragment.children.indices { remove(&fragment.children[place]) }
            fragment.children.removeAll { $0.name == "constraints" && $0.children.isEmpty }
        }
        remove(&copy)
        if !removed.isEmpty { removeReferences(to: removed, from: &copy) }
        return removed.count
    }

    /// Removes the entries of variations for constraints that are gone.
    private static func removeReferences(to removed: Set<String>, from fragment: inout ElementFragment) {
        fragment.children.removeAll { ["exclude", "include"].contains($0.name) && removed.contains($0["reference"] ?? "") }
        for place in fragment.children.indices { removeReferences(to: removed, from: &fragment.children[place]) }
        fragment.children.removeAll { $0.name == "mask" && $0.children.isEmpty }
        fragment.children.removeAll { $0.name == "variation" && $0.children.isEmpty && $0.attributes.count <= 1 }
    }

    /// Connects the copies of a view and of its descendants to their originals. Other connections are not copied.
    private static func target(_ copy: inout ElementFragment, original: Element, editor: inout DocumentEditor, seed: String) {
        copy.children.removeAll { ["connections", "gestureRecognizers"].contains($0.name) }
        let originals = original.children.filter { !["connections", "gestureRecognizers"].contains($0.name) }
        // Apart from these lists, the copy has the same children in the same order.
        for (place, child) in zip(copy.children.indices, originals) {
            target(&copy.children[place], original: child, editor: &editor, seed: seed)
        }
        guard original.asView != nil, let id = original.id else { return }
        let outlet = ElementFragment(
            "outlet",
            attributes: [.init("property", "targetView"), .init("destination", id), .init("id", editor.newID(["targetView", seed, id]))])
        copy.appendPart(ElementFragment("connections", children: [outlet]))
    }
}

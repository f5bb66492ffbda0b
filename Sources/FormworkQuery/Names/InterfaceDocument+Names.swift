public import FormworkModel
import FormworkTree

extension InterfaceDocument {
    /// Returns the one object that a name means.
    ///
    /// The first of these interpretations with any match counts: an id; the unique beginning of an id, with or without `#`; a label in Interface
    /// Builder; a displayed text or a scene's name; the form in messages and paths (`label "Title"`, `Form ▸ Title`); the beginning of several ids; a
    /// selector.
    ///
    /// - Parameters:
    ///   - name: the name.
    ///   - kind: the kind of object. A controller's name also means its scene.
    ///   - scene: the only scene to search; nil for all.
    ///   - solving: computes the layout marks for selectors. By default, those that Xcode recorded count.
    /// - Throws: `ObjectNameError` where the name matches nothing, or several objects, which it then lists.
    /// - Complexity: O(1) for an id, O(n) in the size of the document for other names.
    public func object(
        named name: String, as kind: InterfaceDocument.ObjectKind = .any, in scene: Scene? = nil,
        solving: (InterfaceDocument) -> InterfaceDocument.SolvedMarks = InterfaceDocument.SolvedMarks.recorded
    ) throws(InterfaceDocument.ObjectNameError) -> Element {
        let found = try objects(named: name, as: kind, in: scene, solving: solving)
        guard found.count == 1 else { throw InterfaceDocument.ObjectNameError(name, kind: kind, candidates: found) }
        return found[0]
    }

    /// Returns all objects that a name means: see `object(named:as:in:solving:)`.
    ///
    /// - Returns: one or more objects, in document order.
    /// - Throws: `ObjectNameError` where the name matches nothing.
    /// - Complexity: O(1) for an id, O(n) in the size of the document for other names.
    public func objects(
        named name: String, as kind: InterfaceDocument.ObjectKind = .any, in scene: Scene? = nil,
        solving: (InterfaceDocument) -> InterfaceDocument.SolvedMarks = InterfaceDocument.SolvedMarks.recorded
    ) throws(InterfaceDocument.ObjectNameError) -> [Element] {
        func wanted(_ nodes: [NodeIndex]) -> [Element] { self.wanted(nodes, as: kind, in: scene) }
        let identified = identified(by: name, as: kind, in: scene)
        if !identified.isEmpty { return identified }
        let all = kind.all(in: self, scene: scene)
        let called = Self.called(name, among: all)
        if !called.isEmpty { return called }
        let printed = all.filter { Element.isPrinted($0, as: name) }
        if !printed.isEmpty { return printed }
        let beginnings = wanted(ShortReferences.nodes(beginning: Self.id(in: name), in: self))
        if !beginnings.isEmpty { return beginnings }
        do throws(InterfaceDocument.SelectorError) {
            let found = wanted(try Selector(parsing: name).matches(in: self, solving: solving).map(\.node))
            if !found.isEmpty { return found }
        } catch {
            if name.contains(where: Self.isOfSelectors) { throw InterfaceDocument.ObjectNameError(name, kind: kind, selectorError: error) }
        }
        let known = all.compactMap { element in
            if let scene = element.asScene { return scene.label ?? scene.id }
            return element.label ?? element.id
        }
        let near = NearNames.of(name, among: known + all.compactMap { $0.asScene?.id ?? $0.id })
        // There are few scenes, so their ids are listed next to their names.
        let told = kind == .scene ? Self.choices(all) : known
        throw InterfaceDocument.ObjectNameError(name, kind: kind, near: near, known: told)
    }

    /// Returns the objects with an id, or the one whose id uniquely begins with the name.
    package func identified(by name: String, as kind: InterfaceDocument.ObjectKind, in scene: Scene? = nil) -> [Element] {
        wanted(ObjectValues(self).nodes(id: Self.id(in: name)), as: kind, in: scene)
    }

    /// Returns the objects with a user-defined name, or if there are none, those that display the name.
    package static func called(_ name: String, among all: [Element]) -> [Element] {
        let named = all.filter { Element.ownNames($0).contains(name) }
        return named.isEmpty ? all.filter { Element.shownNames($0).contains(name) } : named
    }

    /// Returns the id in a name, without `#`.
    package static func id(in name: String) -> String { name.hasPrefix("#") ? String(name.dropFirst()) : name }

    private func wanted(_ nodes: [NodeIndex], as kind: InterfaceDocument.ObjectKind, in scene: Scene?) -> [Element] {
        var seen: Set<NodeIndex> = []
        return nodes.compactMap { kind.object(of: Element(document: self, node: $0)) }.filter { element in
            if let scene {
                let range = scene.record.node..<tree.nodes[scene.record.node].subtreeEnd
                guard range.contains(element.node) else { return false }
            }
            return seen.insert(element.node).inserted
        }
    }

    private static func choices(_ scenes: [Element]) -> [String] {
        scenes.compactMap(\.asScene).compactMap { scene in scene.id.map { id in scene.label.map { "\(id) (\($0))" } ?? id } }
    }

    /// Whether a character occurs in selectors, but hardly in names.
    private static func isOfSelectors(_ character: Character) -> Bool { "[]#>=".contains(character) }
}

extension Element {
    /// Returns the names that a user gave to an object; for a scene those of its controller.
    package static func ownNames(_ element: Element) -> [String] {
        if let scene = element.asScene {
            return [scene.controller?.userLabel, scene.controller?[.storyboardIdentifier]].compactMap(\.self)
        }
        return [element.userLabel].compactMap(\.self)
    }

    /// Returns the names by which an object is displayed.
    package static func shownNames(_ element: Element) -> [String] {
        if let scene = element.asScene { return [scene.label, scene.controller?.label, scene.controller?.customClass].compactMap(\.self) }
        return [element.label].compactMap(\.self)
    }

    /// Whether results print an object under a name.
    fileprivate static func isPrinted(_ element: Element, as name: String) -> Bool {
        guard let element = element.asScene.map(\.controller) ?? element else { return false }
        if element.className == name || element.shortName == name { return true }
        // A path ends with the element's description. Paths are slow to compute, so they are compared last.
        let description = element.description
        return description == name || name.hasSuffix(description) && element.path == name
    }
}

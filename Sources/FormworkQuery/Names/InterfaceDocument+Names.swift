public import FormworkModel
import FormworkTree

extension InterfaceDocument {
    /// The one object that a name means.
    ///
    /// A name is what stands in results, or a selector; the first of these that means anything counts: an id; the beginning of one id, with
    /// or without `#`; a label in Interface Builder; a text that is shown, or a scene's name; what stands in messages and paths
    /// (`label "Title"`, `Form ▸ Title`); a selector.
    ///
    /// - Parameters:
    ///   - name: the name.
    ///   - kind: what is to be named. A scene's name is that of its controller, too.
    ///   - scene: the only scene whose objects are meant; nil for all.
    ///   - solving: finds what selectors ask of the layout; without it what Xcode recorded counts.
    /// - Throws: `ObjectNameError` where the name means nothing, or several objects, which it then lists.
    /// - Complexity: O(1) for an id, O(n) in the size of the document for other names.
    public func object(
        named name: String, as kind: ObjectKind = .any, in scene: Scene? = nil,
        solving: (InterfaceDocument) -> SolvedMarks = SolvedMarks.recorded
    ) throws(ObjectNameError) -> Element {
        let found = try objects(named: name, as: kind, in: scene, solving: solving)
        guard found.count == 1 else { throw ObjectNameError(name, kind, candidates: found) }
        return found[0]
    }

    /// All objects that a name means: see `object(named:as:in:solving:)`.
    ///
    /// - Returns: one or several, in the document's order.
    /// - Throws: `ObjectNameError` where the name means nothing.
    /// - Complexity: O(1) for an id, O(n) in the size of the document for other names.
    public func objects(
        named name: String, as kind: ObjectKind = .any, in scene: Scene? = nil,
        solving: (InterfaceDocument) -> SolvedMarks = SolvedMarks.recorded
    ) throws(ObjectNameError) -> [Element] {
        func wanted(_ elements: [Element]) -> [Element] {
            var seen: Set<NodeIndex> = []
            return elements.compactMap(kind.object).filter { element in
                if let scene {
                    let range = scene.record.node..<tree.nodes[scene.record.node].subtreeEnd
                    guard range.contains(element.node) else { return false }
                }
                return seen.insert(element.node).inserted
            }
        }
        let id = name.hasPrefix("#") ? String(name.dropFirst()) : name
        let identified = wanted(ObjectValues(self).nodes(id: id).map { Element(document: self, node: $0) })
        if !identified.isEmpty { return identified }
        let all = kind.all(in: self, scene: scene)
        for names in [Element.ownNames, Element.shownNames, Element.printedNames] {
            let found = all.filter { names($0).contains(name) }
            if !found.isEmpty { return found }
        }
        let beginnings = wanted(ShortReferences.nodes(beginning: id, in: self).map { Element(document: self, node: $0) })
        if !beginnings.isEmpty { return beginnings }
        do throws(SelectorError) {
            let found = wanted(try Selector(parsing: name).matches(in: self, solving: solving))
            if !found.isEmpty { return found }
        } catch {
            if name.contains(where: Self.isOfSelectors) { throw ObjectNameError(name, kind, selectorError: error) }
        }
        let known = all.compactMap { element in
            if let scene = element.asScene { return scene.label ?? scene.id }
            return element.label ?? element.id
        }
        let near = NearNames.of(name, among: known + all.compactMap { $0.asScene?.id ?? $0.id })
        // Scenes are few: their ids stand beside their names.
        let told = kind == .scene ? Self.choices(all) : known
        throw ObjectNameError(name, kind, near: near, known: told)
    }

    private static func choices(_ scenes: [Element]) -> [String] {
        scenes.compactMap(\.asScene).compactMap { scene in scene.id.map { id in scene.label.map { "\(id) (\($0))" } ?? id } }
    }

    /// Whether a character stands in selectors, and hardly in a name.
    private static func isOfSelectors(_ character: Character) -> Bool { "[]#>=".contains(character) }
}

extension Element {
    /// What a person called it in Interface Builder; of a scene what its controller is called.
    package static func ownNames(_ element: Element) -> [String] {
        if let scene = element.asScene {
            return [scene.controller?.userLabel, scene.controller?[.storyboardIdentifier]].compactMap(\.self)
        }
        return [element.userLabel].compactMap(\.self)
    }

    /// What it shows.
    package static func shownNames(_ element: Element) -> [String] {
        if let scene = element.asScene { return [scene.label, scene.controller?.label, scene.controller?.customClass].compactMap(\.self) }
        return [element.label].compactMap(\.self)
    }

    /// What stands for it where results are printed.
    fileprivate static func printedNames(_ element: Element) -> [String] {
        if let scene = element.asScene {
            return [scene.controller?.className].compactMap(\.self)
                + (scene.controller.map { [$0.description, $0.path, $0.shortName] } ?? [])
        }
        return [element.shortName, element.description, element.path, element.className]
    }
}

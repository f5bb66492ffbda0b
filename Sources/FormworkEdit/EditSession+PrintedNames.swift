import FormworkModel
import FormworkQuery
import FormworkTree

// Lookup of objects by the names that `diff` prints, and by the names of their outlets.
extension EditSession {
    /// Returns the object with a name that `diff` prints, such as `Sign In ▸ noteField (text field)` or `stack view in Header`, or the destination of
    /// an outlet with that name; nil where no object matches, or several do.
    ///
    /// - Complexity: O(n) in the size of the document.
    func printed(_ text: String, as kind: InterfaceDocument.ObjectKind) -> Element? {
        let parts = text.parts(separatedBy: " ▸ ").filter { !$0.isEmpty }.map(String.init)
        guard let last = parts.last else { return nil }
        let scene = parts.count > 1 ? parts.first : nil
        var found: [Element] = []
        func add(_ elements: [Element]) {
            for object in elements.compactMap({ kind.object(of: $0) }) where !found.contains(object) { found.append(object) }
        }
        var name = last
        if last.hasSuffix(")"), let open = last.lastIndex(of: "("), last[..<open].hasSuffix(" ") {
            let kindWords = String(last[last.index(after: open)...].dropLast())
            name = String(last[..<open].dropLast())
            add(called(name).filter { Self.isKind(kindWords, of: $0) })
        } else {
            add(called(name))
            if found.isEmpty { add(ofKind(name)) }
        }
        // The scene may have this name only in the other document of the comparison.
        if found.count > 1, let scene { found = found.filter { Self.sceneName(of: $0) == scene } }
        // For a user, a scene and its controller are the same.
        let controllers = found.filter(\.isController)
        if found.count > 1, controllers.count == 1, found.allSatisfy({ $0 == controllers[0] || $0.asScene?.controller == controllers[0] }) {
            return controllers[0]
        }
        return found.count == 1 ? found[0] : nil
    }

    /// Returns the objects with a name or a text, which may be cut off by an ellipsis, and the destinations of outlets with that name.
    private func called(_ name: String) -> [Element] {
        let outlets = document.connections.filter { $0.kind == .outlet && $0.name == name }.compactMap(\.destination)
        let named = (try? document.objects(named: name)) ?? []
        guard named.isEmpty, name.hasSuffix("…") || name.contains(" ") else { return named + outlets }
        let start = name.hasSuffix("…") ? String(name.dropLast()) : name
        return outlets
            + objects.filter { object in
                guard let label = object.label else { return false }
                let line = label.replacing("\r\n", with: " ").replacing("\n", with: " ")
                return name.hasSuffix("…") ? line.hasPrefix(start) : line == name
            }
    }

    /// Returns the objects that `diff` names by their kind: `table view cell`, `stack view in Header`.
    private func ofKind(_ text: String) -> [Element] {
        var (words, holder): (Substring, Substring?) = (text[...], nil)
        if let place = text.firstRange(of: " in ") { (words, holder) = (text[..<place.lowerBound], text[place.upperBound...]) }
        return objects.filter { object in
            guard Self.isKind(String(words), of: object) else { return false }
            guard let holder else { return true }
            let above = sequence(first: object, next: \.parent).dropFirst().first { $0.asView != nil }
            guard let above else { return false }
            if above.label == String(holder) || Self.isKind(String(holder), of: above) { return true }
            return document.connections.contains { $0.kind == .outlet && $0.destination == above && $0.name == String(holder) }
        }
    }

    /// The elements that are objects: not constraints, connections or parts of other elements.
    private var objects: [Element] {
        let tree = document.tree
        return tree.nodeIndices.filter { tree.nodes[$0].kind == .element }.map { Element(document: document, node: $0) }
            .filter { $0.id != nil && ($0["key"] == nil || $0.asView != nil) && $0.asConstraint == nil && $0.asConnection == nil }
    }

    private static func isKind(_ words: String, of object: Element) -> Bool {
        object.customClass == words || AttributeHolder.plain(object.name) == AttributeHolder.plain(words)
    }

    /// Returns `diff`'s name for the scene that contains an object.
    private static func sceneName(of object: Element) -> String? {
        let scene = sequence(first: object, next: \.parent).first { $0.name == "scene" }?.asScene
        return scene.flatMap { $0.label ?? $0.controller?.className ?? $0.id }
    }
}

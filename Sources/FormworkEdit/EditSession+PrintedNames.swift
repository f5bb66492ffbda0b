import FormworkModel
import FormworkQuery
import FormworkTree

// Objects by the names that `diff` prints, and by those of the outlets that lead to them.
extension EditSession {
    /// The object that `diff` calls so, such as `Sign In ▸ noteField (text field)` or `stack view in Header`, or that an outlet of this name
    /// leads to; nil where no object is meant, or more than one.
    ///
    /// - Complexity: O(n) in the size of the document.
    func printed(_ text: String, as kind: ObjectKind) -> Element? {
        let parts = text.split(separator: " ▸ ").map(String.init)
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
        // The scene's name may be the one that it has in the other document.
        if found.count > 1, let scene { found = found.filter { Self.sceneName(of: $0) == scene } }
        // A scene and its controller are one to a person.
        let controllers = found.filter(\.isController)
        if found.count > 1, controllers.count == 1, found.allSatisfy({ $0 == controllers[0] || $0.asScene?.controller == controllers[0] }) {
            return controllers[0]
        }
        return found.count == 1 ? found[0] : nil
    }

    /// The objects that have a name, or a text that begins with one that is cut, and those that outlets of the name lead to.
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

    /// The objects that are called after what they are: `table view cell`, `stack view in Header`.
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

    /// The elements that are objects of their own.
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

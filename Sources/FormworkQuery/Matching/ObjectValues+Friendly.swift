import FormworkModel
import FormworkTree

extension ObjectValues {
    /// Returns the values for a friendly name, such as `text` or `color`; empty for any other name.
    func friendly(_ name: String, node: NodeIndex) -> [String] {
        let element = Element(document: document, node: node)
        switch name {
        case "text", "title": return texts(element)
        case "label": return [element.asScene?.label ?? element.label].compactMap(\.self)
        case "placeholder": return parts(of: node).compactMap { text(.placeholderString, node: $0) }
        case "class": return [element.className, element.platformClass].compactMap(\.self)
        case "element": return [element.name]
        case "color": return parts(of: node).filter { document.name(of: $0) == .color }.flatMap { ValueWords.of($0, in: self) }
        case "font": return fonts(node).flatMap { ValueWords.of($0, in: self) }
        case "fontSize": return fonts(node).flatMap { font in [text(.pointSize, node: font), text(.size, node: font)].compactMap(\.self) }
        case "image": return images(node)
        case "name": return [element.asConnection?.name].compactMap(\.self)
        case "x", "y", "width", "height", "frame": return frame(name, element: element)
        case "constant", "multiplier", "priority", "relation", "firstItem":
            return element.asConstraint.map { constraint(name, constraint: $0) } ?? []
        case "scene": return scene(element).map { [$0.id, $0.label].compactMap(\.self) } ?? []
        case "identifier": return [text(.storyboardIdentifier, node: node), text(.reuseIdentifier, node: node)].compactMap(\.self)
        default: return []
        }
    }

    // MARK: Texts

    /// Returns an object's displayed texts: text or title in every state, in its cell and in its segments. For a constraint it is the equation, for a
    /// controller or a scene the titles in its bars.
    private func texts(_ element: Element) -> [String] {
        if let constraint = element.asConstraint { return [constraint.value.text { document.shortName(ofID: $0) }] }
        if let scene = element.asScene {
            return [scene.label].compactMap(\.self) + (scene.controller.map(texts) ?? [])
        }
        var result: [String] = []
        for part in parts(of: element.node) {
            for name in [Name.text, .title] { if let text = text(name, node: part) { result.append(text) } }
            let value = Element(document: document, node: part)
            switch document.name(of: part) {
            case .string, .mutableString:
                if Self.textKeys.contains(text(.key, node: part) ?? ""), let text = value.plainText { result.append(text) }
            case .attributedString: result.append(ValueWords.attributedText(value))
            default: break
            }
        }
        if element.isController {
            for item in elements(in: element.node) {
                let name = document.name(of: item)
                if name == .navigationItem || name == .tabBarItem, let title = text(.title, node: item) { result.append(title) }
            }
        }
        return result.filter { !$0.isEmpty }
    }

    private static let textKeys: Set<String> = ["text", "title", "label", "content", "attributedText", "attributedTitle"]

    // MARK: Looks

    private func fonts(_ node: NodeIndex) -> [NodeIndex] {
        parts(of: node).filter { part in
            switch document.name(of: part) {
            case .fontDescription, .font, .metaFont: true
            default: false
            }
        }
    }

    private static let imageNames = ["image", "backgroundImage", "selectedImage", "highlightedImage", "landscapeImage", "alternateImage"]

    private func images(_ node: NodeIndex) -> [String] {
        let parts = parts(of: node)
        return Self.imageNames.compactMap { tree.names.id(of: $0) }.flatMap { name in
            parts.compactMap { tree.string(tree.value(of: name, at: $0)) }
        }
    }

    // MARK: Places

    private func frame(_ name: String, element: Element) -> [String] {
        guard let frame = element.asView?.frame else { return [] }
        switch name {
        case "x": return [frame.origin.x.plainText]
        case "y": return [frame.origin.y.plainText]
        case "width": return [frame.size.width.plainText]
        case "height": return [frame.size.height.plainText]
        default:
            return [
                [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map(\.pointsText).joined(separator: " "),
                "\(frame)",
            ]
        }
    }

    /// Returns a constraint's value, including defaults that the document omits.
    private func constraint(_ name: String, constraint: Constraint) -> [String] {
        switch name {
        case "constant": [constraint.constant.plainText]
        case "multiplier": [constraint.multiplier.plainText]
        case "priority": [constraint.priority.plainText]
        case "relation": [constraint.relation.rawValue, constraint.relation.symbol]
        default: [constraint.firstItemID].compactMap(\.self)
        }
    }

    /// Returns the scene that contains an object.
    private func scene(_ element: Element) -> Scene? {
        var current: Element? = element
        while let now = current {
            if let scene = now.asScene { return scene }
            current = now.parent
        }
        return nil
    }
}

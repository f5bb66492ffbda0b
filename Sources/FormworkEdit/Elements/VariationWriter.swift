import FormworkModel
import FormworkTree

/// Collects changes to the variations of one key, and writes each owner's variation once.
struct VariationWriter {
    /// Resources that the document has to list.
    var resources: [ElementFragment] = []
    private let document: InterfaceDocument
    private let key: String
    /// The changed variations, by their owners.
    private var fragments: [NodeIndex: ElementFragment] = [:]

    /// - Parameter key: the variations' key, such as `heightClass=compact-widthClass=regular`.
    init(_ document: InterfaceDocument, key: String) { (self.document, self.key) = (document, key) }

    private func variation(_ key: String, of owner: Element) -> Element? {
        owner.children.first { $0.name == "variation" && $0["key"] == key }
    }

    private mutating func change(_ owner: Element, body: (inout ElementFragment) -> Void) {
        var fragment =
            fragments[owner.node] ?? variation(key, of: owner).map { ElementFragment(copying: $0.node, of: document.tree) }
            ?? ElementFragment("variation", attributes: [.init("key", key)])
        body(&fragment)
        fragments[owner.node] = fragment
    }

    /// Sets an attribute in an object's variation; nil removes it.
    mutating func setAttribute(_ name: String, to value: String?, of owner: Element) {
        change(owner) { variation in
            if let value, let number = Double(value), variation[name].flatMap(Double.init) == number { return }
            variation[name] = value
        }
    }

    /// Sets a part, such as a font, in an object's variation; nil removes it.
    mutating func setChild(_ key: String, to child: ElementFragment?, of owner: Element) {
        change(owner) { variation in
            let place = variation.children.firstIndex { $0["key"] == key && $0.name != "mask" }
            if let place { variation.children.remove(at: place) }
            if let child { variation.children.insert(child, at: min(place ?? variation.children.count, variation.children.count)) }
        }
    }

    /// Sets whether a view or a constraint is installed; nil removes the entry.
    ///
    /// - Parameters:
    ///   - id: the view or the constraint.
    ///   - list: `subviews` or `constraints`.
    ///   - owner: the view that contains it.
    mutating func setInstalled(_ isInstalled: Bool?, id: String, list: String, of owner: Element) {
        // An object that the default variation does not exclude is installed already.
        let isExcluded = variation("default", of: owner)?.children.contains { mask in
            mask.name == "mask" && mask["key"] == list && mask.children.contains { $0.name == "exclude" && $0["reference"] == id }
        }
        let word = isInstalled == (isExcluded != true) && isForOneDimension ? nil : isInstalled.map { $0 ? "include" : "exclude" }
        change(owner) { variation in
            let place = variation.children.firstIndex { $0.name == "mask" && $0["key"] == list }
            var mask = place.map { variation.children[$0] } ?? ElementFragment("mask", attributes: [.init("key", list)])
            let old = mask.children.firstIndex { $0["reference"] == id }
            if let old { mask.children.remove(at: old) }
            if let word {
                mask.children.insert(ElementFragment(word, attributes: [.init("reference", id)]), at: old ?? mask.children.count)
            }
            if let place { variation.children.remove(at: place) }
            if !mask.children.isEmpty { variation.children.insert(mask, at: place ?? 0) }
        }
    }

    /// Whether the key is for one dimension only, so that the variation overrides nothing but the default. A key for both may override one for a
    /// single dimension.
    private var isForOneDimension: Bool { !key.contains("-") }

    /// Writes the variations to the document, and removes empty ones.
    func write(with editor: inout DocumentEditor) {
        for (node, fragment) in fragments.sorted(by: { $0.key < $1.key }) {
            let owner = Element(document: document, node: node)
            let old = variation(key, of: owner)
            if fragment.children.isEmpty, fragment.attributes.count <= 1 {
                if let old { editor.remove(old) }
            } else {
                editor.replacePart(old, with: fragment, of: owner)
            }
        }
    }
}

import FormworkNib
import FormworkTree

/// Collection views and their layouts.
///
/// Source: the keys of legacy archives for collection views from before they had layouts. A layout is set by the name of its property, and so are
/// its measures.
extension MacCompilation {
    mutating func fillCollectionView(_ node: NodeIndex, object: Int) {
        source.noteUnproved(node, what: "the class 'NSCollectionView'")
        let colors = ["primaryBackgroundColor", "secondaryBackgroundColor"].compactMap { color(node, key: $0) }
        set(object, "NSBackgroundColors", list: colors, of: "NSArray")
        write("maxNumberOfRows", "maxNumberOfColumns", of: node, to: object)
        for (key, name) in [("NSMinGridSize", "minItemSize"), ("NSMaxGridSize", "maxItemSize")] {
            if let size = source.child(node, key: name) { set(object, key, text: sizeText(size)) }
        }
        write("selectable", "allowsMultipleSelection", of: node, to: object)
        if source.isNo(node, name: "allowsEmptySelection") {
            setLate(node, object: object, property: "allowsEmptySelection", number: .bool(false))
        }
        guard let layout = source.child(node, key: "collectionViewLayout"), let other = objects[layout] else { return }
        fillLayout(layout, object: other)
        setLate(node, object: object, property: "collectionViewLayout", value: NibGraphBuilder.reference(other))
    }

    private func sizeText(_ node: NodeIndex) -> String {
        Self.size(source.number(node, "width") ?? 0, height: source.number(node, "height") ?? 0)
    }

    /// Writes the measures of a layout, which are set before the layout itself.
    private mutating func fillLayout(_ node: NodeIndex, object: Int) {
        for name in ["minimumInteritemSpacing", "minimumLineSpacing"] {
            if let number = source.number(node, name) {
                setLate(node, object: object, property: name, number: .double(number))
            }
        }
        for name in ["maximumNumberOfRows", "maximumNumberOfColumns"] {
            setLate(node, object: object, property: name, number: source.integer(node, name).map(NibGraphBuilder.integer))
        }
        let direction = source.word(node, "scrollDirection", "scrollDirection")
        setLate(node, object: object, property: "scrollDirection", number: direction.map(NibGraphBuilder.integer))
        let sizes = [
            "itemSize", "estimatedItemSize", "headerReferenceSize", "footerReferenceSize", "minimumItemSize", "maximumItemSize",
        ]
        for name in sizes {
            guard let size = source.child(node, key: name), source.name(size) == "size" else { continue }
            setLate(
                node, object: object, property: name,
                value: sizeValue(source.number(size, "width") ?? 0, height: source.number(size, "height") ?? 0))
        }
        setInsets(node, object: object, name: "sectionInset")
    }
}

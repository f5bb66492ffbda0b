import FormworkNib
import FormworkTree

/// Collection views and their layouts.
///
/// Source: the keys of legacy archives for collection views from before they had layouts. A layout is set by the name of its property, and so are
/// its measures.
extension MacCompilation {
    mutating func fillCollectionView(_ node: NodeIndex, _ object: Int) {
        source.noteUnproved(node, "the class 'NSCollectionView'")
        let colors = ["primaryBackgroundColor", "secondaryBackgroundColor"].compactMap { color(node, $0) }
        set(object, "NSBackgroundColors", list: colors, of: "NSArray")
        write("maxNumberOfRows", "maxNumberOfColumns", of: node, to: object)
        for (key, name) in [("NSMinGridSize", "minItemSize"), ("NSMaxGridSize", "maxItemSize")] {
            if let size = source.child(node, key: name) { set(object, key, text: sizeText(size)) }
        }
        write("selectable", "allowsMultipleSelection", of: node, to: object)
        if source.isNo(node, "allowsEmptySelection") { setLate(node, object, "allowsEmptySelection", builder.number(.bool(false))) }
        guard let layout = source.child(node, key: "collectionViewLayout"), let other = objects[layout] else { return }
        fillLayout(layout, other)
        setLate(node, object, "collectionViewLayout", NibGraphBuilder.reference(other))
    }

    private func sizeText(_ node: NodeIndex) -> String {
        Self.size(source.number(node, "width") ?? 0, source.number(node, "height") ?? 0)
    }

    /// Writes the measures of a layout, which are set before the layout itself.
    private mutating func fillLayout(_ node: NodeIndex, _ object: Int) {
        for name in ["minimumInteritemSpacing", "minimumLineSpacing"] {
            if let number = source.number(node, name) { setLate(node, object, name, builder.number(.double(number))) }
        }
        for name in ["maximumNumberOfRows", "maximumNumberOfColumns"] {
            if let number = source.integer(node, name) { setLate(node, object, name, builder.number(NibGraphBuilder.integer(number))) }
        }
        if let direction = source.word(node, "scrollDirection", "scrollDirection") {
            setLate(node, object, "scrollDirection", builder.number(NibGraphBuilder.integer(direction)))
        }
        let sizes = [
            "itemSize", "estimatedItemSize", "headerReferenceSize", "footerReferenceSize", "minimumItemSize", "maximumItemSize",
        ]
        for name in sizes {
            guard let size = source.child(node, key: name), source.name(size) == "size" else { continue }
            setLate(node, object, name, sizeValue(source.number(size, "width") ?? 0, source.number(size, "height") ?? 0))
        }
        setInsets(node, object, "sectionInset")
    }
}

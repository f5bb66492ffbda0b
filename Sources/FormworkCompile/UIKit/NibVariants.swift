import FormworkModel
import FormworkTree

/// The variants of a file for different systems: one for all, or one for older systems and others for newer ones.
struct NibVariants: Sendable {
    /// The variants, oldest first; never empty.
    let list: [NibVariant]

    init(_ source: UIKitDocument, in ranges: [Range<NodeIndex>], excluding: NodeRanges = NodeRanges([])) {
        let tree = source.document.storage.tree
        var usesSafeArea = false
        var hasCells = false
        for range in ranges {
            for node in range where tree.nodes[node].kind == .element && !excluding.contains(node) {
                switch tree.names[tree.nodes[node].name] {
                case "viewLayoutGuide":
                    let guide = source.element(node)
                    if !NibEncoder.isScrollGuide(guide), guide.id.map(source.usedGuides.contains) == true { usesSafeArea = true }
                case "collectionViewCell": hasCells = true
                default: break
                }
            }
        }
        var levels: Set<SystemVersion> = []
        let target = source.target
        if source.document.platform == .iOS {
            if usesSafeArea, source.isAtLeast(.xcode9), target < SystemVersion(11) { levels.insert(.init(11)) }
            if hasCells, source.isAtLeast(.xcode11), target < SystemVersion(12, 3) { levels.insert(.init(12, 3)) }
            let isEleven = source.isAtLeast(.xcode11) && source.generation < CompilerGeneration(xcode: .init(11, 4))
            if isEleven, target < SystemVersion(13) { levels.insert(.init(13)) }
        }
        list = ([target] + levels.sorted()).map { level in
            NibVariant(
                level: level, hasSafeAreas: !usesSafeArea || level >= SystemVersion(11) || !source.isAtLeast(.xcode9),
                hasCellConstraints: source.isAtLeast(.xcode11) && level >= SystemVersion(12, 3))
        }
    }

    /// Returns the path of a variant: a single file, or a file in a folder with that name.
    func path(_ name: String, _ place: Int) -> String {
        guard list.count > 1 else { return name }
        if place == 0 { return name + "/runtime.nib" }
        return "\(name)/objects-\(list[place].level.major).\(list[place].level.minor)+.nib"
    }
}

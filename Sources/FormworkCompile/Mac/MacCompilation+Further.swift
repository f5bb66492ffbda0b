import FormworkNib
import FormworkTree

/// Settings that none of Apple's files at hand has: written by what is publicly known of their keys, and listed as unproved.
extension MacCompilation {
    /// Writes what an element has of them.
    mutating func fillFurther(_ node: NodeIndex, _ object: Int) {
        writeUnproved(node, object)
        switch source.name(node) {
        case "arrayController", "objectController", "treeController", "dictionaryController": setContentClass(node, object)
        case "popover": fillPopover(node, object)
        case "viewController", "collectionViewItem": source.noteUnproved(node, "the class '\(builder.className(object))' in a XIB")
        default: break
        }
    }

    /// The class of what a controller makes, where an element says it.
    private mutating func setContentClass(_ node: NodeIndex, _ object: Int) {
        guard let reference = source.child(node, key: "objectClass"), source.name(reference) == "classReference",
            let name = source[reference, "className"]
        else { return }
        let named = source[reference, "moduleName"]
        let module = source[reference, "moduleProvider"] == "target" ? options.module ?? named : named
        let runtime = module.map { SwiftClassName.mangled(name, module: $0) } ?? name
        set(object, "NSObjectClassName", text: runtime)
    }

    private mutating func fillPopover(_ node: NodeIndex, _ object: Int) {
        set(object, "NSAnimates", truth: !source.isNo(node, "animates"))
        if let size = source.child(node, key: "contentSize") {
            set(object, "NSContentWidth", real: source.number(size, "width") ?? 0)
            set(object, "NSContentHeight", real: source.number(size, "height") ?? 0)
        }
        source.noteUnproved(node, "the class 'NSPopover'")
    }
}

import FormworkNib
import FormworkTree

/// Settings that don't occur in Apple's available files. They are written from public knowledge of their keys and reported as unproved.
extension MacCompilation {
    /// Writes the unproved settings of an element.
    mutating func fillFurther(_ node: NodeIndex, object: Int) {
        writeUnproved(node, object: object)
        switch source.name(node) {
        case "arrayController", "objectController", "treeController", "dictionaryController": setContentClass(node, object: object)
        case "popover": fillPopover(node, object: object)
        case "viewController", "collectionViewItem": source.noteUnproved(node, what: "the class '\(builder.className(object))' in a XIB")
        default: break
        }
    }

    /// Writes the class of a controller's content objects, if the element has one.
    private mutating func setContentClass(_ node: NodeIndex, object: Int) {
        guard let reference = source.child(node, key: "objectClass"), source.name(reference) == "classReference",
            let name = source[reference, "className"]
        else { return }
        let named = source[reference, "moduleName"]
        let module = source[reference, "moduleProvider"] == "target" ? options.module ?? named : named
        let runtime = module.map { SwiftClassName.mangled(name, module: $0) } ?? name
        set(object, "NSObjectClassName", text: runtime)
    }

    private mutating func fillPopover(_ node: NodeIndex, object: Int) {
        set(object, "NSAnimates", truth: !source.isNo(node, name: "animates"))
        if let size = source.child(node, key: "contentSize") {
            set(object, "NSContentWidth", real: source.number(size, "width") ?? 0)
            set(object, "NSContentHeight", real: source.number(size, "height") ?? 0)
        }
        source.noteUnproved(node, what: "the class 'NSPopover'")
    }
}

import FormworkModel

/// AppKit's classes, as far as Interface Builder describes them.
enum AppKitClasses {
    static let all: [KitClass] = views + controls + texts + buttons + containers + tables

    /// The classes with all that they inherit, by the names of their elements.
    static let byElement = KitClass.byElement(all)

    /// The classes' names.
    static let names = Set(all.map(\.name) + all.compactMap(\.madeClass))

    /// What an element is made as: a text field that is a label has an initializer of its own.
    static func kit(of element: Element) -> KitClass.Resolved? {
        element.name == "textField" && isLabel(element) ? labelKit : byElement[element.name]
    }

    private static let labelKit = KitClass.byElement(all + [label])[labelElement]
}

/// UIKit's classes, as far as Interface Builder describes them.
enum UIKitClasses {
    static let all: [KitClass] = views + controls + fields + containers + bars + media

    /// The classes with all that they inherit, by the names of their elements.
    static let byElement = KitClass.byElement(all)

    /// Those that are made with arguments, by their own names: a document may name one for an element of another class.
    static let byName = Dictionary(
        all.compactMap { kit in kit.exists ? nil : kit.elements.first.flatMap { byElement[$0] }.map { (kit.name, $0) } }
    ) { first, _ in first }
}

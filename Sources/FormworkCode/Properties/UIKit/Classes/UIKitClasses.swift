/// UIKit's classes, as far as Interface Builder describes them.
enum UIKitClasses {
    static let all: [KitClass] = views + controls + fields + containers + bars + media

    /// The classes with all that they inherit, by the names of their elements.
    static let byElement = KitClass.byElement(all)
}

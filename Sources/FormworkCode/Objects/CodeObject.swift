import FormworkModel

/// A class generated for an object that isn't a view: a menu, a window with its controller, or a container controller.
package struct CodeObject: Sendable {
    enum Kind: Sendable { case menu, container, window }

    /// The kinds of objects for which classes are generated.
    struct Kinds: OptionSet, Sendable {
        let rawValue: Int

        static let menus = Kinds(rawValue: 1)
        static let containers = Kinds(rawValue: 2)
        static let windows = Kinds(rawValue: 4)
        /// Bindings get no classes. The classes of views, menus and windows make them, together with the object controllers they use.
        static let bindings = Kinds(rawValue: 8)
    }

    /// A controller in a container or in a window.
    struct Child: Sendable {
        /// The name of the property of the generated class that holds the controller.
        let name: String
        let type: String
        /// The expression that creates it.
        let expression: String
        let element: Element
        /// The element of the relationship.
        let relationship: Element
    }

    /// An outlet to a view or a constraint in a part.
    struct Outlet: Sendable {
        let outlet: String
        /// The name of the generated property.
        let name: String
        let path: String
        let type: String
        let element: Element
    }

    let kind: Kind
    /// The name of the class.
    package let name: String
    /// A human-readable title.
    let title: String
    /// The document's file name.
    let source: String
    /// The menu, the controller, or a window without a controller in the document.
    let element: Element
    /// The superclass; nil for a menu, whose class has none.
    var superclass: String?
    /// The application's own class, which becomes a subclass of the generated one.
    package internal(set) var ownClass: String?
    /// The child controllers, in the order of their relationships.
    var children: [Child] = []
    /// The content view of a window, and the views in its toolbar.
    var parts: [CodePart] = []
    /// The owner of a window, if it becomes the generated class; nil if File's Owner is another object.
    var owner: Element?
    /// Outlets to objects in its parts.
    var outlets: [Outlet] = []
    /// The names that outlets give to parts, by element.
    var outletNames: [Element: String] = [:]
    /// The names of the object controllers that its parts create.
    var controllers: [Element: String] = [:]
    /// The parts that code cannot express in any language.
    var notConverted: [NotConverted] = []
    /// The elements whose classes the code names.
    var mentioned: [Element] = []

    /// The application's classes that the code names, with their superclasses.
    package var mentionedClasses: [(name: String, base: String)] {
        let named = PlatformSuperclass.ofMentioned(mentioned, isMac: element.document.platform == .macOS)
        // The class of a window's owner may be in another module.
        guard kind == .window, let superclass, superclass != "NSWindowController" else { return named }
        return named + [(superclass, "NSWindowController")]
    }
}

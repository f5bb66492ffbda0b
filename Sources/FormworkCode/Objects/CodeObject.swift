import FormworkModel

/// A class that is generated for what is no view: a menu, a window with its controller, a controller that contains others.
package struct CodeObject: Sendable {
    enum Kind: Sendable { case menu, container, window }

    /// What of a document becomes such classes.
    struct Kinds: OptionSet, Sendable {
        let rawValue: Int

        static let menus = Kinds(rawValue: 1)
        static let containers = Kinds(rawValue: 2)
        static let windows = Kinds(rawValue: 4)
        /// Bindings are no classes: they are made by those of views, of menus and of windows, and so are the controllers they lead to.
        static let bindings = Kinds(rawValue: 8)
    }

    /// A controller in a container, or in a window.
    struct Child: Sendable {
        /// The property that holds it.
        let name: String
        let type: String
        /// What makes it.
        let expression: String
        let element: Element
        /// The relationship that says so.
        let relationship: Element
    }

    /// An outlet to a view, or a constraint, of a part.
    struct Outlet: Sendable {
        let outlet: String
        /// The property that is called after it.
        let name: String
        let path: String
        let type: String
        let element: Element
    }

    let kind: Kind
    /// The name of the class.
    package let name: String
    /// What a person would call it.
    let title: String
    /// The document's name, without folders.
    let source: String
    /// The menu, the controller, or a window that has none in the document.
    let element: Element
    /// nil for a menu, whose class is nobody's subclass.
    var superclass: String?
    /// The application's own class, which becomes a subclass of the generated one.
    package internal(set) var ownClass: String?
    /// The controllers in it, in the order of their relationships.
    var children: [Child] = []
    /// The view of a window, and the views of its toolbar.
    var parts: [CodePart] = []
    /// What owns a window, and is the generated class; nil where File's Owner is another object.
    var owner: Element?
    /// Outlets to what stands in its parts.
    var outlets: [Outlet] = []
    /// What outlets call its parts.
    var outletNames: [Element: String] = [:]
    /// The controllers of objects that its parts make.
    var controllers: [Element: String] = [:]
    /// What it has no words for, whatever the language.
    var notConverted: [NotConverted] = []
    /// The elements whose classes are named.
    var mentioned: [Element] = []

    /// The application's classes that are named, with the classes that they derive from.
    package var mentionedClasses: [(name: String, base: String)] {
        let named = PlatformSuperclass.ofMentioned(mentioned, isMac: element.document.platform == .macOS)
        // The class of a window's owner, where another module has it.
        guard kind == .window, let superclass, superclass != "NSWindowController" else { return named }
        return named + [(superclass, "NSWindowController")]
    }
}

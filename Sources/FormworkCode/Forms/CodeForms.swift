import FormworkModel

/// The class of a unit: its form, its superclass and its relation to the application's own class.
struct UnitClass: Sendable {
    var form: CodeForm
    /// The superclass; nil for the form `layout`, which has none.
    var superclass: String?
    /// The application's own class, which becomes a subclass of the generated one.
    var ownClass: String?
    /// The view or controller whose class it is.
    var element: Element?
    /// The names of the members that the superclass declares.
    var inheritedNames: Set<String> = []

    static let layout = UnitClass(form: .layout)

    /// The expression of the owner, which receives its actions.
    var ownerName: String { form == .controller ? "self" : "owner" }

    /// Whether the root view is the object itself.
    var isRoot: Bool { form == .view || form == .cell }
}

/// A segue, written as a method.
struct CodeSegue: Sendable {
    let element: Element
    let method: String
    /// A description of the segue and its source, for a doc comment.
    let comment: String
    /// The class of the object that the caller can prepare.
    let type: String
    let statements: [String]
    /// The source: a control, a bar item, a recognizer, a cell or the controller.
    let source: Element
    /// Whether the segue is performed when the view loads.
    let isEmbed: Bool
}

/// A part of a controller that is not in its main view and has its own class, such as a bar item's view or a row of a static table.
struct CodePart: Sendable {
    let name: String
    let type: String
    let initializer: String
    /// The statements that configure it.
    var statements: [String] = []
    /// The expression of its view.
    let view: String
    /// Its root view.
    let element: Element
}

/// A section of a static table.
struct CodeSection: Sendable {
    let element: Element
    let header: String?
    let footer: String?
    /// The names of the properties that hold the cells.
    let cells: [String]
    /// The heights of the cells; nil for a cell that sizes itself.
    let heights: [Double?]
    /// The elements of the cells with a fixed height.
    let rows: [Element]
}

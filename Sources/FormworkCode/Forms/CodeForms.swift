import FormworkModel

/// What the class of a unit is, beside its views: its superclass, and what of the application it stands for.
struct UnitClass: Sendable {
    var form: CodeForm
    /// nil for the form `layout`, which is nobody's subclass.
    var superclass: String?
    /// The application's own class, which becomes a subclass of the generated one.
    var ownClass: String?
    /// The element whose class it is: a view's or a controller's.
    var element: Element?
    /// What the superclass has already.
    var inheritedNames: Set<String> = []

    static let layout = UnitClass(form: .layout)

    /// What actions for the owner are sent to.
    var ownerName: String { form == .controller ? "self" : "owner" }

    /// Whether the root is the object itself.
    var isRoot: Bool { form == .view || form == .cell }
}

/// A segue as a method.
struct CodeSegue: Sendable {
    let element: Element
    let method: String
    /// What it is and where it begins, for people.
    let comment: String
    /// The class of what the caller prepares.
    let type: String
    let statements: [String]
    /// Where it begins: a control, an item of a bar, a recognizer, a cell, or the controller.
    let source: Element
    /// Whether it is performed when the view is loaded.
    let isEmbed: Bool
}

/// What a controller holds beside its view, with a class of its own: the view of a bar's item, a row of a static table.
struct CodePart: Sendable {
    let name: String
    let type: String
    let initializer: String
    /// What sets it up.
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
    /// The names of the cells' properties.
    let cells: [String]
    /// Their heights; nil where they size themselves.
    let heights: [Double?]
    /// The elements of the cells whose heights are said.
    let rows: [Element]
}

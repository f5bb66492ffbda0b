public import FormworkModel

/// The contents of a file of generated code: a view and its descendants, except for cells, which have their own files.
public struct CodeUnit: Sendable {
    /// The name of the generated class.
    public internal(set) var name: String
    /// A human-readable title of the scene or view.
    public let title: String
    /// The document's file name.
    public let source: String
    /// The root view.
    public let root: InterfaceDocument.View
    /// The views in document order. The root is the first.
    public internal(set) var views: [CodeView] = []
    /// The constraints that are active in the document, in document order.
    public internal(set) var constraints: [CodeConstraint] = []
    /// The outlets of the owner.
    public internal(set) var outlets: [CodeOutlet] = []
    /// The outlet collections of the owner.
    public internal(set) var collections: [CodeOutletCollection] = []
    /// The gesture recognizers of its views.
    public internal(set) var recognizers: [CodeRecognizer] = []
    /// The object controllers that it creates.
    var controllers: [CodeMember] = []
    /// The columns of its tables.
    var columns: [CodeMember] = []
    /// The bindings.
    var bindings: [CodeBinding] = []
    /// The elements of the bindings.
    var boundElements: Set<Element> = []
    /// The indices of menu items among their siblings.
    var placesOfParts: [Element: Int] = [:]
    /// The actions of controls and gesture recognizers.
    public internal(set) var actions: [CodeAction] = []
    /// The layout templates of the scene that are for these views.
    public internal(set) var templates: [CodeLayoutTemplate] = []
    /// The hiding masters: views whose visibility others follow.
    public internal(set) var masters: [CodeMaster] = []
    /// The views without hiding links whose content counts for nothing while they are hidden.
    var collapsing: [CodeMaster] = []
    /// The views that are hidden in the document and whose content counts for nothing while they are.
    var collapsed: [CodeMaster.Collapsing] = []
    /// The parts that depend on size classes.
    var sizeClasses = CodeSizeClasses()
    /// The parts that the code of views leaves out.
    public internal(set) var notConverted: [NotConverted] = []
    /// The custom class of the controller or of File's Owner, if it has one.
    public let ownerClass: String?
    /// The form of the generated class.
    public var form: CodeForm { type.form }
    /// The application's own class, which becomes a subclass of the generated one; nil if there is none.
    public var ownClass: String? { type.ownClass }

    let type: UnitClass
    /// Whether the application's class is already the subclass of another unit's class, so that this class is used by its own name.
    var hasDuplicateClass = false
    /// Whether it is a row of a static table, whose controller sets its height.
    var isStaticRow = false
    /// The classes that its table and collection views create cells of, by the number of the view.
    var registrations: [Int: [CodeRegistration]] = [:]
    /// The methods that make the cell views of tables of AppKit.
    var cellViews: [CodeCellViews] = []
    /// The outlets that its superclass declares.
    var assignments: [CodeAssignment] = []
    /// The names of these outlets.
    var assignedOutlets: Set<String> = []
    /// Whether comments in the code name the ids of objects.
    var showsIDs = false
    /// The number of its root among the roots of the document.
    package internal(set) var number = 0
    /// The segues that the class performs.
    var segues: [CodeSegue] = []
    /// The parts of a controller outside of its main view.
    var parts: [CodePart] = []
    /// The sections of a static table.
    var sections: [CodeSection] = []
    /// The elements, other than views and recognizers, whose classes the code names.
    var mentioned: [Element] = []

    var viewNumbers: [View: Int] = [:]
    /// The indices of views among the subviews of their superviews.
    var placesInSuperview: [View: Int] = [:]
    var arrangements = ArrangementIndex()
    /// The properties of constraints, gesture recognizers, object controllers and table columns.
    var elementNames: [Element: String] = [:]
    /// The expressions of bar items, which have no properties.
    var itemPaths: [Element: String] = [:]
    var memberNames = NamePool()

    init(name: String, title: String, source: String, root: View, ownerClass: String?, type: UnitClass = .layout) {
        self.name = name
        self.title = title
        self.source = source
        self.root = root
        self.ownerClass = ownerClass
        self.type = type
    }

    /// The name of the property that holds a view; nil for a view of another unit.
    func property(of view: View) -> String? { viewNumbers[view].map { views[$0].name } }

    /// Returns the number of the nearest common ancestor of two views. A view is its own ancestor.
    func nearestCommonAncestor(of first: Int, and second: Int) -> Int? {
        FormworkModel.nearestCommonAncestor(of: first, and: second) { views[$0].superview }
    }
}

/// A view of a unit.
public struct CodeView: Sendable {
    /// The view.
    public let view: InterfaceDocument.View
    /// The property that holds it.
    public let name: String
    /// The unit's number of its superview; nil for the root.
    public let superview: Int?
    /// Its place in its superview.
    public let place: Place

    /// The place of a view in its superview.
    public enum Place: Hashable, Sendable {
        /// The root.
        case root
        /// A subview. In a stack view, an arranged subview.
        case subview
        /// A view with a key, such as `contentView` or `tableHeaderView`.
        case part(String)
    }
}

/// A constraint of a unit or of a layout template. Its terms are accessible directly: `constraint.relation` is `constraint.terms.relation`.
@dynamicMemberLookup
public struct CodeConstraint: Hashable, Sendable {
    /// An item of a constraint: a view of the unit, or a guide of that view.
    public struct Item: Hashable, Sendable {
        /// The unit's number of the view, or of the view that has the guide.
        public let view: Int
        /// The guide, such as `safeArea` or `contentLayoutGuide`; nil for the view itself.
        public let guide: String?
    }

    /// A side of a constraint.
    public typealias Side = InterfaceDocument.ConstraintTerms<Item>.Side

    /// The constraint of the document that it represents, or from which it was copied.
    public let origin: InterfaceDocument.Constraint?
    /// The items, attributes, relation and numbers.
    public internal(set) var terms: InterfaceDocument.ConstraintTerms<Item>
    /// The identifier that debuggers show.
    public let identifier: String?
    /// The property that holds it; nil if the code doesn't refer to it.
    public internal(set) var name: String?

    /// A member of the terms.
    public subscript<Value>(dynamicMember keyPath: KeyPath<InterfaceDocument.ConstraintTerms<Item>, Value>) -> Value {
        terms[keyPath: keyPath]
    }

    /// The constraint with its sides exchanged; nil if there is only one side, or if the multiplier is 0 or too close to it.
    var flipped: CodeConstraint? {
        guard let flipped = terms.flipped, flipped.isFinite else { return nil }
        var result = self
        result.terms = flipped
        return result
    }
}

/// A gesture recognizer.
public struct CodeRecognizer: Sendable {
    /// Its element.
    public let element: InterfaceDocument.Element
    /// The property that holds it.
    public let name: String
    /// The property of the view that has it.
    public let view: String
}

/// An action of a control or a gesture recognizer.
public struct CodeAction: Hashable, Sendable {
    /// Its element.
    public let element: InterfaceDocument.Element
    /// The property of the control or the recognizer.
    public let sender: String
    /// The Objective-C selector, such as `save:`.
    public let selector: String
    /// The control event, such as `touchUpInside`; nil for none.
    public let event: String?
    /// The receiver of the action.
    public let target: Target
    /// Whether it is sent on a double click.
    public let isDouble: Bool
    /// Whether the sender is a bar item, which has one target and one selector.
    public let isOfItem: Bool

    /// The receiver of an action.
    public enum Target: Hashable, Sendable {
        /// The owner of the views.
        case owner
        /// A view or a gesture recognizer of the unit, by its property.
        case property(String)
        /// The first object in the responder chain that implements it.
        case firstResponder
    }

    /// Whether the owner receives it.
    public var callsOwner: Bool { target == .owner }
}

/// An outlet of the owner.
public struct CodeOutlet: Hashable, Sendable {
    /// The outlet's name in the document.
    public let outlet: String
    /// The property of its destination, or the expression of a bar item.
    public let property: String
    /// Its destination.
    public let element: InterfaceDocument.Element
    /// Whether the expression may be nil.
    public let isOptional: Bool
    /// The class of its destination, if that differs from the element's class.
    var type: String?
}

/// An outlet collection of the owner.
public struct CodeOutletCollection: Hashable, Sendable {
    /// The collection's name in the document.
    public let outlet: String
    /// The member that returns its objects.
    public let name: String
    /// The destinations, in order.
    public internal(set) var elements: [InterfaceDocument.Element]
    /// The properties of the destinations.
    public internal(set) var properties: [String]
}

/// A hiding master: a view whose visibility others follow.
public struct CodeMaster: Hashable, Sendable {
    /// The unit's number of the master.
    public let view: Int
    /// The numbers of the views that are hidden with it, including those that follow them.
    public let views: [Int]
    /// The numbers of the constraints whose constants become 0.
    public let constraints: [Int]
    /// The views, possibly including the master, whose content counts for nothing while they are hidden.
    let collapsing: [Collapsing]

    struct Collapsing: Hashable, Sendable {
        let view: Int
        let axes: InterfaceDocument.CollapsingAxes
    }
}

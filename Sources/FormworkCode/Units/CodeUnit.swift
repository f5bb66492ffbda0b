public import FormworkModel

/// What one file of generated code is made of: a view, and all that stands in it but cells, which have files of their own.
public struct CodeUnit: Sendable {
    /// The name of the class that is generated.
    public internal(set) var name: String
    /// What a person would call the scene or view.
    public let title: String
    /// The document's name, without folders.
    public let source: String
    /// The root view.
    public let root: InterfaceDocument.View
    /// The views, the root first, in the document's order.
    public internal(set) var views: [CodeView] = []
    /// The constraints that hold as the document stands, in the document's order.
    public internal(set) var constraints: [CodeConstraint] = []
    /// What outlets of the owner lead to.
    public internal(set) var outlets: [CodeOutlet] = []
    /// What outlet collections of the owner lead to.
    public internal(set) var collections: [CodeOutletCollection] = []
    /// The gesture recognizers of its views.
    public internal(set) var recognizers: [CodeRecognizer] = []
    /// The controllers of objects that it makes.
    var controllers: [CodeController] = []
    /// What follows something else.
    var bindings: [CodeBinding] = []
    /// The elements of the bindings.
    var boundElements: Set<Element> = []
    /// The places of columns and items of menus among those around them.
    var placesOfParts: [Element: Int] = [:]
    /// What controls call.
    public internal(set) var actions: [CodeAction] = []
    /// The layout templates of the scene that are for these views.
    public internal(set) var templates: [CodeLayoutTemplate] = []
    /// The views whose hiding others follow.
    public internal(set) var masters: [CodeMaster] = []
    /// The views that follow nobody and are followed by nobody, and whose content counts for nothing while they are hidden.
    var collapsing: [CodeMaster] = []
    /// The views that are hidden in the document, and whose content counts for nothing then.
    var collapsed: [CodeMaster.Collapsing] = []
    /// What is for some size classes only.
    var sizeClasses = CodeSizeClasses()
    /// What has no place in the code of views.
    public internal(set) var notConverted: [NotConverted] = []
    /// The class of the controller or of File's Owner, where it has one of its own.
    public let ownerClass: String?
    /// What the generated class is.
    public var form: CodeForm { type.form }
    /// The application's own class, which becomes a subclass of the generated one; nil where there is none.
    public var ownClass: String? { type.ownClass }

    let type: UnitClass
    /// Whether the application's class derives from an earlier unit's, so that this one's stands for itself.
    var isSecond = false
    /// Whether it is a row of a static table, whose controller says how high it is.
    var isStaticRow = false
    /// The segues that the class performs.
    var segues: [CodeSegue] = []
    /// What a controller holds beside its view.
    var parts: [CodePart] = []
    /// The sections of a static table.
    var sections: [CodeSection] = []
    /// What is named beside views and recognizers: classes of other controllers.
    var mentioned: [Element] = []

    var viewNumbers: [View: Int] = [:]
    /// Their places among the subviews of their superviews.
    var placesInSuperview: [View: Int] = [:]
    var arrangements = ArrangementIndex()
    /// The properties of constraints and gesture recognizers.
    var elementNames: [Element: String] = [:]
    /// The expressions for items of bars, which have no property.
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

    /// The number of the lowest of its views that is or holds both.
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
    /// Where it stands in its superview.
    public let place: Place

    /// Where a view stands in its superview.
    public enum Place: Hashable, Sendable {
        /// The root itself.
        case root
        /// Among the subviews; of a stack view, among the arranged ones.
        case subview
        /// A part with a key of its own, such as `contentView` or `tableHeaderView`.
        case part(String)
    }
}

/// A constraint of a unit, or of a template. What it says is its own: `constraint.relation` is `constraint.terms.relation`.
@dynamicMemberLookup
public struct CodeConstraint: Hashable, Sendable {
    /// What a constraint speaks of: a view of the unit, or a guide that it has.
    public struct Item: Hashable, Sendable {
        /// The unit's number of the view, or of the view that has the guide.
        public let view: Int
        /// `safeArea`, `contentLayoutGuide`, …; nil for the view itself.
        public let guide: String?
    }

    /// A side of a constraint.
    public typealias Side = InterfaceDocument.ConstraintTerms<Item>.Side

    /// The document's constraint that it is, or is a copy of.
    public let origin: InterfaceDocument.Constraint?
    /// What it says.
    public internal(set) var terms: InterfaceDocument.ConstraintTerms<Item>
    /// What debuggers show.
    public let identifier: String?
    /// The property that holds it, where something speaks of it.
    public internal(set) var name: String?

    /// What it says of this or that.
    public subscript<Value>(dynamicMember keyPath: KeyPath<InterfaceDocument.ConstraintTerms<Item>, Value>) -> Value {
        terms[keyPath: keyPath]
    }

    /// The same with its sides exchanged; nil where there is only one, or the factor is 0 or next to it.
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

/// What a control or a gesture recognizer calls.
public struct CodeAction: Hashable, Sendable {
    /// Its element.
    public let element: InterfaceDocument.Element
    /// The property of the control or the recognizer.
    public let sender: String
    /// The Objective-C selector, such as `save:`.
    public let selector: String
    /// The control event, such as `touchUpInside`; nil for none.
    public let event: String?
    /// What is called.
    public let target: Target
    /// Whether it is called when the sender is clicked twice.
    public let isDouble: Bool
    /// Whether an item of a bar calls it, which has one target and one selector.
    public let isOfItem: Bool

    /// What a control or a gesture recognizer calls.
    public enum Target: Hashable, Sendable {
        /// What owns the views.
        case owner
        /// A view or a gesture recognizer of the unit, by its property.
        case property(String)
        /// Whoever of the responder chain understands it.
        case firstResponder
    }

    /// Whether the owner is called.
    public var callsOwner: Bool { target == .owner }
}

/// What an outlet of the owner leads to.
public struct CodeOutlet: Hashable, Sendable {
    /// The outlet's name in the document.
    public let outlet: String
    /// The property that it leads to, or the expression for an item of a bar.
    public let property: String
    /// What it leads to.
    public let element: InterfaceDocument.Element
    /// Whether the expression may be nil.
    public let isOptional: Bool
    /// The class of what it leads to, where that is another one than its element says.
    var type: String?
}

/// What an outlet collection of the owner leads to.
public struct CodeOutletCollection: Hashable, Sendable {
    /// The collection's name in the document.
    public let outlet: String
    /// The member that lists it.
    public let name: String
    /// What it holds, in its order.
    public internal(set) var elements: [InterfaceDocument.Element]
    /// Their properties.
    public internal(set) var properties: [String]
}

/// A view whose hiding others follow.
public struct CodeMaster: Hashable, Sendable {
    /// The unit's number of the master.
    public let view: Int
    /// The views that are hidden with it, masters' masters included, as numbers.
    public let views: [Int]
    /// The constraints whose constants become 0, as numbers.
    public let constraints: [Int]
    /// Those of the views and the master whose content counts for nothing while they are hidden, as numbers.
    let collapsing: [Collapsing]

    struct Collapsing: Hashable, Sendable {
        let view: Int
        let axes: InterfaceDocument.CollapsingAxes
    }
}

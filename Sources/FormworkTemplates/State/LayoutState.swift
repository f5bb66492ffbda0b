public import FormworkModel
import FormworkTree

/// A document and what was done to it at run time: templates applied, views hidden and shown, snapshots restored.
///
/// A value: copies are independent, and the document itself never changes. Views and constraints are named by handles of
/// that document. What came of it is read here, or made permanent in a new document.
public struct LayoutState: Sendable {
    /// The document as it was loaded.
    public let document: InterfaceDocument
    let values: ResolvedDocument
    let constraintsByItem: ConstraintsByItem
    /// Of each constraint of the document whether it was active at first, and is now.
    let wasActive: [Bool]
    var isActive: [Bool]
    private let installedViews: [Bool]
    /// Constants of the document's constraints that were changed.
    var constants: [Int: Double] = [:]
    /// The constants that hiding took away, by constraint.
    var remembered: [Int: Double] = [:]
    var added: [AddedConstraint] = []
    /// Views that were hidden or shown.
    var hidden: [Int: Bool] = [:]
    /// Transforms that were changed.
    var transforms: [Int: LayerTransform] = [:]
    /// Other values that were set, by view and by what they are set on.
    var settings: [Int: [KeyPathTarget: CapturedValue]] = [:]
    let links: HidingLinks
    /// Masters that were set, by the node of the follower; none where it has none any more.
    var masters: [NodeIndex: View?] = [:]

    /// The document as it is loaded.
    ///
    /// - Parameters:
    ///   - document: What the state is of.
    ///   - widthClass: The horizontal size class, which chooses among the document's variations; nil for any.
    ///   - heightClass: The vertical one.
    ///   - propagatesHiding: Whether what follows a view that the document hides is hidden with it from the start; else from the next hiding
    ///     on, as in AutolayoutExtensions.
    /// - Complexity: O(n) in the size of the document.
    public init(
        _ document: InterfaceDocument, widthClass: InterfaceDocument.SizeClass? = nil, heightClass: InterfaceDocument.SizeClass? = nil,
        propagatesHiding: Bool = false
    ) {
        self.document = document
        values = ResolvedDocument(document, widthClass: widthClass, heightClass: heightClass)
        let installation = Installation(values, keepsPlaceholders: false)
        wasActive = installation.constraints
        isActive = wasActive
        installedViews = installation.views
        constraintsByItem = ConstraintsByItem(document)
        links = HidingLinks(document)
        if propagatesHiding { propagateHiding() }
    }

    /// Whether a view is in its hierarchy under the size classes. Outlets lead to nothing where it is not.
    public func isInstalled(_ view: InterfaceDocument.View) -> Bool {
        var next: View? = view
        while let view = next {
            if !installedViews[view.index] { return false }
            next = view.superview
        }
        return true
    }

    /// The pairs of a template whose views are both installed.
    func installedPairs(of template: LayoutTemplate) -> [TemplatePair] {
        template.pairs.filter { isInstalled($0.view) && isInstalled($0.target) }
    }

    // MARK: Constraints

    /// The constraints that are active, those of the document first.
    ///
    /// - Complexity: O(n) in the number of constraints.
    public var constraints: [StateConstraint] {
        isActive.indices.filter { isActive[$0] }.map { constraint(.document($0)) }
            + added.indices.filter { added[$0].isActive }.map { constraint(.added($0)) }
    }

    /// What a constraint says now.
    func terms(_ key: ConstraintKey) -> ConstraintTerms<NodeIndex?> {
        switch key {
        case .added(let index): return added[index].terms
        case .document(let index):
            let record = document.index.constraints[index]
            let node = record.node
            var terms = record.terms
            // One that the document does not have is none.
            if record.second == nil { terms.second = nil }
            terms.constant = constants[index] ?? documentConstant(index)
            if !values.variations(of: node).isEmpty, let priority = values.number(.priority, node) {
                terms.priority = Self.priority(priority)
            }
            return terms
        }
    }

    /// The same with its items by their ids.
    func value(of terms: ConstraintTerms<NodeIndex?>) -> ConstraintValue {
        terms.mapItems { node in node.flatMap { Element(document: document, node: $0).id } }
    }

    /// A priority as the platforms hold it, in single precision.
    private static func priority(_ value: Double) -> Double { Double(Float(value)) }

    /// The constant that the document gives a constraint, in points.
    func documentConstant(_ index: Int) -> Double {
        let record = document.index.constraints[index]
        guard !values.variations(of: record.node).isEmpty else { return record.constant }
        return values.number(.constant, record.node) ?? record.constant
    }

    func constraint(_ key: ConstraintKey) -> StateConstraint {
        let value = value(of: terms(key))
        switch key {
        case .document(let index):
            let origin = Constraint(document: document, index: index)
            return StateConstraint(value: value, origin: origin, isNew: false, isArchived: origin.isArchived, owner: origin.owner)
        case .added(let index):
            let added = added[index]
            return StateConstraint(
                value: value, origin: added.origin, isNew: true, isArchived: added.isArchived, owner: added.owner.element)
        }
    }

    /// Sets a constraint's constant as code does, in points. While the constraint is hidden that lasts until it is shown.
    public mutating func setConstant(_ constant: Double, of constraint: InterfaceDocument.Constraint) {
        // Safe: a number of the program that calls it, not of a document.
        precondition(constant.isFinite, "a constant is a finite number")
        constants[constraint.index] = constant
    }

    /// The constant that a constraint of the document has now, in points.
    public func constant(of constraint: InterfaceDocument.Constraint) -> Double {
        constants[constraint.index] ?? documentConstant(constraint.index)
    }

    /// Whether a constraint of the document is active.
    public func isActive(_ constraint: InterfaceDocument.Constraint) -> Bool { isActive[constraint.index] }

    /// Whether a constraint was taken out of the layout; one that the size classes leave out only waits there.
    func isGone(_ index: Int) -> Bool { wasActive[index] && !isActive[index] }

    /// Adds a constraint as code does.
    ///
    /// - Parameters:
    ///   - value: What it says; items are named by their ids.
    ///   - isArchived: Whether it counts as one that Interface Builder made, which templates of 1.0 replace.
    /// - Throws: `StateError` where an item is not a view of the document, or the items have no common ancestor.
    public mutating func add(_ value: InterfaceDocument.ConstraintValue, isArchived: Bool = false) throws(StateError) {
        func view(_ id: String?) throws(StateError) -> View {
            guard let id, let view = document.view(id: id) else { throw .unknownView(id ?? "") }
            return view
        }
        let first = try view(value.first.item)
        var terms = ConstraintTerms(
            first: ConstraintTerms<NodeIndex?>.Side(item: first.element.node, attribute: value.first.attribute), relation: value.relation,
            multiplier: value.multiplier, constant: value.constant, priority: Self.priority(value.priority))
        var owner = first
        if let side = value.second {
            let second = try view(side.item)
            terms.second = ConstraintTerms.Side(item: second.element.node, attribute: side.attribute)
            guard let ancestor = first.nearestCommonAncestor(with: second) else {
                throw .noCommonAncestor(value.first.item ?? "", side.item ?? "")
            }
            owner = ancestor
        }
        added.append(AddedConstraint(terms: terms, origin: nil, owner: owner, isArchived: isArchived))
    }
}

extension LayoutState {
    /// Why a step cannot be taken.
    public enum StateError: Error, Hashable, Sendable, CustomStringConvertible {
        /// There is no view with the id.
        case unknownView(String)
        /// The views with the ids stand in different trees.
        case noCommonAncestor(String, String)
        /// A view cannot follow itself.
        case ownMaster(String)
        /// Only views and constraints follow a master.
        case noFollower(String)

        /// What is wrong, in a sentence.
        public var description: String {
            switch self {
            case .unknownView(let id): "there is no view '\(id)'"
            case .noCommonAncestor(let first, let second): "the views '\(first)' and '\(second)' stand in different trees"
            case .ownMaster(let id): "the view '\(id)' cannot follow itself"
            case .noFollower(let id): "'\(id)' is neither a view nor a constraint: it cannot follow a master"
            }
        }
    }
}

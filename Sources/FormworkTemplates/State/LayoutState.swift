public import FormworkModel
import FormworkTree

/// A document with changes made at run time: templates applied, views hidden and shown, snapshots restored.
///
/// This is a value type: copies are independent, and the document itself never changes. Views and constraints are identified by their handles in
/// that document. Read the result here, or make it permanent in a new document.
public struct LayoutState: Sendable {
    /// The document as loaded.
    public let document: InterfaceDocument
    let values: ResolvedDocument
    let constraintsByItem: ConstraintsByItem
    /// Whether each constraint of the document was active at first.
    let wasActive: [Bool]
    /// Whether each constraint of the document is active now.
    var isActive: [Bool]
    private let installedViews: [Bool]
    /// The changed constants, by index of the document's constraint.
    var constants: [Int: Double] = [:]
    /// The constants to restore when a hidden constraint is shown, by constraint.
    var remembered: [Int: Double] = [:]
    var added: [AddedConstraint] = []
    /// Whether a view that was hidden or shown is hidden now, by view.
    var hidden: [Int: Bool] = [:]
    /// The changed transforms, by view.
    var transforms: [Int: LayerTransform] = [:]
    /// Other changed values, by view and setting.
    var settings: [Int: [KeyPathTarget: CapturedValue]] = [:]
    let links: InterfaceDocument.HidingLinks
    /// The changed hiding masters, by the follower's node; nil for a removed one.
    var masters: [NodeIndex: View?] = [:]

    /// Creates the state of a document after loading.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - widthClass: The horizontal size class, which selects the document's variations; nil for any.
    ///   - heightClass: The vertical size class; nil for any.
    ///   - propagatesHiding: Whether the followers of views hidden in the document are hidden from the start. Otherwise they only follow when such
    ///     a view is hidden or shown again, as in AutolayoutExtensions.
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
        links = InterfaceDocument.HidingLinks(document)
        if propagatesHiding { propagateHiding() }
    }

    /// Whether a view and all its ancestors are installed for the size classes. Outlets to a view that isn't installed are nil.
    public func isInstalled(_ view: InterfaceDocument.View) -> Bool {
        var next: View? = view
        while let view = next {
            if !installedViews[view.index] { return false }
            next = view.superview
        }
        return true
    }

    /// Returns the pairs of a template with both views installed.
    func installedPairs(of template: LayoutTemplate) -> [LayoutTemplate.Pair] {
        template.pairs.filter { isInstalled($0.view) && isInstalled($0.target) }
    }

    // MARK: Constraints

    /// The active constraints, beginning with those of the document.
    ///
    /// - Complexity: O(n) in the number of constraints.
    public var constraints: [LayoutState.StateConstraint] {
        isActive.indices.filter { isActive[$0] }.map { constraint(.document($0)) }
            + added.indices.filter { added[$0].isActive }.map { constraint(.added($0)) }
    }

    func terms(_ key: ConstraintKey) -> InterfaceDocument.ConstraintTerms<NodeIndex?> {
        switch key {
        case .added(let index): return added[index].terms
        case .document(let index):
            let record = document.index.constraints[index]
            let node = record.node
            var terms = record.terms
            // Drop a second item that isn't in the document.
            if record.second == nil { terms.second = nil }
            terms.constant = constants[index] ?? documentConstant(index)
            if !values.variations(of: node).isEmpty, let priority = values.number(.priority, node: node) {
                terms.priority = Self.priority(priority)
            }
            return terms
        }
    }

    /// Returns the terms with items identified by id.
    func value(of terms: InterfaceDocument.ConstraintTerms<NodeIndex?>) -> InterfaceDocument.ConstraintValue {
        terms.mapItems { node in node.flatMap { Element(document: document, node: $0).id } }
    }

    /// Returns a priority rounded to single precision, as on the platforms.
    private static func priority(_ value: Double) -> Double { Double(Float(value)) }

    /// Returns the document's constant for a constraint, in points.
    func documentConstant(_ index: Int) -> Double {
        let record = document.index.constraints[index]
        guard !values.variations(of: record.node).isEmpty else { return record.constant }
        return values.number(.constant, node: record.node) ?? record.constant
    }

    func constraint(_ key: ConstraintKey) -> LayoutState.StateConstraint {
        let value = value(of: terms(key))
        switch key {
        case .document(let index):
            let origin = Constraint(document: document, index: index)
            return LayoutState.StateConstraint(
                value: value, origin: origin, isNew: false, isArchived: origin.isArchived, owner: origin.owner)
        case .added(let index):
            let added = added[index]
            return LayoutState.StateConstraint(
                value: value, origin: added.origin, isNew: true, isArchived: added.isArchived, owner: added.owner.element)
        }
    }

    /// Sets a constraint's constant as code does, in points. If the constraint is hidden, showing it restores the earlier constant.
    public mutating func setConstant(_ constant: Double, of constraint: InterfaceDocument.Constraint) {
        // Safe: a number passed by the calling program, not read from a document.
        precondition(constant.isFinite, "the constant must be finite")
        constants[constraint.index] = constant
    }

    /// Returns the current constant of a constraint of the document, in points.
    public func constant(of constraint: InterfaceDocument.Constraint) -> Double {
        constants[constraint.index] ?? documentConstant(constraint.index)
    }

    /// Whether a constraint of the document is active.
    public func isActive(_ constraint: InterfaceDocument.Constraint) -> Bool { isActive[constraint.index] }

    /// Whether a constraint was removed from the layout. One that the size classes exclude doesn't count.
    func isGone(_ index: Int) -> Bool { wasActive[index] && !isActive[index] }

    /// Adds a constraint as code does.
    ///
    /// - Parameters:
    ///   - value: The constraint, with items identified by id.
    ///   - isArchived: Whether it counts as created by Interface Builder, so that templates of 1.0 replace it.
    /// - Throws: `StateError` if an item isn't a view of the document, or the items have no common ancestor.
    public mutating func add(_ value: InterfaceDocument.ConstraintValue, isArchived: Bool = false) throws(LayoutState.StateError) {
        func view(_ id: String?) throws(LayoutState.StateError) -> View {
            guard let id, let view = document.view(id: id) else { throw .unknownView(id ?? "") }
            return view
        }
        let first = try view(value.first.item)
        var terms = InterfaceDocument.ConstraintTerms(
            first: InterfaceDocument.ConstraintTerms<NodeIndex?>.Side(item: first.element.node, attribute: value.first.attribute),
            relation: value.relation,
            multiplier: value.multiplier, constant: value.constant, priority: Self.priority(value.priority))
        var owner = first
        if let side = value.second {
            let second = try view(side.item)
            terms.second = InterfaceDocument.ConstraintTerms.Side(item: second.element.node, attribute: side.attribute)
            guard let ancestor = first.nearestCommonAncestor(with: second) else {
                throw .noCommonAncestor(value.first.item ?? "", side.item ?? "")
            }
            owner = ancestor
        }
        added.append(AddedConstraint(terms: terms, origin: nil, owner: owner, isArchived: isArchived))
    }
}

extension LayoutState {
    /// An error in a step.
    public enum StateError: Error, Hashable, Sendable, CustomStringConvertible {
        /// No view has the id.
        case unknownView(String)
        /// The views with the ids are in different trees.
        case noCommonAncestor(String, String)
        /// A view is its own master.
        case ownMaster(String)
        /// The follower isn't a view or constraint.
        case noFollower(String)

        /// The error message.
        public var description: String {
            switch self {
            case .unknownView(let id): "there is no view '\(id)'"
            case .noCommonAncestor(let first, let second): "the views '\(first)' and '\(second)' are in different trees"
            case .ownMaster(let id): "the view '\(id)' cannot follow itself"
            case .noFollower(let id): "'\(id)' is neither a view nor a constraint: it cannot follow a master"
            }
        }
    }
}

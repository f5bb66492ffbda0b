public import FormworkDiagnostics
public import FormworkModel

/// A mutable set of views and constraints, made by code from scratch or on top of an imported document.
///
/// All mutable state is here: views and constraints are handles into the draft. ``interfaceDocument()`` turns it into a document
/// that can be solved and written. A draft isn't thread-safe.
public final class DocumentDraft {
    struct ViewEntry {
        /// The element's name, such as `label`.
        var element: String
        var id: String
        var superview: Int?
        var subviews: [Int] = []
        /// The corresponding view of the imported document.
        var imported: View?
        /// XML attributes that code set, in the order of the first assignment; nil for removed ones.
        var attributes: [(name: String, value: String?)] = []
        /// Child elements that code set, other than the frame, subviews and constraints.
        var contents: [ElementFragment] = []
        /// The keys of the imported element's children to leave out.
        var removedParts: Set<String> = []
        /// Its place in the superview's element.
        var place = LayoutPlace.subviews
        var frame: Rect
        var translatesMask = true
        /// Whether it was moved within its superview or removed from it.
        var isMoved = false
    }

    struct ConstraintEntry {
        var terms: InterfaceDocument.ConstraintTerms<LayoutItem>
        /// The views whose readable content guides it refers to. Their margins follow the readable width once it is active.
        var readableViews: [LayoutView]
        var identifier: String?
        /// The index of the view that owns it; nil while it isn't active.
        var owner: Int?
        var site: CallSite
    }

    /// The platform of the document.
    public let platform: InterfaceDocument.Platform
    /// The imported document; nil for a draft made from scratch.
    public let imported: InterfaceDocument?
    var views: [ViewEntry] = []
    var constraints: [ConstraintEntry] = []
    /// Constraints of the imported document that were removed.
    var removed: Set<Constraint> = []
    /// New constants and priorities of the imported document's constraints, by constraint index; nil where unchanged.
    var changed: [Int: (constant: Double?, priority: Double?)] = [:]

    /// The names of constraints, and calls that failed.
    public let journal = ConstraintJournal(place: "document")
    /// Calls that failed, each with its call site.
    public var diagnostics: [Diagnostic] { journal.diagnostics }

    /// Creates an empty draft.
    public init(platform: InterfaceDocument.Platform = .iOS) {
        self.platform = platform
        imported = nil
    }

    /// Creates a draft of a document that was read.
    ///
    /// - Complexity: O(n) in the number of views.
    public init(_ document: InterfaceDocument) {
        platform = document.platform
        imported = document
        for view in document.views {
            views.append(
                ViewEntry(
                    element: view.element.name, id: view.id ?? "", superview: view.superview?.index,
                    subviews: view.subviews.map(\.index), imported: view, place: LayoutPlace(view),
                    frame: view.frame ?? Rect(x: 0, y: 0, width: 0, height: 0),
                    translatesMask: view.translatesAutoresizingMaskIntoConstraints))
        }
    }

    // MARK: Views

    /// Makes a view without a superview.
    ///
    /// - Parameters:
    ///   - element: Interface Builder's name for its kind: `view`, `label`, `button`, `imageView`, ….
    ///   - id: its Interface Builder id; a new one is generated if it is nil or taken.
    ///   - frame: its frame without constraints, in points.
    ///   - label: its label in Interface Builder.
    public func makeView(
        _ element: String = "view", id: String? = nil, frame: Rect = Rect(x: 0, y: 0, width: 0, height: 0), label: String? = nil
    ) -> LayoutView {
        var entry = ViewEntry(element: element, id: freeID(id) ?? newID("view \(views.count)"), superview: nil, frame: frame)
        if let label { entry.attributes.append(("userLabel", label)) }
        views.append(entry)
        return LayoutView(document: self, index: views.count - 1)
    }

    /// Makes a label with a text.
    public func makeLabel(_ text: String) -> LayoutView {
        let view = makeView("label")
        view.setAttribute("text", to: text)
        return view
    }

    /// The views without a superview, imported ones first. An imported view that was removed from its superview isn't included.
    ///
    /// - Complexity: O(n) in the number of views.
    public var roots: [LayoutView] {
        views.indices.filter { views[$0].superview == nil && !(views[$0].isMoved && views[$0].imported != nil) }
            .map { LayoutView(document: self, index: $0) }
    }

    /// Returns the view with an id, a label, an outlet, a text or an accessibility identifier; nil if none or several match.
    public subscript(name: String) -> LayoutView? { try? view(name) }

    /// Returns the view with an id, a label, an outlet, a text or an accessibility identifier, tried in this order.
    ///
    /// - Throws: a `ViewLookupError` if none or several match.
    public func view(_ name: String) throws(DocumentDraft.ViewLookupError) -> LayoutView {
        if let index = views.firstIndex(where: { $0.id == name && !name.isEmpty }) { return LayoutView(document: self, index: index) }
        for candidates in [byLabel(name), byOutlet(name), byText(name), byAccessibilityIdentifier(name)] where !candidates.isEmpty {
            if candidates.count == 1 { return LayoutView(document: self, index: candidates[0]) }
            throw .ambiguous(name, candidates.map { views[$0].id })
        }
        throw .unknown(name)
    }

    private func byLabel(_ name: String) -> [Int] {
        views.indices.filter { LayoutView(document: self, index: $0).label == name }
    }

    private func byText(_ name: String) -> [Int] { views.indices.filter { views[$0].imported?.element.label == name } }

    private func byOutlet(_ name: String) -> [Int] {
        guard let imported else { return [] }
        let found = imported.connections.filter { $0.kind == .outlet && $0.name == name }.compactMap { $0.destination?.asView?.index }
        return Array(Set(found)).sorted()
    }

    private func byAccessibilityIdentifier(_ name: String) -> [Int] {
        views.indices.filter { index in
            guard let element = views[index].imported?.element else { return false }
            return element.children.contains { $0.name == "accessibility" && $0["identifier"] == name }
                || element["accessibilityIdentifier"] == name
        }
    }

    // MARK: Constraints

    /// The constraints that code made, in order of creation.
    ///
    /// - Complexity: O(n) in the number of constraints.
    public var madeConstraints: [LayoutConstraint] { constraints.indices.map { LayoutConstraint(document: self, index: $0) } }

    /// Makes an inactive constraint: `first.attribute relation multiplier × second.attribute + constant`.
    public func makeConstraint(
        _ first: LayoutItem, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation = .equal, _ second: LayoutItem? = nil,
        _ secondAttribute: LayoutAttribute = .notAnAttribute, multiplier: Double = 1, constant: Double = 0, priority: Double = 1000,
        at site: CallSite
    ) -> LayoutConstraint {
        makeConstraint(
            InterfaceDocument.ConstraintTerms(
                first: InterfaceDocument.ConstraintTerms.Side(item: first, attribute: firstAttribute), relation: relation,
                second: second.map { InterfaceDocument.ConstraintTerms.Side(item: $0, attribute: secondAttribute) }, multiplier: multiplier,
                constant: constant, priority: priority),
            at: site)
    }

    /// Makes an inactive constraint. Both languages make all their constraints here.
    func makeConstraint(_ terms: InterfaceDocument.ConstraintTerms<LayoutItem>, at site: CallSite) -> LayoutConstraint {
        let readable = [terms.first.item, terms.second?.item].compactMap(\.self).filter { $0.guide == .readableContent }
        constraints.append(ConstraintEntry(terms: terms.written, readableViews: readable.map(\.view), site: site))
        return LayoutConstraint(document: self, index: constraints.count - 1)
    }

    // MARK: Ids

    private var taken: Set<String> = []

    /// Returns a requested id; nil if it is empty or taken.
    private func freeID(_ id: String?) -> String? {
        guard let id, !id.isEmpty, imported?.element(id: id) == nil, taken.insert(id).inserted else { return nil }
        return id
    }

    func newID(_ seed: String) -> String {
        var ids = ObjectIDGenerator(seeds: [seed])
        while true {
            let id = String(decoding: ids.next(), as: UTF8.self)
            if imported?.element(id: id) == nil, taken.insert(id).inserted { return id }
        }
    }
}

extension DocumentDraft {
    /// Every view, in order of creation; those of the imported document first.
    ///
    /// - Complexity: O(n) in the number of views.
    public var allViews: [LayoutView] { views.indices.map { LayoutView(document: self, index: $0) } }

    /// Returns the view with an index.
    package func view(at index: Int) -> LayoutView { LayoutView(document: self, index: index) }
}

public import FormworkDiagnostics
public import FormworkModel

/// Views and constraints that code makes, beside those of a document that was imported, or from nothing.
///
/// It is the one thing that changes: views and constraints are handles into it. ``interfaceDocument()`` makes a document of it,
/// which can be solved and written. It is for one thread.
public final class DocumentDraft {
    struct ViewEntry {
        /// The element's name, such as `label`.
        var element: String
        var id: String
        var superview: Int?
        var subviews: [Int] = []
        /// The view of the imported document that it is.
        var imported: View?
        /// XML attributes that code set, in the order in which it did; nil for those that it took away.
        var attributes: [(name: String, value: String?)] = []
        /// What stands in its element beside its frame, views and constraints.
        var contents: [LayoutContent] = []
        /// The parts of the imported element, by their keys, that are left out.
        var removedParts: Set<String> = []
        /// Where it stands in the element of its superview.
        var place = LayoutPlace.subviews
        var frame: Rect
        var translatesMask = true
        /// Constraints by the names that they have on this view.
        var named: [String: Int] = [:]
        /// Whether it was moved, or taken from its superview.
        var isMoved = false
    }

    struct ConstraintEntry {
        var terms: ConstraintTerms<LayoutItem>
        /// The views whose readable content it speaks of: they say so once it is active.
        var readableViews: [LayoutView]
        var identifier: String?
        /// The view that holds it while it is active.
        var owner: Int?
        var site: CallSite
    }

    /// What the document is made for.
    public let platform: InterfaceDocument.Platform
    /// The document that was imported; nil for one made from nothing.
    public let imported: InterfaceDocument?
    var views: [ViewEntry] = []
    var constraints: [ConstraintEntry] = []
    /// Constraints of the imported document that were taken out.
    var removed: Set<Constraint> = []
    /// What constraints of the imported document say otherwise now, by their places in it.
    var changed: [Int: (constant: Double?, priority: Double?)] = [:]

    /// What was asked for and could not be, each at its place in the program.
    public private(set) var diagnostics: [Diagnostic] = []

    /// A document with nothing in it.
    public init(platform: InterfaceDocument.Platform = .iOS) {
        self.platform = platform
        imported = nil
    }

    /// A document that was read, ready to be changed.
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

    /// Makes a view that stands nowhere yet.
    ///
    /// - Parameters:
    ///   - element: what Interface Builder calls its kind: `view`, `label`, `button`, `imageView`, ….
    ///   - id: its Interface Builder id; a new one where it is left out, or taken.
    ///   - frame: its frame where no constraint says it, in points.
    ///   - label: what it is called in Interface Builder.
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

    /// The views that stand in no other one, the imported ones first.
    ///
    /// - Complexity: O(n) in the number of views.
    public var roots: [LayoutView] {
        views.indices.filter { views[$0].superview == nil && !(views[$0].isMoved && views[$0].imported != nil) }
            .map { LayoutView(document: self, index: $0) }
    }

    /// The view with an id, a label, an outlet or an accessibility identifier; nil where there is none, or several.
    public subscript(name: String) -> LayoutView? { try? view(name) }

    /// The view with an id, a label, an outlet or an accessibility identifier.
    ///
    /// - Throws: a `ViewLookupError` where there is none, or several.
    public func view(_ name: String) throws(ViewLookupError) -> LayoutView {
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

    /// The constraints that code made, in the order in which it did.
    ///
    /// - Complexity: O(n) in the number of constraints.
    public var madeConstraints: [LayoutConstraint] { constraints.indices.map { LayoutConstraint(document: self, index: $0) } }

    /// Makes a constraint, which is not active yet: `first.attribute relation multiplier × second.attribute + constant`.
    ///
    /// The one place where constraints are made: both languages end here.
    public func makeConstraint(
        _ first: LayoutItem, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation = .equal, _ second: LayoutItem? = nil,
        _ secondAttribute: LayoutAttribute = .notAnAttribute, multiplier: Double = 1, constant: Double = 0, priority: Double = 1000,
        at site: LayoutConstraint.CallSite
    ) -> LayoutConstraint {
        let terms = ConstraintTerms(
            first: ConstraintTerms.Side(item: first, attribute: firstAttribute).written, relation: relation,
            second: second.map { ConstraintTerms.Side(item: $0, attribute: secondAttribute).written }, multiplier: multiplier,
            constant: constant,
            priority: priority)
        let readable = [first, second].compactMap(\.self).filter { $0.guide == .readableContent }
        constraints.append(ConstraintEntry(terms: terms, readableViews: readable.map(\.view), site: site))
        return LayoutConstraint(document: self, index: constraints.count - 1)
    }

    // MARK: Reporting

    /// Notes what could not be done, at its place in the program.
    func report(_ rule: String, _ message: String, at site: CallSite) {
        diagnostics.append(
            Diagnostic(
                rule: rule, severity: .warning, message: message, location: SourceLocation(file: site.file, line: site.line, column: 1)))
    }

    // MARK: Ids

    private var taken: Set<String> = []

    /// An id that is asked for; nil where it is taken.
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
    /// Every view, in the order of making; those of the imported document first.
    ///
    /// - Complexity: O(n) in the number of views.
    public var allViews: [LayoutView] { views.indices.map { LayoutView(document: self, index: $0) } }

    /// The view with a number.
    package func view(at index: Int) -> LayoutView { LayoutView(document: self, index: index) }
}

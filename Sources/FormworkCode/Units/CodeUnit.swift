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
    public let root: View
    /// The views, the root first, in the document's order.
    public internal(set) var views: [CodeView] = []
    /// The constraints that hold as the document stands, in the document's order.
    public internal(set) var constraints: [CodeConstraint] = []
    /// What outlets of the owner lead to.
    public internal(set) var outlets: [CodeOutlet] = []
    /// The gesture recognizers of its views.
    public internal(set) var recognizers: [CodeRecognizer] = []
    /// What controls call.
    public internal(set) var actions: [CodeAction] = []
    /// The layout templates of the scene that are for these views.
    public internal(set) var templates: [CodeLayoutTemplate] = []
    /// The views whose hiding others follow.
    public internal(set) var masters: [CodeMaster] = []
    /// What has no place in the code of views.
    public internal(set) var notConverted: [NotConverted] = []
    /// The class of the controller or of File's Owner, where it has one of its own.
    public let ownerClass: String?

    var viewNumbers: [View: Int] = [:]
    /// Their places among the subviews of their superviews.
    var placesInSuperview: [View: Int] = [:]
    var arrangements = ArrangementIndex()
    /// The properties of constraints and gesture recognizers.
    var elementNames: [Element: String] = [:]
    var memberNames = NamePool()

    init(name: String, title: String, source: String, root: View, ownerClass: String?) {
        self.name = name
        self.title = title
        self.source = source
        self.root = root
        self.ownerClass = ownerClass
    }

    /// The name of the property that holds a view; nil for a view of another unit.
    func property(of view: View) -> String? { viewNumbers[view].map { views[$0].name } }

    /// The number of the lowest of its views that is or holds both.
    func nearestCommonAncestor(of first: Int, and second: Int) -> Int? {
        FormworkModel.nearestCommonAncestor(of: first, and: second) { views[$0].superview }
    }
}

public import FormworkDSL
public import FormworkModel

/// Where the stand-ins for UIKit and AppKit keep what code makes: the views of one draft.
@MainActor
public enum StandIn {
    /// The document whose views are made; code that runs after a ``reset(platform:)`` makes another one's.
    public private(set) static var document = DocumentDraft(platform: .iOS)

    /// The families of named fonts, by the fonts' names, as a device knows them.
    public static var fontFamilies: [String: String] = [:]

    /// What code set and Interface Builder has no word for, each as `element: property`.
    public private(set) static var unwritten: [String] = []

    /// The views by their Interface Builder ids.
    static var views: [String: StandInView] = [:]
    static var constraints: [LayoutConstraint: NSLayoutConstraint] = [:]

    /// Begins a new document with nothing in it.
    public static func reset(platform: InterfaceDocument.Platform = .iOS) { use(DocumentDraft(platform: platform)) }

    /// Has views made in a document from now on: an imported one lends its device, its version and its images' sizes.
    public static func use(_ document: DocumentDraft) {
        self.document = document
        unwritten = []
        views = [:]
        constraints = [:]
    }

    /// The view that stands for a view of the document; nil for one that a whole makes for itself.
    public static func view(_ view: LayoutView) -> StandInView? { views[view.id] }

    /// Notes what Interface Builder has no word for.
    package static func cannotWrite(_ element: String, _ property: String) { unwritten.append("\(element): \(property)") }
}

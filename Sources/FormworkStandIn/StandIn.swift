public import FormworkDSL
public import FormworkModel

/// The shared state of the stand-ins for UIKit and AppKit: one draft, and the views that code makes in it.
@MainActor
public enum StandIn {
    /// The document in which views are made. ``reset(platform:)`` and ``use(_:)`` replace it.
    public private(set) static var document = DocumentDraft(platform: .iOS)

    /// Font families, keyed by font name.
    public static var fontFamilies: [String: String] = [:]

    /// Properties that code set and that Interface Builder cannot express, each as `element: property`.
    public private(set) static var unwritten: [String] = []

    /// Views, keyed by Interface Builder id.
    static var views: [String: StandInView] = [:]
    static var constraints: [LayoutConstraint: NSLayoutConstraint] = [:]

    /// Starts a new, empty document.
    public static func reset(platform: InterfaceDocument.Platform = .iOS) { use(DocumentDraft(platform: platform)) }

    /// Makes all further views in a document. An imported one determines the device, the version and the sizes of images.
    public static func use(_ document: DocumentDraft) {
        self.document = document
        unwritten = []
        views = [:]
        constraints = [:]
    }

    /// Returns the stand-in for a view of the document; nil for a view that the document makes itself.
    public static func view(_ view: LayoutView) -> StandInView? { views[view.id] }

    /// Records a property that Interface Builder cannot express.
    package static func cannotWrite(_ element: String, _ property: String) { unwritten.append("\(element): \(property)") }
}

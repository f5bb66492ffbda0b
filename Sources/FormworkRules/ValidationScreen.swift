public import FormworkLayout
package import FormworkModel

/// A screen on which documents are checked in addition to their canvas.
public struct ValidationScreen: Sendable {
    /// The name in findings, such as `iphone-se landscape`.
    public var name: String
    /// The layout options for the screen.
    public var options: LayoutOptions

    /// Creates a screen.
    public init(name: String, options: LayoutOptions) {
        self.name = name
        self.options = options
    }

    /// Whether a document can be shown on the screen.
    package func shows(_ document: InterfaceDocument) -> Bool {
        switch document.platform {
        case .macOS, .watchOS: return false
        case .tvOS: return options.device?.family == .tv
        case .iOS:
            let isForPads = document.attribute(.targetRuntime, of: document.rootNode)?.hasSuffix(".iPad") == true
            return isForPads ? options.device?.family == .pad : options.device?.family != .tv
        }
    }
}

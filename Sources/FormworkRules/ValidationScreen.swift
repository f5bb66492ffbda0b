public import FormworkLayout
package import FormworkModel

/// A screen on which documents are checked besides their canvas.
public struct ValidationScreen: Sendable {
    /// What it is called in findings, such as `iphone-se landscape`.
    public var name: String
    /// How documents are laid out on it.
    public var options: LayoutOptions

    /// A screen by its name.
    public init(name: String, options: LayoutOptions) {
        self.name = name
        self.options = options
    }

    /// Whether a document can come to be shown on it.
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

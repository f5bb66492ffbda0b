/// Project settings for the rules that have options.
public struct RuleSettings: Hashable, Sendable {
    /// The project's replacements for each system class. See `use-base-class`.
    public var baseClasses: [String: [String]] = [:]
    /// The id of the device that Interface Builder displays documents on. See `view-as-device`.
    public var canvasDevice = "retina4_7"

    /// Creates the default settings.
    public init() {}
}

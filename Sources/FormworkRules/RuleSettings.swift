/// What projects say differently, for the rules that ask for it.
public struct RuleSettings: Hashable, Sendable {
    /// By a class of the system's: the classes that a project has for it. See `use-base-class`.
    public var baseClasses: [String: [String]] = [:]
    /// The id of the device on which documents are shown in Interface Builder. See `view-as-device`.
    public var canvasDevice = "retina4_7"

    /// What holds where nothing is said.
    public init() {}
}

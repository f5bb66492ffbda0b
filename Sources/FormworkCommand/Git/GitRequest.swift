/// A request to change or show the configuration with which git calls this program.
public struct GitRequest: CommandRequest {
    /// The change to the configuration.
    public enum Action: Sendable {
        /// Writes or removes the configuration, or shows it.
        case install, uninstall, status
    }

    /// The action.
    public var action: Action
    /// Whether it is about the user's configuration rather than the repository's.
    public var isGlobal = false

    /// Creates a request with the defaults for all other values.
    public init(_ action: Action) { self.action = action }

    public func perform() throws -> ExitStatus {
        let setup = try GitSetup(isGlobal: isGlobal)
        return switch action {
        case .install: try setup.install()
        case .uninstall: try setup.uninstall()
        case .status: try setup.status()
        }
    }
}

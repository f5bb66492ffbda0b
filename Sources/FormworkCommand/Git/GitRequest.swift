/// A request to change or show the configuration with which git calls this program.
package struct GitRequest: CommandRequest {
    package enum Action: Sendable {
        case install, uninstall, status
    }

    package var action: Action
    /// Whether it is about the user's configuration rather than the repository's.
    package var isGlobal = false

    package init(_ action: Action) { self.action = action }

    package func perform() throws -> ExitStatus {
        let setup = try GitSetup(isGlobal: isGlobal)
        return switch action {
        case .install: try setup.install()
        case .uninstall: try setup.uninstall()
        case .status: try setup.status()
        }
    }
}

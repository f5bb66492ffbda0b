import ArgumentParser
import FormworkCommand

struct GitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "git", abstract: "Set up git to compare and merge interface files with formwork.",
        discussion: VerbHelp.discussion(
            "git diff then compares what 'formwork textconv' prints: a line for each object and each of its properties.", of: "git"),
        subcommands: [GitInstallCommand.self, GitUninstallCommand.self, GitStatusCommand.self])
}

/// The choice between repository and user configuration.
struct GitPlaceOptions: ParsableArguments {
    @Flag(help: "Apply to all of the user's repositories instead of the current one.")
    var global = false

    func request(_ action: GitRequest.Action) -> GitRequest {
        var request = GitRequest(action)
        request.isGlobal = global
        return request
    }
}

struct GitInstallCommand: RequestCommand {
    static let configuration = CommandConfiguration(
        commandName: "install", abstract: "Set up diff, merge, difftool and mergetool for *.storyboard and *.xib.",
        discussion: """
            Writes two lines to .gitattributes, which can be committed, and the drivers to the repository's configuration, which each clone \
            needs separately. Existing settings are kept.
            """)

    @OptionGroup var place: GitPlaceOptions

    var request: GitRequest { place.request(.install) }
}

struct GitUninstallCommand: RequestCommand {
    static let configuration = CommandConfiguration(commandName: "uninstall", abstract: "Remove what install wrote, and nothing else.")

    @OptionGroup var place: GitPlaceOptions

    var request: GitRequest { place.request(.uninstall) }
}

struct GitStatusCommand: RequestCommand {
    static let configuration = CommandConfiguration(
        commandName: "status", abstract: "Show what is set up; exits with status 1 if something is missing.")

    @OptionGroup var place: GitPlaceOptions

    var request: GitRequest { place.request(.status) }
}

import ArgumentParser

struct GitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "git", abstract: "Have git show and merge interface files through formwork.",
        subcommands: [GitInstallCommand.self, GitUninstallCommand.self, GitStatusCommand.self])
}

/// The choice between repository and user configuration.
struct GitPlaceOptions: ParsableArguments {
    @Flag(help: "For all repositories of this person, and not for the one around the working folder.")
    var global = false
}

struct GitInstallCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "install", abstract: "Set up diff, merge, difftool and mergetool for *.storyboard and *.xib.",
        discussion: """
            Writes two lines into .gitattributes, which can be committed, and the drivers into the repository's configuration, which each clone \
            needs by itself. What others wrote stays. What is set up already stays as it is.
            """)

    @OptionGroup var place: GitPlaceOptions

    func run() throws { try GitSetup.run(isGlobal: place.global) { setup throws(RunFailure) in try setup.install() } }
}

struct GitUninstallCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "uninstall", abstract: "Take back what install wrote, and nothing else.")

    @OptionGroup var place: GitPlaceOptions

    func run() throws { try GitSetup.run(isGlobal: place.global) { setup throws(RunFailure) in try setup.uninstall() } }
}

struct GitStatusCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status", abstract: "Tell what is set up; status 1 where something is missing.")

    @OptionGroup var place: GitPlaceOptions

    func run() throws { try GitSetup.run(isGlobal: place.global) { setup throws(RunFailure) in try setup.status() } }
}

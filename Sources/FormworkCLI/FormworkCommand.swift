import ArgumentParser

/// `formwork`: one file per verb beside this one; nothing is decided here.
@main
struct FormworkCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "formwork",
        abstract: "Reads Interface Builder files (.xib, .storyboard) without Xcode: shows, checks and converts them.",
        discussion: """
            PATH is a file or a folder, which is searched for .storyboard, .xib and .nib/designable.nib; '-' reads one document from \
            standard input.

            Exit status:
              0   fine; warnings may have been printed
              1   an error in a document, or with --strict a warning
              64  wrong usage
              66  a path that does not exist or cannot be read
              70  a defect of formwork itself
              73  an output that cannot be written
            """,
        version: FormworkVersion.current,
        subcommands: [
            ImportCommand.self, TemplatesCommand.self, SolveCommand.self, StatesCommand.self, ApplyCommand.self, ValidateCommand.self,
            RulesCommand.self, ConvertCommand.self, RenderCommand.self, PreviewCommand.self,
        ])

    static func main() {
        StandardOutput.ignoreClosedPipes()
        main(PathList.shorten(Array(CommandLine.arguments.dropFirst())))
    }
}

enum FormworkVersion {
    static let current = "0.1.0"
}

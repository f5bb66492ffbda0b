import ArgumentParser
import FormworkCommand

struct NewCommand: RequestCommand {
    static let configuration = verb(
        "new", abstract: "Create a storyboard with a scene, or a XIB with a view.",
        discussion: """
            The end of the name decides: .storyboard or .xib. The document is what Xcode's templates make, with layout templates if --template \
            names some. An existing file is never replaced. 'formwork edit' adds views, constraints and further scenes.
            """)

    @Argument(help: "The file to create.")
    var path: String

    @Option(help: "The platform: ios, macos or tvos.")
    var platform = NewRequest.System.ios

    @Flag(help: "Create a XIB with a view. The name must end with .xib.")
    var view = false

    @Option(help: ArgumentHelp("The label of the scene or the view (default: the file's name).", valueName: "label"))
    var scene: String?

    @Option(name: .customLong("class"), help: ArgumentHelp("The class of the controller, or of the XIB's owner.", valueName: "class"))
    var owner: String?

    @Option(help: ArgumentHelp("Add a layout template with this label; may be repeated.", valueName: "label"))
    var template: [String] = []

    var request: NewRequest {
        var request = NewRequest(path: path)
        request.platform = platform
        request.view = view
        request.scene = scene
        request.owner = owner
        request.template = template
        return request
    }
}

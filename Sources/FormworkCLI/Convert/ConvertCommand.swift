import ArgumentParser
import FormworkCommand
import FormworkCode
import FormworkModel

struct ConvertCommand: RequestCommand {
    static let configuration = verb(
        "convert", abstract: "Convert documents to another format.",
        discussion: """
            --to xib and --to storyboard write a document. A legacy archive becomes a modern document in Xcode's formatting. A modern document \
            is copied byte for byte, or reformatted with --reformat. A XIB becomes a storyboard, and a storyboard becomes a XIB for each scene \
            that has a view; for several scenes, OUT is a folder. Notes list what cannot be converted.

            --to archive writes the legacy archive (Interface Builder 3, Xcode 4) for a compiled macOS file; it compiles to the same file \
            again.

            --to json and --to yaml write the whole document as data for scripts. Data can be read like any other file: --to storyboard turns \
            it back into a document, in which everything unchanged is as before. --schema prints the JSON Schema of the data.

            --to uikit, appkit, snapkit, formation and autolayoutkit write Swift files into the folder OUT; uikit-objc, appkit-objc and \
            autolayoutkit-objc write Objective-C. Each scene, XIB and cell becomes a class, written with a template that --code-template \
            replaces. For uikit, appkit and snapkit, --form chooses the kind of class: a controller that the scene's own class inherits from, \
            a cell or a view. Content that code cannot express becomes a comment and a note. --verify compiles and runs the code, and compares \
            its layout with the document.

            --to swiftui writes a structure for each scene, XIB and cell of an iOS document, with stacks, spacers, padding and frames derived \
            from the layout on three screens. Content without a counterpart becomes a 'Gap:' comment and a note. --verify lists the views that \
            SwiftUI would place elsewhere, without compiling anything.

            --to vfl writes the constraints in the visual format language, a format on each line. Those that it can't express become a comment \
            and a note.
            """)

    @Argument(
        help: """
            The files to convert, or folders of them: .xib, .storyboard, .json or .yaml; '-' is standard input, whose format is detected by \
            its first character.
            """)
    var files: [String] = []

    @Option(name: .customLong("stdin-path"), help: "The path to show in messages for standard input.")
    var standardInputName: String?

    @Option(help: ArgumentHelp(ConversionFormat.help, valueName: "format"))
    var to: ConversionFormat?

    @Option(
        name: .shortAndLong,
        help: "The output file, replaced atomically, or a folder for several documents; '-' is standard output.")
    var output: String?

    @Flag(help: "Treat the output as a folder, created if needed; the structure of input folders is kept.")
    var outputFolder = false

    @Flag(help: "Rewrite the document in Xcode's formatting.")
    var reformat = false

    @Option(help: ArgumentHelp("For a storyboard to XIB: only the scene with this id, name or selector.", valueName: "name"))
    var scene: String?

    @Flag(help: "Print the JSON Schema of what --to json writes.")
    var schema = false

    @Option(
        help: ArgumentHelp(
            """
            uikit, appkit and snapkit: the kind of class: view (init(frame:)), cell (fills its content view), controller (loadView, bar \
            items, segues) or layout (owns the views of another object). By default, and where the form isn't possible, scenes become \
            controllers, cells become cells, and other roots become views.
            """, valueName: "form"),
        transform: { name in
            guard let form = CodeForm(rawValue: name) else {
                throw ValidationError("'\(name)' isn't a form; the forms are \(CodeForm.allCases.map(\.rawValue).joined(separator: ", "))")
            }
            return form
        })
    var form: CodeForm?

    @Option(
        help: ArgumentHelp(
            "UIKit and AppKit code: the oldest system version to support; newer API is wrapped in 'if #available'.",
            valueName: "version"),
        transform: { text in
            guard let version = SystemVersion(text) else {
                throw ValidationError("'\(text)' isn't a system version such as 15 or 12.4")
            }
            return version
        })
    var deploymentTarget: SystemVersion?

    @Flag(help: "UIKit and AppKit code: also set properties to values that have no effect.")
    var exhaustive = false

    @Option(help: ArgumentHelp("Code: the template to use instead of the built-in one.", valueName: "file"))
    var codeTemplate: String?

    @Flag(name: .customLong("print-template"), help: "Code: print the built-in template, to start from.")
    var printsTemplate = false

    @Flag(name: .customLong("ids"), help: "Code: name the ids of objects in comments.")
    var showsIDs = false

    @Flag(inversion: .prefixedNo, help: "Code: format with 'swift format', if available.")
    var format = true

    @Flag(help: "Code: compile and run it, and compare its layout with the document.")
    var verify = false

    @Option(help: ArgumentHelp("Where --verify compiles (default: a folder in the user's cache).", valueName: "folder"))
    var proofFolder: String?

    @Option(help: ArgumentHelp("Formwork's package, which --verify compiles against.", valueName: "folder"))
    var package: String?

    @OptionGroup(title: "Limits") var limitOptions: LimitOptions

    var request: ConvertRequest {
        var request = ConvertRequest()
        request.files = PathList.whole(files)
        request.standardInputName = standardInputName
        request.to = to
        request.output = output
        request.outputFolder = outputFolder
        request.reformat = reformat
        request.scene = scene
        request.schema = schema
        request.form = form
        request.deploymentTarget = deploymentTarget
        request.exhaustive = exhaustive
        request.codeTemplate = codeTemplate
        request.printsTemplate = printsTemplate
        request.showsIDs = showsIDs
        request.format = format
        request.verify = verify
        request.proofFolder = proofFolder
        request.package = package
        request.limits = limitOptions.limits
        return request
    }
}

import ArgumentParser
import FormworkCode
import FormworkDiagnostics
import FormworkExport
import FormworkModel
import FormworkProof

struct ConvertCommand: ParsableCommand {
    static let configuration = verb(
        "convert", abstract: "Write a document in another form.",
        discussion: """
            --to xib and --to storyboard write a document: a legacy archive as the modern document that it becomes, in Xcode's own \
            formatting; a modern document byte for byte as it was read; with --reformat it is laid out anew. A XIB becomes a storyboard, \
            and a storyboard a XIB for each scene that has a view: with several of them OUT is a folder. What does not come along is \
            listed as notes.

            --to archive writes the legacy archive (Interface Builder 3, Xcode 4) that a compiled file for macOS was made of: it compiles \
            into the same file again.

            --to json and --to yaml write the whole document as data, for scripts to query and change. Data is read like any other \
            file, so that --to storyboard makes the document of it again; what was not changed is there again as it was. --schema \
            prints the JSON Schema of the data.

            --to uikit, appkit, snapkit, formation and autolayoutkit write Swift into the folder OUT, uikit-objc, appkit-objc and \
            autolayoutkit-objc Objective-C: a class for each scene, XIB and cell, through a template that --code-template replaces. Of \
            uikit, appkit and snapkit --form says what the classes are: a controller for a scene, from which its own class derives, a cell, \
            a view. What code has no words for stands in it as a comment and is listed as notes. --verify compiles the code, runs it, and \
            compares what it lays out with the document.

            --to swiftui writes a structure for each scene, XIB and cell of an iOS document: stacks, spacers, paddings and frames that \
            are found from how the document is laid out on three screens. What has no counterpart is a comment 'Gap:' where it would \
            stand, and a note. --verify lists the views that SwiftUI's layout would put elsewhere; nothing is compiled for that.
            """)

    @Argument(
        help: """
            The files to convert, or folders of them: .xib or .storyboard, .json or .yaml; '-' is standard input, which is known by its \
            first character.
            """)
    var files: [String] = []

    @Option(name: .customLong("stdin-path"), help: "What the document on standard input is called in messages.")
    var standardInputName: String?

    @Option(help: ArgumentHelp(ConversionFormat.help, valueName: "format"))
    var to: ConversionFormat?

    @Option(
        name: .shortAndLong,
        help: "The file to write; it is replaced whole or not at all. '-' is standard output. For several documents a folder.")
    var output: String?

    @Flag(help: "The output is a folder, which is made where there is none: the structure below the named folders is kept in it.")
    var outputFolder = false

    @Flag(help: "Lay the document out anew in Xcode's formatting.")
    var reformat = false

    @Option(help: ArgumentHelp("Of a storyboard that becomes XIBs only the scene with this id, name or selector.", valueName: "name"))
    var scene: String?

    @Flag(help: "Print the JSON Schema of what --to json writes.")
    var schema = false

    @Option(
        help: ArgumentHelp(
            """
            uikit, appkit and snapkit: what a class is: view (init(frame:)), cell (fills its content view), controller (loadView, items of \
            bars, segues) or layout (holds the views of an owner). What cannot have it, or where it is left out, has the one that suits \
            it: scenes are controllers, cells are cells, other roots are views.
            """, valueName: "form"),
        transform: { name in
            guard let form = CodeForm(rawValue: name) else {
                throw ValidationError("'\(name)' is no form: the forms are \(CodeForm.allCases.map(\.rawValue).joined(separator: ", "))")
            }
            return form
        })
    var form: CodeForm?

    @Option(
        help: ArgumentHelp(
            "Code for UIKit and AppKit: the earliest system that it runs on; what a later one brought stands in 'if #available'.",
            valueName: "version"),
        transform: { text in
            guard let version = SystemVersion(text) else {
                throw ValidationError("'\(text)' is no version of a system: it is written 15, or 12.4")
            }
            return version
        })
    var deploymentTarget: SystemVersion?

    @Option(help: ArgumentHelp("Code: a template to use instead of the format's own.", valueName: "file"))
    var codeTemplate: String?

    @Flag(name: .customLong("print-template"), help: "Code: print the format's own template, to begin from.")
    var printsTemplate = false

    @Flag(inversion: .prefixedNo, help: "Code: format it with 'swift format', where that can be run.")
    var format = true

    @Flag(help: "Code: compile it, run it, and compare what it lays out with the document.")
    var verify = false

    @Option(help: ArgumentHelp("Where --verify compiles; a folder in the user's cache when left out.", valueName: "folder"))
    var proofFolder: String?

    @Option(help: ArgumentHelp("Formwork's own package, which --verify compiles against.", valueName: "folder"))
    var package: String?

    @OptionGroup(title: "Limits") var limitOptions: LimitOptions

    func validate() throws {
        if schema { return }
        guard let to else { throw ValidationError("say what to convert it to: --to \(ConversionFormat.help)") }
        if to.dialect == nil, printsTemplate || codeTemplate != nil || verify && to != .swiftui {
            let isSwiftUI = to == .swiftui
            throw ValidationError(
                isSwiftUI
                    ? "--to swiftui has no template: --print-template and --code-template are for the other forms of code"
                    : "--print-template, --code-template and --verify are for code")
        }
        if form != nil, to.dialect?.hasForms != true { throw ValidationError("--form is for uikit, appkit and snapkit") }
        if deploymentTarget != nil, to.dialect?.takesTarget != true {
            throw ValidationError("--deployment-target is for code that UIKit or AppKit runs")
        }
        if printsTemplate { return }
        if files.isEmpty { throw ValidationError("name the file to convert") }
        if output == nil { throw ValidationError("say where to write: -o FILE, or -o - for standard output") }
        if verify, let dialect = to.dialect, !ProofPackage.canProve(dialect) {
            let provable = CodeDialect.allCases.filter(ProofPackage.canProve).map(\.rawValue).joined(separator: ", ")
            throw ValidationError("--verify can prove \(provable): there is nothing to compile \(to.rawValue) against")
        }
        if verify, output == "-" { throw ValidationError("--verify prints what it finds: name a folder with -o") }
    }

    func run() throws {
        if schema { return StandardOutput.write(DocumentSchema.text) }
        if printsTemplate, let dialect = to?.dialect {
            return StandardOutput.write(ShownText(lines: dialect.template(form ?? .layout) + "\n"))
        }
        guard let to, let output else { return }
        var run = FileRun(paths: PathList.whole(files), standardInputName: standardInputName, jobs: 1)
        run.readsData = true
        run.limits = limitOptions.limits
        if let dialect = to.dialect {
            run.jobs = nil
            let conversion = CodeConversion(
                dialect: dialect, form: form, target: deploymentTarget, template: codeTemplate, output: output, formats: format,
                proof: verify ? CodeProof(folder: proofFolder, package: package) : nil)
            return try conversion.run(run)
        }
        if to == .swiftui {
            run.jobs = nil
            return try SwiftUIConversion(output: output, formats: format, verifies: verify).run(run)
        }
        let inputs = InputFiles(run.paths, standardInputName: standardInputName)
        if to == .archive {
            let places = try ConversionPlaces(inputs, output: output, isFolder: outputFolder) { _ in "xib" }
            return try ArchiveConversion(inputs: inputs, places: places, limits: run.limits).run().check()
        }
        guard let conversion = to.conversion(reformatted: reformat, scene: scene) else { return }
        run.inputs = inputs
        let places = try ConversionPlaces(inputs, output: output, isFolder: outputFolder) { _ in to.rawValue }
        let status = run.documents { file, read in
            guard let place = places[file] else { return FileOutcome() }
            return conversion.outcome(for: read, of: file, to: place)
        }
        try status.check()
    }
}

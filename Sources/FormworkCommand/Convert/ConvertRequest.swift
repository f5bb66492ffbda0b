public import FormworkCode
import FormworkDiagnostics
import FormworkResults
public import FormworkModel
import FormworkProof
public import FormworkTree

/// The request of `formwork convert`: convert documents to another format.
public struct ConvertRequest: CommandRequest {
    /// The files to convert, or folders of them: .xib, .storyboard, .json or .yaml; '-' is standard input, whose format is detected by
    /// its first character.
    public var files: [String] = []
    /// The path to show in messages for standard input.
    public var standardInputName: String?
    /// The target format.
    public var to: ConversionFormat?
    /// The output file, replaced atomically, or a folder for several documents; '-' is standard output.
    public var output: String?
    /// Whether to treat the output as a folder, created if needed; the structure of input folders is kept.
    public var outputFolder = false
    /// Whether to rewrite the document in Xcode's formatting.
    public var reformat = false
    /// The only scene of a storyboard to convert to a XIB, by id, name or selector.
    public var scene: String?
    /// Whether to write the JSON Schema of documents as data.
    public var schema = false
    /// uikit, appkit and snapkit: the kind of class: view (init(frame:)), cell (fills its content view), controller (loadView, bar items,
    /// segues) or layout (owns the views of another object). By default, and where the form isn't possible, scenes become controllers,
    /// cells become cells, and other roots become views.
    public var form: CodeForm?
    /// The oldest system version that code for UIKit and AppKit supports; newer API is wrapped in `if #available`.
    public var deploymentTarget: SystemVersion?
    /// Whether code for UIKit and AppKit also sets properties to values that have no effect.
    public var exhaustive = false
    /// The template of code to use instead of the built-in one.
    public var codeTemplate: String?
    /// Whether to write the built-in template of the code instead.
    public var printsTemplate = false
    /// Whether the code names the ids of objects in comments.
    public var showsIDs = false
    /// Whether to format code with `swift format`, if available.
    public var format = true
    /// Whether to compile and run the code, and to compare its layout with the document.
    public var verify = false
    /// The folder in which code is compiled; nil for one in the user's cache.
    public var proofFolder: String?
    /// Formwork's package, which --verify compiles against.
    public var package: String?
    /// The limits of reading documents.
    public var limits = DocumentLimits.usual

    /// Creates a request with the defaults.
    public init() {}

    public func check() throws(UsageError) {
        if schema { return }
        guard let to else { throw UsageError("specify the target format: --to \(ConversionFormat.help)") }
        if to.dialect == nil, printsTemplate || codeTemplate != nil || verify && to != .swiftui {
            let isSwiftUI = to == .swiftui
            throw UsageError(
                isSwiftUI
                    ? "--to swiftui doesn't use a template: --print-template and --code-template are for other kinds of code"
                    : "--print-template, --code-template and --verify are for code")
        }
        if form != nil, to.dialect?.hasForms != true { throw UsageError("--form is for uikit, appkit and snapkit") }
        if deploymentTarget != nil, to.dialect?.takesTarget != true {
            throw UsageError("--deployment-target is for code that UIKit or AppKit runs")
        }
        if exhaustive, to.dialect?.takesTarget != true {
            throw UsageError("--exhaustive is for code that UIKit or AppKit runs")
        }
        if printsTemplate { return }
        if files.isEmpty { throw UsageError("specify the file to convert") }
        if output == nil { throw UsageError("specify the output: -o FILE, or -o - for standard output") }
        if verify, let dialect = to.dialect, !ProofPackage.canProve(dialect) {
            let provable = CodeDialect.allCases.filter(ProofPackage.canProve).map(\.rawValue).joined(separator: ", ")
            throw UsageError("--verify doesn't support \(to.rawValue), only \(provable)")
        }
        if verify, output == "-" { throw UsageError("--verify prints its results to standard output: specify a folder with -o") }
    }

    public func perform() throws -> ExitStatus {
        if schema { return StandardOutput.finish(DocumentSchema.text) }
        if printsTemplate, let dialect = to?.dialect {
            return StandardOutput.finish(ShownText(lines: dialect.template(form ?? .layout) + "\n"))
        }
        guard let to, let output else { return .fine }
        var run = FileRun(paths: files, standardInputName: standardInputName, jobs: 1)
        run.readsData = true
        run.limits = limits
        if let dialect = to.dialect {
            run.jobs = nil
            let conversion = CodeConversion(
                dialect: dialect, form: form, target: deploymentTarget, isExhaustive: exhaustive, template: codeTemplate, output: output,
                formats: format, showsIDs: showsIDs, proof: verify ? CodeProof(folder: proofFolder, package: package) : nil)
            return try conversion.run(run)
        }
        if to == .swiftui {
            run.jobs = nil
            return try SwiftUIConversion(output: output, formats: format, verifies: verify).run(run)
        }
        let inputs = InputFiles(run.paths, standardInputName: standardInputName)
        if to == .archive {
            let places = try ConversionPlaces(inputs, output: output, isFolder: outputFolder) { _ in "xib" }
            return ArchiveConversion(inputs: inputs, places: places, limits: run.limits).run()
        }
        guard let conversion = to.conversion(reformatted: reformat, scene: scene) else { return .fine }
        run.inputs = inputs
        let places = try ConversionPlaces(inputs, output: output, isFolder: outputFolder) { _ in to.rawValue }
        let status = run.documents { file, read in
            guard let place = places[file] else { return FileOutcome() }
            return conversion.outcome(for: read, of: file, to: place)
        }
        return status
    }
}

package import FormworkCode
import FormworkDiagnostics
import FormworkExport
import FormworkModel
import FormworkProof
package import FormworkTree

/// The request of `formwork convert`: convert documents to another format.
///
/// Its values have the names of the options, whose help describes them.
package struct ConvertRequest: CommandRequest {
    package var files: [String] = []
    package var standardInputName: String?
    package var to: ConversionFormat?
    package var output: String?
    package var outputFolder = false
    package var reformat = false
    package var scene: String?
    package var schema = false
    package var form: CodeForm?
    package var deploymentTarget: SystemVersion?
    package var exhaustive = false
    package var codeTemplate: String?
    package var printsTemplate = false
    package var showsIDs = false
    package var format = true
    package var verify = false
    package var proofFolder: String?
    package var package: String?
    package var limits = DocumentLimits.usual

    package init() {}

    package func check() throws(UsageError) {
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

    package func perform() throws -> ExitStatus {
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

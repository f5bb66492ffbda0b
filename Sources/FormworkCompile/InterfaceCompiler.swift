import FormworkDiagnostics
import FormworkImport
import FormworkIndex
public import FormworkModel

/// Compiles Interface Builder documents for any platform.
public enum InterfaceCompiler {
    /// The rules that the compiler itself checks.
    public static let rules: Set<String> = [availabilityRule, launchScreenRule]

    private static let availabilityRule = "availability"
    private static let launchScreenRule = "launch-screen"

    /// Compiles a document.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - file: The path to give in locations.
    ///   - options: The options.
    /// - Throws: `CompileError` with all errors.
    /// - Complexity: O(n) in the size of the document and the resulting files.
    public static func compile(
        _ document: InterfaceDocument, file: String, options: CompileOptions = CompileOptions()
    ) throws(CompileError) -> CompiledOutput {
        let found = refusals(of: document, file: file, options: options)
        if found.contains(where: { $0.severity == .error }) { throw CompileError(found) }
        var output = try files(of: document, file: file, options: options)
        output.diagnostics = found + output.diagnostics
        return output
    }

    /// Returns the errors and warnings that Xcode's compiler gives although the document could be compiled.
    private static func refusals(of document: InterfaceDocument, file: String, options: CompileOptions) -> [Diagnostic] {
        let map = InterfaceDocument.SourceMap(document, file: file)
        func diagnostics(_ rule: String, _ violations: [DocumentViolation]) -> [Diagnostic] {
            violations.map { violation in
                Diagnostic(
                    rule: rule, severity: violation.isRefused && !options.isLenient ? .error : .warning, message: violation.message,
                    location: map.location(of: violation.element), path: violation.element.path)
            }
        }
        let isLaunchScreen = LaunchScreen.isDeclared(in: document)
        return diagnostics(launchScreenRule, isLaunchScreen ? LaunchScreen.violations(in: document) : [])
            + diagnostics(availabilityRule, Availability.violations(in: document, target: options.deploymentTarget))
    }

    private static func files(
        of document: InterfaceDocument, file: String, options: CompileOptions
    ) throws(CompileError) -> CompiledOutput {
        var options = options
        options.deploymentTarget = options.deploymentTarget ?? DeploymentTarget(of: document)
        switch (document.platform, document.format) {
        case (.iOS, _), (.tvOS, _):
            return try UIKitCompiler.compile(document, file: file, options: options)
        case (.macOS, _):
            // The objects of an archive are those of the compiled file; its upgrade represents some of them differently.
            if let archive = document.archive { return try ArchiveCompiler.compile(archive, file: file, options: options) }
            return try MacCompiler.compile(document.tree, file: file, options: options)
        case (let platform, let format):
            let root = InterfaceDocument.Element(document: document, node: document.rootNode)
            throw CompileError([
                Diagnostic(
                    rule: Diagnostic.notCompiledRule, severity: .error,
                    message: "\(format.noun) for \(platform.rawValue) is not compiled yet",
                    location: InterfaceDocument.SourceMap(document, file: file).location(of: root))
            ])
        }
    }
}

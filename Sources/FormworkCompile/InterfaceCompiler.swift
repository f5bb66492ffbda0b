import FormworkDiagnostics
import FormworkImport
import FormworkIndex
package import FormworkModel

/// Compiles documents of Interface Builder: the one entry, whatever the platform.
package enum InterfaceCompiler {
    /// The rules that the compiler checks by itself.
    package static let rules: Set<String> = [availabilityRule, launchScreenRule]

    private static let availabilityRule = "availability"
    private static let launchScreenRule = "launch-screen"

    /// Returns the files that a document becomes.
    ///
    /// - Parameters:
    ///   - document: what is compiled.
    ///   - file: what places call it.
    ///   - options: what it is compiled for.
    /// - Throws: everything that stands in the way.
    /// - Complexity: O(n) in the size of the document and the files that are made.
    package static func compile(
        _ document: InterfaceDocument, file: String, options: CompileOptions = CompileOptions()
    ) throws(CompileError) -> CompiledOutput {
        let found = refusals(of: document, file: file, options: options)
        if found.contains(where: { $0.severity == .error }) { throw CompileError(found) }
        var output = try files(of: document, file: file, options: options)
        output.diagnostics = found + output.diagnostics
        return output
    }

    /// Returns what Xcode's compiler refuses or warns of, although it could be written.
    private static func refusals(of document: InterfaceDocument, file: String, options: CompileOptions) -> [Diagnostic] {
        let map = InterfaceDocument.SourceMap(document, file: file)
        func diagnostic(_ rule: String, _ element: InterfaceDocument.Element, _ message: String, isRefused: Bool) -> Diagnostic {
            Diagnostic(
                rule: rule, severity: isRefused && !options.isLenient ? .error : .warning, message: message,
                location: map.location(of: element), path: element.path)
        }
        var found: [Diagnostic] = []
        if LaunchScreen.isDeclared(in: document) {
            found = LaunchScreen.breaches(in: document).map { diagnostic(launchScreenRule, $0.element, $0.message, isRefused: true) }
        }
        let target = options.deploymentTarget.map { DeploymentTarget($0.major, $0.minor) }
        return found
            + Availability.breaches(in: document, target: target).map {
                diagnostic(availabilityRule, $0.element, $0.message, isRefused: $0.isRefused)
            }
    }

    private static func files(
        of document: InterfaceDocument, file: String, options: CompileOptions
    ) throws(CompileError) -> CompiledOutput {
        switch (document.platform, document.format) {
        case (.iOS, _), (.tvOS, _):
            return try UIKitCompiler.compile(document, file: file, options: options)
        case (.macOS, _):
            // An archive's objects are those of the compiled file; in what the upgrade makes of them, some are told in other words.
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

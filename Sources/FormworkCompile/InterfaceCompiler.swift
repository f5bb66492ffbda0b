import FormworkDiagnostics
import FormworkImport
package import FormworkModel

/// Compiles documents of Interface Builder: the one entry, whatever the platform.
package enum InterfaceCompiler {
    /// The files that a document becomes.
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

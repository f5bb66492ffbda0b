package import FormworkDiagnostics
package import FormworkNib

/// The result of compiling a document.
package struct CompiledOutput: Sendable {
    package enum Shape: Sendable, Hashable {
        /// A single file with the only member's bytes.
        case file
        /// A folder with the members.
        case folder
    }

    package var shape: Shape
    package var bundle: NibBundle
    /// The omitted parts, the unproved parts and the compiler's warnings.
    package var diagnostics: [Diagnostic]

    package init(shape: Shape, bundle: NibBundle, diagnostics: [Diagnostic] = []) {
        self.shape = shape
        self.bundle = bundle
        self.diagnostics = diagnostics
    }
}

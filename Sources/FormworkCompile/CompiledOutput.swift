package import FormworkDiagnostics
package import FormworkNib

/// What became of a document.
package struct CompiledOutput: Sendable {
    package enum Shape: Sendable, Hashable {
        /// One file: the only member's bytes under the name of the result.
        case file
        /// A folder of that name, with the members below it.
        case folder
    }

    package var shape: Shape
    package var bundle: NibBundle
    /// What was left out, what is unproved, and what the compiler warns of.
    package var diagnostics: [Diagnostic]

    package init(shape: Shape, bundle: NibBundle, diagnostics: [Diagnostic] = []) {
        self.shape = shape
        self.bundle = bundle
        self.diagnostics = diagnostics
    }
}

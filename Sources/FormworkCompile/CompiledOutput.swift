public import FormworkDiagnostics
package import FormworkNib

/// The result of compiling a document.
public struct CompiledOutput: Sendable {
    /// The form in which a system loads the result.
    public enum Shape: Sendable, Hashable {
        /// A single file with the only member's bytes.
        case file
        /// A folder with the members.
        case folder
    }

    /// The form of the result.
    public var shape: Shape
    package var bundle: NibBundle
    /// The names and contents of the files, in their order in the folder. A single file has the name that its caller chooses.
    public var files: [(name: String, bytes: [UInt8])] { bundle.members.map { ($0.name, $0.bytes) } }
    /// The omitted parts, the unproved parts and the compiler's warnings.
    public var diagnostics: [Diagnostic]

    package init(shape: Shape, bundle: NibBundle, diagnostics: [Diagnostic] = []) {
        self.shape = shape
        self.bundle = bundle
        self.diagnostics = diagnostics
    }
}

import Formwork

/// The fuzz targets: each accepts any bytes, and traps if an invariant is violated.
enum FuzzTarget: String, CaseIterable {
    /// Documents: read, written, read again.
    case reader
    /// Legacy archives, brought up to date.
    case archive
    /// Compiled files, read back.
    case compiled
    /// Documents as data.
    case json, yaml
    /// Edits of a document.
    case editing
    /// Linear systems.
    case solver
    /// Layout with all options of the command.
    case engine
    /// Templates, hiding masters, states.
    case states
    /// Fonts of a project.
    case fonts
    /// Output for a document: results, pictures, pages, code, other kinds.
    case writers

    func run(_ bytes: [UInt8]) {
        switch self {
        case .reader: FuzzReading.document(bytes)
        case .archive: FuzzReading.archive(bytes)
        case .compiled: FuzzReading.compiled(bytes)
        case .json: FuzzReading.data(bytes, .json)
        case .yaml: FuzzReading.data(bytes, .yaml)
        case .editing: FuzzEditing.run(bytes)
        case .solver: FuzzSolver.run(bytes)
        case .engine: FuzzLayout.engine(bytes)
        case .states: FuzzLayout.states(bytes)
        case .fonts: FuzzReading.font(bytes)
        case .writers: FuzzWriters.run(bytes)
        }
    }

    /// Returns the document in bytes; nil if there is none.
    static func document(_ bytes: [UInt8]) -> InterfaceDocument? { try? shared.read(bytes, file: "fuzz.xib").document }

    /// One reader for all inputs, as in a run over many files.
    nonisolated(unsafe) static let shared = DocumentReader()
}

/// Ends the program if a condition does not hold.
func demand(_ condition: Bool, _ message: @autoclosure () -> String) {
    if !condition { fatalError("fuzz: " + message()) }
}

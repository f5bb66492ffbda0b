/// The modules that a project's files are part of, as far as its project files say so for certain.
package struct ModuleMap: Sendable {
    /// For each file, by its path as facts have it, the modules of the targets that it is in; nothing for a file of which that is not known.
    package var files: [String: Set<String>]
    /// The modules of which every file is known.
    package var complete: Set<String>

    package init(files: [String: Set<String>] = [:], complete: Set<String> = []) {
        self.files = files
        self.complete = complete
    }

    /// Returns the modules that a document is part of; empty where that is not known.
    package func modules(ofDocument path: String) -> Set<String> { files[path.hasPrefix("./") ? String(path.dropFirst(2)) : path] ?? [] }
}

/// The modules that a project's files belong to, as far as its project files determine them.
package struct ModuleMap: Sendable {
    /// The modules of the targets that contain each file, by the file's path as in the facts; no entry if they aren't known.
    package var files: [String: Set<String>]
    /// The modules whose files are all known.
    package var complete: Set<String>

    package init(files: [String: Set<String>] = [:], complete: Set<String> = []) {
        self.files = files
        self.complete = complete
    }

    /// Returns the modules that a document belongs to; empty if they aren't known.
    package func modules(ofDocument path: String) -> Set<String> { files[path.hasPrefix("./") ? String(path.dropFirst(2)) : path] ?? [] }
}

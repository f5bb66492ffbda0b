/// Names of compiled documents.
enum CompiledName {
    private static let endings = [(".storyboard", ".storyboardc"), (".xib", ".nib"), (".nib/designable.nib", ".nib")]

    /// Returns the name of a document's compiled output in the same folder.
    static func of(_ name: String) -> String {
        for (ending, other) in endings where name.hasSuffix(ending) { return String(name.dropLast(ending.count)) + other }
        return name + ".nib"
    }

    /// Whether a path names a single compiled document rather than a folder for several.
    static func isOne(_ path: String) -> Bool {
        let name = path.split(separator: "/").last ?? ""
        return name.hasSuffix(".nib") || name.hasSuffix(".storyboardc")
    }
}

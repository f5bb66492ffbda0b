package import FormworkFiles

/// The folder of the project that a document belongs to.
package enum ProjectFolder {
    /// How many folders are looked into at most.
    private static let heightLimit = 24

    /// The folder of the project that a document belongs to, resolved; nil where there is none.
    ///
    /// That is the repository of git around it where an Xcode project stands at its top, or one folder below: what Xcode builds may come from
    /// anywhere in it. Else it is the nearest folder above the document in which an Xcode project stands.
    ///
    /// - Complexity: O(n) in the number of files beside and above the document.
    package static func around(_ document: SystemPath) -> SystemPath? { document.resolved.flatMap { around(folder: $0.parent) } }

    /// The folder of the project that what stands in a folder belongs to.
    package static func around(folder: SystemPath) -> SystemPath? {
        guard var folder = folder.resolved else { return nil }
        var nearest: SystemPath?
        for _ in 0..<heightLimit {
            // Not the whole disk.
            if folder.bytes.count <= 1 { break }
            let names = names(in: folder)
            if nearest == nil, names.contains(where: isXcodeProject) { nearest = folder }
            if names.contains(where: { $0.elementsEqual(".git".utf8) }) {
                let isProject = names.contains(where: isXcodeProject) || names.contains { hasXcodeProject(folder.appending($0)) }
                return isProject ? folder : nearest
            }
            folder = folder.parent
        }
        return nearest
    }

    /// Whether a repository of git stands in a folder.
    package static func isRepository(_ folder: SystemPath) -> Bool { folder.appending(".git".utf8).status(followsLink: false) != nil }

    private static func names(in folder: SystemPath) -> [[UInt8]] { (try? FolderListing.names(in: folder, limit: 20_000)) ?? [] }

    private static func hasXcodeProject(_ folder: SystemPath) -> Bool {
        guard folder.status(followsLink: false)?.isFolder == true else { return false }
        return names(in: folder).contains(where: isXcodeProject)
    }

    /// Whether a name is that of an Xcode project, or of what XcodeGen and Tuist make one of.
    private static func isXcodeProject(_ name: [UInt8]) -> Bool {
        [".xcodeproj", ".xcworkspace"].contains { name.suffix($0.utf8.count).elementsEqual($0.utf8) }
            || ["project.yml", "Project.swift"].contains { name.elementsEqual($0.utf8) }
    }
}

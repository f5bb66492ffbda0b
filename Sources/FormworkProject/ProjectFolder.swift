package import FormworkFiles

/// The folder of the project that a document belongs to.
package enum ProjectFolder {
    /// How many folders are looked into at most.
    private static let heightLimit = 24

    /// The nearest folder above a document with a repository of git or an Xcode project in it, resolved; nil where there is none.
    ///
    /// The repository is the project, as far as it goes: an Xcode project inside of it may take sources from elsewhere in it.
    ///
    /// - Complexity: O(n) in the number of files beside and above the document.
    package static func around(_ document: SystemPath) -> SystemPath? {
        guard let resolved = document.resolved else { return nil }
        var folder = resolved.parent
        var nearest: SystemPath?
        for _ in 0..<heightLimit {
            // Not the whole disk.
            if folder.bytes.count <= 1 { break }
            if folder.appending(".git".utf8).status(followsLink: false) != nil { return folder }
            if nearest == nil, hasXcodeProject(folder) { nearest = folder }
            folder = folder.parent
        }
        return nearest
    }

    private static func hasXcodeProject(_ folder: SystemPath) -> Bool {
        let names = (try? FolderListing.names(in: folder, limit: 20_000)) ?? []
        return names.contains { $0.suffix(10).elementsEqual(".xcodeproj".utf8) }
    }
}

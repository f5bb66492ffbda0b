package import FormworkFiles

/// The folder of the project that a document belongs to.
package enum ProjectFolder {
    /// How many folders are looked into at most.
    private static let heightLimit = 24

    /// The kind of project that a file or folder is the mark of.
    package enum Mark: Sendable, Equatable {
        /// An Xcode project, or what XcodeGen and Tuist make one of.
        case xcode
        /// A package of Swift, or a workspace of Bazel.
        case package
        /// A package of Bazel, of which a workspace has many.
        case part

        private static let byName: [String: Mark] = [
            "project.yml": .xcode, "Project.swift": .xcode, "Workspace.swift": .xcode, "Package.swift": .package, "WORKSPACE": .package,
            "WORKSPACE.bazel": .package, "MODULE.bazel": .package, "BUILD": .part, "BUILD.bazel": .part,
        ]
        private static let table: [[UInt8]: Mark] = Dictionary(uniqueKeysWithValues: byName.map { (Array($0.key.utf8), $0.value) })
        private static let longest = 16

        /// Nil for the name of anything else.
        package init?(_ name: some BidirectionalCollection<UInt8>) {
            if [".xcodeproj", ".xcworkspace"].contains(where: { name.suffix($0.utf8.count).elementsEqual($0.utf8) }) {
                self = .xcode
            } else if name.count < Self.longest, let mark = Self.table[Array(name)] {
                self = mark
            } else {
                return nil
            }
        }
    }

    /// The folder of the project that a document belongs to, resolved; nil where there is none.
    ///
    /// That is the repository of git around it where an Xcode project is at its top, or one folder below: what is built may come from anywhere
    /// in it. Else it is the nearest folder above the document with an Xcode project, else the repository where a package is at its top, else
    /// the nearest folder with a package, else the topmost with a part of one.
    ///
    /// - Complexity: O(n) in the number of files beside and above the document.
    package static func around(_ document: SystemPath) -> SystemPath? { document.resolved.flatMap { around(folder: $0.parent) } }

    /// The folder of the project that what is in a folder belongs to.
    package static func around(folder: SystemPath) -> SystemPath? {
        guard var folder = folder.resolved else { return nil }
        var nearest: [Mark: SystemPath] = [:]
        func best() -> SystemPath? { nearest[.xcode] ?? nearest[.package] ?? nearest[.part] }
        for _ in 0..<heightLimit {
            // Not the whole disk.
            if folder.bytes.count <= 1 { break }
            let names = names(in: folder)
            for case let mark? in Set(names.map { Mark($0) }) where mark == .part || nearest[mark] == nil { nearest[mark] = folder }
            if names.contains(where: { $0.elementsEqual(".git".utf8) }) {
                if hasXcodeProject(folder, names) { return folder }
                // The Xcode project of an example is one of its own; a package in a package is not.
                return nearest[.xcode] ?? (names.contains { Mark($0) != nil } ? folder : best())
            }
            folder = folder.parent
        }
        return best()
    }

    /// Whether a folder is the top of a repository of git with an Xcode project there, or one folder below.
    package static func isXcodeRepository(_ folder: SystemPath) -> Bool {
        folder.appending(".git".utf8).status(followsLink: false) != nil && hasXcodeProject(folder, names(in: folder))
    }

    private static func names(in folder: SystemPath) -> [[UInt8]] { (try? FolderListing.names(in: folder, limit: 20_000)) ?? [] }

    private static func hasXcodeProject(_ folder: SystemPath, _ names: [[UInt8]]) -> Bool {
        if names.contains(where: { Mark($0) == .xcode }) { return true }
        return names.contains { name in
            let inner = folder.appending(name)
            return inner.status(followsLink: false)?.isFolder == true && Self.names(in: inner).contains { Mark($0) == .xcode }
        }
    }
}

package import FormworkFiles

/// The folder of the project that a document belongs to.
package enum ProjectFolder {
    /// How many folders are looked into at most.
    private static let heightLimit = 24

    /// The kind of project that a file or folder is the mark of.
    package enum Mark: Sendable, Equatable {
        /// An Xcode project, or what XcodeGen and Tuist make one of.
        case xcode
        /// A package of Swift, which may have nothing to do with a document in its folder.
        case swiftPackage
        /// A workspace of Bazel, or a package of Swift with a document among its sources.
        case package
        /// A package of Bazel, of which a workspace has many.
        case part

        private static let byName: [String: Mark] = [
            "project.yml": .xcode, "Project.swift": .xcode, "Workspace.swift": .xcode, "Package.swift": .swiftPackage,
            "WORKSPACE": .package,
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
        guard let folder = folder.resolved else { return nil }
        return project(above: folder) { folder in
            let names = names(in: folder)
            let isRepository = names.contains { $0.elementsEqual(".git".utf8) }
            return (Set(names.compactMap { Mark($0) }), isRepository ? hasXcodeProject(folder, names) : nil)
        }
    }

    /// The folder of the project that what is in a folder belongs to, as others look into folders.
    ///
    /// - Parameters:
    ///   - folder: the folder, resolved.
    ///   - top: no folder above this one is looked into.
    ///   - look: returns the marks in a folder, and for a repository of git whether an Xcode project is at its top, or one folder below.
    package static func project(
        above folder: SystemPath, upTo top: SystemPath? = nil, _ look: (SystemPath) -> (marks: Set<Mark>, isXcodeRepository: Bool?)
    ) -> SystemPath? {
        var folder = folder
        var below: [UInt8]?
        var nearest: [Mark: SystemPath] = [:]
        for _ in 0..<heightLimit {
            // Not the whole disk.
            if folder.bytes.count <= 1 { break }
            let (found, isXcodeRepository) = look(folder)
            let marks = marks(found, of: folder, below: below)
            for mark in marks where mark == .part || nearest[mark] == nil { nearest[mark] = folder }
            // The Xcode project of an example is one of its own; a package in a package is not.
            if isXcodeRepository == true || isXcodeRepository == false && nearest[.xcode] == nil && !marks.isEmpty { return folder }
            if isXcodeRepository != nil || folder == top { break }
            below = folder.name
            folder = folder.parent
        }
        return nearest[.xcode] ?? nearest[.package] ?? nearest[.part]
    }

    /// The marks of a folder that count for a document: a package of Swift only where the document is among its sources.
    ///
    /// - Parameter below: the name of the folder in it that the document is in; nil where that is the folder itself.
    private static func marks(_ marks: Set<Mark>, of folder: SystemPath, below: [UInt8]?) -> Set<Mark> {
        guard marks.contains(.swiftPackage) else { return marks }
        return marks.subtracting([.swiftPackage]).union(hasSources(folder, in: below ?? Array(".".utf8)) ? [.package] : [])
    }

    /// The folders of targets without a path. Documents in tests are samples.
    private static let sourceFolders = Set(["Sources", "Source", "src", "srcs"].map { Array($0.utf8) })
    private static let manifestLimit = 1 << 20

    /// Whether a package has targets in a folder: where they are looked for, or where its manifest says.
    private static func hasSources(_ package: SystemPath, in folder: [UInt8]) -> Bool {
        if sourceFolders.contains(folder) { return true }
        let bytes = try? FileBuffer(sizeLimit: manifestLimit).read(plainFile: package.appending("Package.swift".utf8)) { Array($0) }
        let manifest = String(decoding: bytes ?? [], as: UTF8.self), name = String(decoding: folder, as: UTF8.self)
        return ["path: \"\(name)\"", "path: \"\(name)/", "path: \"./\(name)\"", "path: \"./\(name)/"].contains { manifest.contains($0) }
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

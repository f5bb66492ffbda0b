package import FormworkFiles
import FormworkTree

/// The folder of the project that a document belongs to.
package enum ProjectFolder {
    /// The maximum number of folders that are examined.
    private static let heightLimit = 24

    /// The kind of project that a file or folder indicates.
    package enum Mark: Sendable, Equatable {
        /// An Xcode project, or the input from which XcodeGen and Tuist generate one.
        case xcode
        /// A Swift package, which may be unrelated to a document in its folder.
        case swiftPackage
        /// A Bazel workspace, or a Swift package with a document among its sources.
        case package
        /// A Bazel package, of which a workspace has many.
        case part

        private static let byName: [String: Mark] = [
            "project.yml": .xcode, "Project.swift": .xcode, "Workspace.swift": .xcode, "Package.swift": .swiftPackage,
            "WORKSPACE": .package,
            "WORKSPACE.bazel": .package, "MODULE.bazel": .package, "BUILD": .part, "BUILD.bazel": .part,
        ]
        private static let longest = 16

        /// Returns nil for any other name.
        package init?(_ name: some BidirectionalCollection<UInt8>) {
            if [".xcodeproj", ".xcworkspace"].contains(where: { name.suffix($0.utf8.count).elementsEqual($0.utf8) }) {
                self = .xcode
            } else if name.count < Self.longest, let mark = Self.byName[String(decoding: name, as: UTF8.self)] {
                self = mark
            } else {
                return nil
            }
        }
    }

    /// Returns the folder of the project that a document belongs to, with links resolved; nil if there is none.
    ///
    /// It is the enclosing git repository if an Xcode project is at its top or one folder below, because what is built may come from anywhere in
    /// it. Otherwise it is the nearest enclosing folder with an Xcode project, else the repository if a package is at its top, else the nearest
    /// folder with a package, else the topmost with a Bazel package.
    ///
    /// - Complexity: O(n) in the number of files in the enclosing folders.
    package static func around(_ document: SystemPath) -> SystemPath? { document.resolved.flatMap { around(folder: $0.parent) } }

    /// Returns the folder of the project that the contents of a folder belong to.
    package static func around(folder: SystemPath) -> SystemPath? {
        guard let folder = folder.resolved else { return nil }
        return project(above: folder) { folder in
            let names = names(in: folder)
            let isRepository = names.contains { $0.elementsEqual(".git".utf8) }
            return (Set(names.compactMap { Mark($0) }), isRepository ? hasXcodeProject(folder, names: names) : nil)
        }
    }

    /// Returns the folder of the project that the contents of a folder belong to, with a custom function for examining folders.
    ///
    /// - Parameters:
    ///   - folder: The folder, with links resolved.
    ///   - top: The topmost folder to examine.
    ///   - look: Returns the marks in a folder. For a git repository it also returns whether an Xcode project is at its top or one folder below.
    package static func project(
        above folder: SystemPath, upTo top: SystemPath? = nil, _ look: (SystemPath) -> (marks: Set<Mark>, isXcodeRepository: Bool?)
    ) -> SystemPath? {
        var folder = folder
        var below: [UInt8]?
        var nearest: [Mark: SystemPath] = [:]
        for _ in 0..<heightLimit {
            // Don't use the whole disk.
            if folder.bytes.count <= 1 { break }
            let (found, isXcodeRepository) = look(folder)
            let marks = marks(found, of: folder, below: below)
            for mark in marks where mark == .part || nearest[mark] == nil { nearest[mark] = folder }
            // An example's Xcode project is a separate project; a nested package isn't.
            if isXcodeRepository == true || isXcodeRepository == false && nearest[.xcode] == nil && !marks.isEmpty { return folder }
            if isXcodeRepository != nil || folder == top { break }
            below = folder.name
            folder = folder.parent
        }
        return nearest[.xcode] ?? nearest[.package] ?? nearest[.part]
    }

    /// Returns the marks of a folder that apply to a document: a Swift package only if the document is among its sources.
    ///
    /// - Parameter below: The name of the subfolder that contains the document; nil if it is in the folder itself.
    private static func marks(_ marks: Set<Mark>, of folder: SystemPath, below: [UInt8]?) -> Set<Mark> {
        guard marks.contains(.swiftPackage) else { return marks }
        return marks.subtracting([.swiftPackage]).union(hasSources(folder, in: below ?? Array(".".utf8)) ? [.package] : [])
    }

    /// The default folders of targets. Tests are excluded, because documents in tests are samples.
    private static let sourceFolders = Set(["Sources", "Source", "src", "srcs"].map { Array($0.utf8) })
    private static let manifestLimit = 1 << 20

    /// Whether a package has targets in a folder, by default or according to its manifest.
    private static func hasSources(_ package: SystemPath, in folder: [UInt8]) -> Bool {
        if sourceFolders.contains(folder) { return true }
        let bytes = try? FileBuffer(sizeLimit: manifestLimit).read(plainFile: package.appending("Package.swift")) { Array($0) }
        let manifest = String(decoding: bytes ?? [], as: UTF8.self), name = String(decoding: folder, as: UTF8.self)
        return ["path: \"\(name)\"", "path: \"\(name)/", "path: \"./\(name)\"", "path: \"./\(name)/"].contains { manifest.contains($0) }
    }

    /// Whether a folder is the top of a git repository with an Xcode project there or one folder below.
    package static func isXcodeRepository(_ folder: SystemPath) -> Bool {
        folder.appending(".git").status(followsLink: false) != nil && hasXcodeProject(folder, names: names(in: folder))
    }

    private static func names(in folder: SystemPath) -> [[UInt8]] { (try? FolderListing.names(in: folder, limit: 20_000)) ?? [] }

    private static func hasXcodeProject(_ folder: SystemPath, names: [[UInt8]]) -> Bool {
        if names.contains(where: { Mark($0) == .xcode }) { return true }
        return names.contains { name in
            let inner = folder.appending(name)
            return inner.status(followsLink: false)?.isFolder == true && Self.names(in: inner).contains { Mark($0) == .xcode }
        }
    }
}

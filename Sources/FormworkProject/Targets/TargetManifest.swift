import FormworkIndex
import FormworkModel
import FormworkSources

// Safe pointers: the bytes are lent for the time of a call, and their count comes with them.

/// The targets that the file of a project or a package declares. All paths are below the project's folder.
struct TargetManifest: Sendable {
    /// A folder whose files are a target's.
    struct Folder: Sendable {
        /// Possible places. The first that exists counts.
        var candidates: [String]
        /// Files and folders in it that are not the target's.
        var excluded: [String] = []
        /// The files and folders in it that are the target's; empty for all.
        var only: [String] = []
    }

    /// Settings that hold where no nearer ones say otherwise.
    enum Layer: Sendable {
        case settings(BuildSettings)
        /// Those of a file; nil: of a file that cannot be found.
        case file(String?)
    }

    struct Target: Sendable {
        var name = ""
        /// The names of its module: several where the configurations differ, "" where one is not known; empty where its settings say them.
        var modules: Set<String> = []
        /// The files that it lists.
        var files: [String] = []
        var folders: [Folder] = []
        /// Whether all its files are known.
        var isWhole = true
        /// The settings of each configuration, the nearest first.
        var configurations: [[Layer]] = []
        /// Its deployment targets, where its settings say them.
        var versions: DeploymentTargets.Versions = [:]
    }

    /// The folder that it is in.
    var folder: String
    var targets: [Target] = []
    /// The deployment targets of all documents in its folder.
    var versions: DeploymentTargets.Versions = [:]

    /// Reads a Swift package.
    ///
    /// - Parameters:
    ///   - bytes: its `Package.swift`.
    ///   - folder: the package's folder.
    /// - Complexity: O(n) in its length.
    init(package bytes: UnsafeBufferPointer<UInt8>, in folder: String) {
        self.folder = folder
        let package = PackageFacts(bytes)
        for platform in Platform.allCases { versions[platform] = package.platforms[platform.rawValue].flatMap { DeploymentTarget($0) } }
        targets = package.targets.map { target in
            var result = Target(modules: [Self.identifier(target.name)], isWhole: target.isWhole)
            guard target.isWhole else { return result }
            let places = target.path.map { [$0] } ?? ["Sources", "Source", "src", "srcs", "Tests"].map { $0 + "/" + target.name }
            result.folders = [
                Folder(candidates: places.compactMap { Self.path($0, in: folder) }, excluded: target.excluded, only: target.sources)
            ]
            return result
        }
    }

    /// Reads an Xcode project.
    ///
    /// - Parameters:
    ///   - bytes: its `project.pbxproj`.
    ///   - folder: the folder that the Xcode project is in.
    /// - Complexity: O(n) in its length.
    init(xcode bytes: UnsafeBufferPointer<UInt8>, in folder: String) {
        self.folder = folder
        if let list = ProjectList(bytes) { targets = XcodeTargets.targets(list, in: folder) }
    }

    /// Returns the name of the module of a product or target: what cannot be in an identifier is an underscore.
    static func identifier(_ name: String) -> String {
        String(name.enumerated().map { $1.isLetter || $1 == "_" || $0 > 0 && $1.isNumber ? $1 : "_" })
    }

    /// Returns a path from the project's folder; nil for one that leads out of it.
    ///
    /// - Parameters:
    ///   - path: as a file names it.
    ///   - folder: what it is relative to; "" for the project's folder.
    static func path(_ path: String, in folder: String) -> String? {
        guard !path.hasPrefix("/") else { return nil }
        var parts = folder.split(separator: "/")
        for part in path.split(separator: "/") where part != "." {
            if part != ".." {
                parts.append(part)
            } else if parts.popLast() == nil {
                return nil
            }
        }
        return parts.joined(separator: "/")
    }
}

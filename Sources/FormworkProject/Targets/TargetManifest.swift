import FormworkIndex

// Safe pointers: buffers are used only during a call and carry their count.

/// The targets declared in the file of a project or a package. All paths are relative to the project's folder.
struct TargetManifest: Sendable {
    /// A folder whose files belong to a target.
    struct Folder: Sendable {
        /// Possible paths; the first that exists is used.
        var candidates: [String]
        /// The files and folders in it that don't belong to the target.
        var excluded: [String] = []
        /// The files and folders in it that belong to the target; empty for all.
        var only: [String] = []
    }

    /// Settings that apply unless a nearer layer overrides them.
    enum Layer: Sendable {
        case settings(BuildSettings)
        /// The settings of a file; nil for a file that can't be found.
        case file(String?)
    }

    struct Target: Sendable {
        var name = ""
        /// The names of its module: several if the configurations differ, "" for an unknown one, empty if its settings determine them.
        var modules: Set<String> = []
        /// The files that it lists explicitly.
        var files: [String] = []
        var folders: [Folder] = []
        /// Whether all its files are known.
        var isWhole = true
        /// The layers of settings for each configuration, nearest first.
        var configurations: [[Layer]] = []
        /// Its deployment targets, if its settings define them.
        var versions: DeploymentTargets.Versions = [:]
    }

    /// The folder that contains the file.
    var folder: String
    var targets: [Target] = []
    /// The deployment targets of all documents in the folder.
    var versions: DeploymentTargets.Versions = [:]

    /// Reads an Xcode project.
    ///
    /// - Parameters:
    ///   - bytes: The contents of its `project.pbxproj`.
    ///   - folder: The folder that contains the Xcode project.
    /// - Complexity: O(n) in the file's length.
    init(xcode bytes: UnsafeBufferPointer<UInt8>, in folder: String) {
        self.folder = folder
        if let list = ProjectList(bytes) { targets = XcodeTargets.targets(list, in: folder) }
    }

    /// Returns the module name of a product or target, with an underscore for each character that isn't allowed in an identifier.
    static func identifier(_ name: String) -> String {
        String(name.enumerated().map { $1.isLetter || $1 == "_" || $0 > 0 && $1.isNumber ? $1 : "_" })
    }

    /// Returns a path relative to the project's folder; nil if it is outside of it.
    ///
    /// - Parameters:
    ///   - path: The path in a file.
    ///   - folder: The folder that it is relative to; "" for the project's folder.
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

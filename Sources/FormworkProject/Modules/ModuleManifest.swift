import FormworkIndex

/// The targets that a project's file declares, with the files that they are made of.
struct ModuleManifest: Sendable {
    /// A folder whose files are a target's.
    struct Folder: Sendable {
        /// Possible places, from the project's folder. The first that exists counts.
        var candidates: [String]
        /// Files and folders in it that are not the target's.
        var excluded: [String] = []
        /// The files and folders in it that are the target's; empty for all.
        var only: [String] = []
    }

    struct Target: Sendable {
        /// The names of its module: several where the configurations differ, "" where one is not known.
        var modules: Set<String>
        /// The files that it lists, from the project's folder.
        var files: [String] = []
        var folders: [Folder] = []
        /// Whether all its files are known.
        var isWhole = true
    }

    var targets: [Target] = []

    /// Returns the name of the module of a product or target: what cannot be in an identifier is an underscore.
    static func identifier(_ name: String) -> String {
        String(name.enumerated().map { $1.isLetter || $1 == "_" || $0 > 0 && $1.isNumber ? $1 : "_" })
    }

    /// Returns a path from the project's folder; nil for one that leads out of it.
    ///
    /// - Parameters:
    ///   - path: as a file names it.
    ///   - folder: what it is relative to, from the project's folder; "" for that.
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

extension ModuleMap {
    /// The most targets of a project. With more, nothing is known of modules: each file is held against each target of its folders.
    private static let targetLimit = 2_000

    /// Finds the modules of files.
    ///
    /// - Parameters:
    ///   - manifests: what the project's files say.
    ///   - files: each file by its path from the project's folder, with the name that facts have for it.
    /// - Complexity: O(n) in the number of files and their folders.
    init(_ manifests: [ModuleManifest], files: [(path: String, name: String)]) {
        self.init()
        let targets = manifests.flatMap(\.targets)
        guard !targets.isEmpty, targets.count <= Self.targetLimit else { return }
        var parents: Set<String> = [""]
        for (path, _) in files {
            var folder = path[...]
            while let slash = folder.lastIndex(of: "/") {
                folder = folder[..<slash]
                if !parents.insert(String(folder)).inserted { break }
            }
        }
        var listed: [String: [Int]] = [:]
        var folders: [String: [(target: Int, folder: ModuleManifest.Folder)]] = [:]
        for (index, target) in targets.enumerated() {
            for file in target.files { listed[file, default: []].append(index) }
            for folder in target.folders {
                if let place = folder.candidates.first(where: parents.contains) { folders[place, default: []].append((index, folder)) }
            }
        }
        for (path, name) in files {
            var modules: Set<String> = []
            for target in listed[path] ?? [] { modules.formUnion(targets[target].modules) }
            var parent = path[...]
            while !parent.isEmpty {
                parent = parent.lastIndex(of: "/").map { parent[..<$0] } ?? ""
                for (target, folder) in folders[String(parent)] ?? [] {
                    let rest = path.dropFirst(parent.isEmpty ? 0 : parent.utf8.count + 1)
                    func isIn(_ place: String) -> Bool { rest == place || rest.hasPrefix(place + "/") }
                    if folder.excluded.contains(where: isIn) || !folder.only.isEmpty && !folder.only.contains(where: isIn) { continue }
                    modules.formUnion(targets[target].modules)
                }
            }
            if !modules.isEmpty, !modules.contains("") { self.files[name] = modules }
        }
        let partial = Set(targets.filter { !$0.isWhole }.flatMap(\.modules))
        for manifest in manifests where !manifest.targets.contains(where: { !$0.isWhole && $0.modules.contains("") }) {
            complete.formUnion(manifest.targets.flatMap(\.modules))
        }
        complete = complete.subtracting(partial).subtracting([""])
    }
}

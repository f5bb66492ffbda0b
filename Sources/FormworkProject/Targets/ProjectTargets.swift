import FormworkIndex
import FormworkModel
import FormworkTree

/// The targets of a project, for finding the targets of a file. All paths are relative to the project's folder.
struct ProjectTargets {
    private var manifests: [TargetManifest]
    private let settings: [String: BuildSettings]
    private var targets: [TargetManifest.Target] = []
    /// The indices of the targets that list a file, by path.
    private var listed: [String: [Int]] = [:]
    /// The folders of targets, by path.
    private var folders: [Substring: [(target: Int, folder: TargetManifest.Folder)]] = [:]

    /// The maximum number of files read for one setting; each one recurses.
    private static let includeLimit = 100
    /// The maximum length of a module's name, in bytes.
    private static let nameLimit = 1_000
    /// The maximum number of targets. With more, files aren't assigned to targets, because each file is compared with each target of its
    /// folders.
    private static let targetLimit = 2_000

    /// - Parameters:
    ///   - manifests: The contents of the project files.
    ///   - settings: The settings files, by path.
    ///   - paths: The paths of all files.
    /// - Complexity: O(n) in the number of files and their folders.
    init(_ manifests: [TargetManifest], settings: [String: BuildSettings], paths: [String]) {
        self.manifests = manifests
        self.settings = settings
        guard manifests.reduce(0, { $0 + $1.targets.count }) <= Self.targetLimit else { return }
        for place in manifests.indices {
            self.manifests[place].targets = manifests[place].targets.map { configured($0, folder: manifests[place].folder) }
        }
        targets = self.manifests.flatMap(\.targets)
        var parents: Set<Substring> = []
        for path in paths { for folder in Self.folders(of: path) where !parents.insert(folder).inserted { break } }
        for (index, target) in targets.enumerated() {
            for file in target.files { listed[file, default: []].append(index) }
            for folder in target.folders {
                if let place = folder.candidates.first(where: { parents.contains($0[...]) }) {
                    folders[place[...], default: []].append((index, folder))
                }
            }
        }
    }

    /// Returns the targets that a file belongs to.
    private func targets(of path: String) -> [TargetManifest.Target] {
        var found = Set(listed[path] ?? [])
        for parent in Self.folders(of: path) {
            let rest = path[parent.endIndex...].drop { $0 == "/" }
            func isIn(_ place: String) -> Bool { rest == place || rest.hasPrefix(place + "/") }
            for (target, folder) in folders[parent] ?? [] where !folder.excluded.contains(where: isIn) {
                if folder.only.isEmpty || folder.only.contains(where: isIn) { found.insert(target) }
            }
        }
        return found.map { targets[$0] }
    }

    /// Returns the folders that contain a file, nearest first, ending with "" for the project's folder.
    private static func folders(of path: String) -> [Substring] {
        var folder = path[...]
        var result: [Substring] = []
        while let slash = folder.lastIndex(of: "/") {
            folder = folder[..<slash]
            result.append(folder)
        }
        return result + [path.prefix(0)]
    }

    /// Returns the modules of files.
    ///
    /// - Parameter files: The path of each file, with the name that facts use for it.
    func modules(of files: some Sequence<(String, String)>) -> ModuleMap {
        var map = ModuleMap()
        if targets.isEmpty { return map }
        for (path, name) in files {
            let modules = Set(targets(of: path).flatMap(\.modules))
            if !modules.isEmpty, !modules.contains("") { map.files[name] = modules }
        }
        for manifest in manifests where !manifest.targets.contains(where: { !$0.isWhole && $0.modules.contains("") }) {
            map.complete.formUnion(manifest.targets.flatMap(\.modules))
        }
        map.complete.subtract(targets.filter { !$0.isWhole }.flatMap(\.modules) + [""])
        return map
    }

    /// Returns the deployment targets of documents: the lowest of all targets that include one, or else that of its package or specification.
    func deploymentTargets(of documents: [String]) -> DeploymentTargets {
        let common = Dictionary(manifests.map { ($0.folder[...], $0.versions) }, uniquingKeysWith: { $0.isEmpty ? $1 : $0 })
        var result = DeploymentTargets()
        for document in documents {
            var versions: DeploymentTargets.Versions = [:]
            for target in targets(of: document) { versions.merge(target.versions, uniquingKeysWith: min) }
            if versions.isEmpty { versions = Self.folders(of: document).lazy.compactMap { common[$0] }.first { !$0.isEmpty } ?? [:] }
            result.add(document, versions: versions)
        }
        return result
    }

    // MARK: Settings

    /// Returns a target with its modules, and the lowest certain version for each platform, from its configurations.
    private func configured(_ target: TargetManifest.Target, folder: String) -> TargetManifest.Target {
        guard target.modules.isEmpty else { return target }
        var target = target
        let modules = target.configurations.map { module(BuildSettings.moduleKeys, of: target.name, layers: $0, folder: folder) ?? "" }
        target.modules = modules.isEmpty ? [""] : Set(modules)
        for (key, platform) in BuildSettings.versionKeys {
            target.versions[platform] = target.configurations.compactMap { value(of: key, in: $0, folder).flatMap { DeploymentTarget($0) } }
                .min()
        }
        return target
    }

    /// Returns the module from the first of some settings that is set, or else from the target's name; nil if it depends on something unknown.
    private func module(_ keys: [String], of target: String, layers: [TargetManifest.Layer], folder: String) -> String? {
        let values = keys.compactMap { value(of: $0, in: layers, folder) }
        // A known value counts, even if a missing file might override it.
        var rest = (values.first { $0 != BuildSettings.unknown } ?? values.first ?? target)[...]
        var result = ""
        while let sign = rest.firstIndex(of: "$") {
            result += rest[..<sign]
            guard result.utf8.count < Self.nameLimit, let end = rest[sign...].firstIndex(where: { ")}".contains($0) }) else { return nil }
            let variable = rest[sign..<end].dropFirst(2)
            switch variable.replacing(":c99extidentifier", with: "").replacing(":rfc1034identifier", with: "") {
            case "TARGET_NAME", "TARGETNAME": result += target
            // A name that refers to itself is unknown.
            case "PRODUCT_NAME" where keys.count > 1:
                guard let product = module(["PRODUCT_NAME"], of: target, layers: layers, folder: folder) else { return nil }
                result += product
            default: return nil
            }
            rest = rest[end...].dropFirst()
        }
        return TargetManifest.identifier(result + rest)
    }

    /// Returns the value of a setting in the first layer that sets it.
    private func value(of key: String, in layers: [TargetManifest.Layer], _ folder: String) -> String? {
        for layer in layers {
            var value: String?
            switch layer {
            case .settings(let settings): value = settings.values[key]
            case .file(let path):
                var seen: Set<String> = []
                value = path.map { self.value(of: key, inFile: $0, folder, seen: &seen) } ?? BuildSettings.unknown
            }
            if let value { return value }
        }
        return nil
    }

    private func value(of key: String, inFile path: String, _ folder: String, seen: inout Set<String>) -> String? {
        guard seen.insert(path).inserted else { return nil }
        guard let settings = settings[path], seen.count <= Self.includeLimit else {
            // CocoaPods generates files that don't set it, and they are often not checked in.
            return path.contains("Target Support Files/") ? nil : BuildSettings.unknown
        }
        if let value = settings.values[key] { return value }
        for (name, isOptional) in settings.included.reversed() {
            let places = [String(Self.folders(of: path)[0]), folder].compactMap { TargetManifest.path(name, in: $0) }
            let found = places.first { self.settings[$0] != nil }
            if found == nil, isOptional { continue }
            guard let place = found ?? places.first else { return BuildSettings.unknown }
            if let value = value(of: key, inFile: place, folder, seen: &seen) { return value }
        }
        return nil
    }
}

/// Reads the targets of an Xcode project from its objects.
struct XcodeTargets {
    private let objects: [String: ProjectList]
    /// The groups that are synchronized with a folder, by id.
    private let synchronized: [String: ProjectList]
    /// The paths of groups and files, by id; nil for those outside the project's folder.
    private var paths: [String: String?] = [:]

    private static let depthLimit = 100

    /// Returns the targets in a `project.pbxproj`, for an Xcode project in a folder.
    ///
    /// - Complexity: O(n) in its length.
    static func targets(_ list: ProjectList, in folder: String) -> [TargetManifest.Target] {
        var reader = XcodeTargets(list["objects"].dictionary)
        let project = reader.object(list["rootObject"].text)
        let base = TargetManifest.path(project["projectDirPath"].text ?? "", in: folder) ?? folder
        reader.findPaths(project["mainGroup"].text ?? "", in: base, base: base, depth: 0)
        let shared = reader.configurations(of: project)
        return project["targets"].texts.filter { reader.objects[$0]?["isa"].text == "PBXNativeTarget" }.map {
            reader.target($0, shared: shared)
        }
    }

    private init(_ objects: [String: ProjectList]) {
        self.objects = objects
        synchronized = objects.filter { $0.value["isa"].text == "PBXFileSystemSynchronizedRootGroup" }
    }

    private func object(_ id: String?) -> ProjectList { id.flatMap { objects[$0] } ?? .nothing }

    private func path(of id: String) -> String? { paths[id] ?? nil }

    /// Records the paths of a group and its contents.
    private mutating func findPaths(_ id: String, in parent: String?, base: String, depth: Int) {
        guard depth < Self.depthLimit, paths[id] == nil, let object = objects[id] else { return }
        var start: String?
        switch object["sourceTree"].text {
        case "<group>", nil: start = parent
        case "SOURCE_ROOT": start = base
        default: break
        }
        let path = start.flatMap { TargetManifest.path(object["path"].text ?? "", in: $0) }
        paths[id] = .some(path)
        for child in object["children"].texts { findPaths(child, in: path, base: base, depth: depth + 1) }
    }

    private func target(_ id: String, shared: [(name: String, layers: [TargetManifest.Layer])]) -> TargetManifest.Target {
        let target = object(id)
        var result = TargetManifest.Target(name: target["name"].text ?? "")
        for phase in target["buildPhases"].texts.map(object) {
            guard ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(phase["isa"].text) else { continue }
            for reference in phase["files"].texts.compactMap({ object($0)["fileRef"].text }) {
                // A localized document is a group.
                result.files += ([reference] + object(reference)["children"].texts).compactMap(path)
            }
        }
        let own = Set(target["fileSystemSynchronizedGroups"].texts)
        for (group, object) in synchronized {
            guard let path = path(of: group) else {
                if own.contains(group) { result.isWhole = false }
                continue
            }
            let exceptions = object["exceptions"].texts.map(self.object).filter { $0["target"].text == id }
                .flatMap { $0["membershipExceptions"].texts }
            if own.contains(group) {
                result.folders.append(TargetManifest.Folder(candidates: [path], excluded: exceptions))
            } else {
                result.files += exceptions.compactMap { TargetManifest.path($0, in: path) }
            }
        }
        result.configurations = configurations(of: target).map { name, layers in
            layers + (shared.first { $0.name == name }?.layers ?? [.file(nil)])
        }
        return result
    }

    private func configurations(of target: ProjectList) -> [(name: String, layers: [TargetManifest.Layer])] {
        object(target["buildConfigurationList"].text)["buildConfigurations"].texts.map(object).map { configuration in
            var layers = [TargetManifest.Layer.settings(BuildSettings(configuration["buildSettings"]))]
            if let file = configuration["baseConfigurationReference"].text {
                layers.append(.file(path(of: file)))
            } else if let anchor = configuration["baseConfigurationReferenceAnchor"].text {
                let relative = configuration["baseConfigurationReferenceRelativePath"].text ?? ""
                layers.append(.file(path(of: anchor).flatMap { TargetManifest.path(relative, in: $0) }))
            }
            return (configuration["name"].text ?? "", layers)
        }
    }
}

extension ModuleManifest {
    /// Reads the targets of an Xcode project.
    ///
    /// - Parameters:
    ///   - list: its `project.pbxproj`; nil where that is broken.
    ///   - folder: the folder that the Xcode project is in, from the project's folder.
    /// - Complexity: O(n) in its length.
    init(xcode list: ProjectList?, in folder: String) {
        guard let list, let root = list["rootObject"]?.text else { return }
        var reader = XcodeTargetReader(objects: list["objects"]?.dictionary ?? [:], folder: folder)
        targets = reader.read(root)
    }
}

/// Reads the targets of an Xcode project from its objects.
private struct XcodeTargetReader {
    typealias Object = ProjectList

    let objects: [String: Object]
    let folder: String
    /// The groups whose files are those of a folder, by their ids.
    private let synchronized: [String: Object]
    /// The paths of groups and files, by their ids.
    private var paths: [String: String] = [:]

    init(objects: [String: Object], folder: String) {
        self.objects = objects
        self.folder = folder
        synchronized = objects.filter { $0.value["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" }
    }

    mutating func read(_ root: String) -> [ModuleManifest.Target] {
        guard let project = objects[root] else { return [] }
        let base = ModuleManifest.path(project["projectDirPath"]?.text ?? "", in: folder) ?? folder
        if let group = project["mainGroup"]?.text { findPaths(group, in: base, base: base, depth: 0) }
        let settings = configurations(of: project)
        return (project["targets"]?.texts ?? []).compactMap { id in
            guard let target = objects[id], target["isa"]?.text == "PBXNativeTarget" else { return nil }
            return read(target, id, settings)
        }
    }

    /// Notes where a group is, and what is in it.
    private mutating func findPaths(_ id: String, in parent: String, base: String, depth: Int) {
        guard depth < 100, paths[id] == nil, let object = objects[id] else { return }
        var path: String?
        switch object["sourceTree"]?.text {
        case "<group>": path = ModuleManifest.path(object["path"]?.text ?? "", in: parent)
        case "SOURCE_ROOT": path = ModuleManifest.path(object["path"]?.text ?? "", in: base)
        default: break
        }
        guard let path else { return }
        paths[id] = path
        for child in object["children"]?.texts ?? [] { findPaths(child, in: path, base: base, depth: depth + 1) }
    }

    private func read(_ target: Object, _ id: String, _ settings: [String: Object]) -> ModuleManifest.Target {
        var result = ModuleManifest.Target(modules: modules(of: target, settings))
        for phase in (target["buildPhases"]?.texts ?? []).compactMap({ objects[$0] }) {
            guard ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(phase["isa"]?.text ?? "") else { continue }
            for file in phase["files"]?.texts ?? [] {
                guard let reference = objects[file]?["fileRef"]?.text else { continue }
                // The languages of a document.
                let isVariants = objects[reference]?["isa"]?.text == "PBXVariantGroup"
                for part in isVariants ? objects[reference]?["children"]?.texts ?? [] : [reference] {
                    if let path = paths[part] { result.files.append(path) }
                }
            }
        }
        let own = Set(target["fileSystemSynchronizedGroups"]?.texts ?? [])
        for (group, object) in synchronized {
            guard let path = paths[group] else {
                if own.contains(group) { result.isWhole = false }
                continue
            }
            let exceptions = (object["exceptions"]?.texts ?? []).compactMap { objects[$0] }.filter { $0["target"]?.text == id }
                .flatMap { $0["membershipExceptions"]?.texts ?? [] }
            if own.contains(group) {
                result.folders.append(ModuleManifest.Folder(candidates: [path], excluded: exceptions))
            } else {
                result.files += exceptions.compactMap { ModuleManifest.path($0, in: path) }
            }
        }
        return result
    }

    // MARK: Names of modules

    private func configurations(of object: Object) -> [String: Object] {
        var result: [String: Object] = [:]
        for id in object["buildConfigurationList"]?.text.flatMap({ objects[$0] })?["buildConfigurations"]?.texts ?? [] {
            if let configuration = objects[id], let name = configuration["name"]?.text { result[name] = configuration }
        }
        return result
    }

    private func modules(of target: Object, _ projectSettings: [String: Object]) -> Set<String> {
        guard let name = target["name"]?.text else { return [""] }
        let own = configurations(of: target)
        if own.isEmpty { return [""] }
        return Set(
            own.map { configuration, object in
                let layers = [object, projectSettings[configuration]].compactMap(\.self)
                for key in ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"] {
                    for layer in layers {
                        guard let value = layer["buildSettings"]?[key]?.text else { continue }
                        return module(value, layers, name)
                    }
                }
                return layers.contains(where: hasOtherSettings) ? "" : ModuleManifest.identifier(name)
            })
    }

    /// Whether a file outside the project may say what the product is called. Those of CocoaPods never do.
    private func hasOtherSettings(_ configuration: Object) -> Bool {
        if configuration["baseConfigurationReferenceAnchor"] != nil { return true }
        guard let reference = configuration["baseConfigurationReference"]?.text else { return false }
        let file = objects[reference]
        let name = file?["name"]?.text ?? file?["path"]?.text ?? ""
        return !(name.split(separator: "/").last ?? "").hasPrefix("Pods-")
    }

    /// Returns the module that a setting's value names; "" where an unknown setting decides.
    private func module(_ value: String, _ layers: [Object], _ target: String, depth: Int = 0) -> String {
        guard depth < 4 else { return "" }
        var value = value
        for sign in ["$(", "${"] {
            for suffix in ["", ":c99extidentifier", ":rfc1034identifier"] {
                let end = suffix + (sign == "$(" ? ")" : "}")
                for name in ["TARGET_NAME", "TARGETNAME"] { value = value.replacing(sign + name + end, with: target) }
                if value.contains(sign + "PRODUCT_NAME" + end) {
                    let product = layers.lazy.compactMap { $0["buildSettings"]?["PRODUCT_NAME"]?.text }.first
                    guard let product, !product.contains("PRODUCT_NAME") else { return "" }
                    value = value.replacing(sign + "PRODUCT_NAME" + end, with: module(product, layers, target, depth: depth + 1))
                }
            }
        }
        return value.contains("$") ? "" : ModuleManifest.identifier(value)
    }
}

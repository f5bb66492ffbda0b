import FormworkData
import FormworkIndex
import FormworkModel
import FormworkTree

// Safe pointers: buffers are used only during a call and carry their count.

extension TargetManifest {
    /// Reads XcodeGen's `project.yml`.
    ///
    /// - Parameters:
    ///   - bytes: The contents of the file.
    ///   - folder: The folder that contains it.
    /// - Throws: the syntax error of a file that isn't YAML.
    /// - Complexity: O(n) in the file's length.
    init(xcodeGen bytes: UnsafeBufferPointer<UInt8>, in folder: String) throws(DataSyntaxError) {
        self.folder = folder
        let data = try YAMLParser.parse(bytes)
        let root = Value(data: data, index: 0)
        targets = Self.targets(root, in: folder)
        // Settings and included files may override the versions.
        if String(decoding: bytes, as: UTF8.self).firstRange(of: "_DEPLOYMENT_TARGET") == nil, root["include"] == nil {
            versions = Self.versions(root)
        }
    }

    // MARK: Modules and files

    private static func targets(_ root: Value, in folder: String) -> [Target] {
        let isSetElsewhere = root["configFiles"] != nil || root["settings"]?.namesProduct == true
        let targets = (root["targets"]?.members ?? [:]).sorted { $0.key < $1.key }
        // Targets in included files are unknown.
        return (root["include"] == nil ? [] : [Target(modules: [""], isWhole: false)])
            + targets.map { target($0.key, target: $0.value, isSetElsewhere: isSetElsewhere, in: folder) }
    }

    private static func target(_ name: String, target: Value, isSetElsewhere: Bool, in folder: String) -> Target {
        let settings = target["settings"]
        let base = settings?["base"] ?? settings
        let product = BuildSettings.moduleKeys.lazy.compactMap { base?[$0]?.text }.first.flatMap { $0.contains("$") ? nil : $0 }
        let isOpen =
            isSetElsewhere || target["templates"] != nil || target["configFiles"] != nil || settings?["groups"] != nil
            || settings?["configs"]?.namesProduct == true || target["platform"]?.kind == .array
        var result = Target(modules: [product.map(identifier) ?? (isOpen ? "" : identifier(name))])
        result.isWhole = target["templates"] == nil
        for source in target["sources"]?.elements ?? [] {
            let (excluded, only) = (source["excludes"]?.texts ?? [], source["includes"]?.texts ?? [])
            // Patterns and variables aren't expanded.
            guard let name = source["path"]?.text ?? source.text, let path = path(name, in: folder), !name.contains("$"),
                !(excluded + only).contains(where: { $0.contains { "*?[{$".contains($0) } })
            else {
                result.isWhole = false
                continue
            }
            result.folders.append(Folder(candidates: [path], excluded: excluded, only: only))
            result.files.append(path)
        }
        return result
    }

    // MARK: Deployment targets

    /// Returns the versions on which all targets agree.
    private static func versions(_ root: Value) -> DeploymentTargets.Versions {
        let common = root["options"]?["deploymentTarget"]
        let templates = (root["targetTemplates"]?.members ?? [:]).values.filter { $0["deploymentTarget"] != nil }
        let targets = (root["targets"]?.members ?? [:]).values + templates
        var result: DeploymentTargets.Versions = [:]
        for platform in Platform.allCases {
            let name = platform.rawValue
            var found: Set<DeploymentTarget?> = []
            for target in targets {
                let own = target["deploymentTarget"]
                if own?.kind == .object {
                    if let version = own?[name] { found.insert(version.version) }
                } else if target["platform"]?.texts.contains(name) ?? true {
                    found.insert((own ?? common?[name])?.version)
                }
            }
            if found.count == 1, let version = found.first ?? nil { result[platform] = version }
        }
        return result
    }

    /// A value in the file.
    private struct Value {
        let data: DataTree
        let index: Int

        var kind: DataKind { data.nodes[index].kind }

        var text: String? { kind == .string || kind == .number ? data.string(data.nodes[index].text) : nil }

        var texts: [String] { elements.compactMap(\.text) }

        var version: DeploymentTarget? { texts.first.flatMap { DeploymentTarget($0) } }

        /// The members of an object; empty for other values.
        var members: [String: Value] {
            var result: [String: Value] = [:]
            if kind == .object { data.members(of: index) { result[data.string(data.nodes[$0].text)] = Value(data: data, index: $1) } }
            return result
        }

        /// The elements of a list; the value itself for other values.
        var elements: [Value] {
            guard kind == .array else { return [self] }
            var result: [Value] = []
            data.elements(of: index) { result.append(Value(data: data, index: $0)) }
            return result
        }

        subscript(key: String) -> Value? { members[key] }

        /// Whether settings at any level name the product.
        var namesProduct: Bool {
            (index..<Int(data.nodes[index].subtreeEnd)).contains { place in
                data.nodes[place].kind == .key && data.string(data.nodes[place].text).hasPrefix("PRODUCT_")
            }
        }
    }
}

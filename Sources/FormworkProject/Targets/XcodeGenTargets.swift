import FormworkData
import FormworkIndex
import FormworkModel

// Safe pointers: the bytes are lent for the time of a call, and their count comes with them.

extension TargetManifest {
    /// Reads XcodeGen's `project.yml`.
    ///
    /// - Parameters:
    ///   - bytes: the file.
    ///   - folder: the folder that it is in.
    /// - Complexity: O(n) in its length.
    init(xcodeGen bytes: UnsafeBufferPointer<UInt8>, in folder: String) {
        self.folder = folder
        guard let data = try? YAMLParser.parse(bytes), !data.nodes.isEmpty else { return }
        let root = Value(data: data, index: 0)
        targets = Self.targets(root, in: folder)
        // Settings and included files may say otherwise.
        if String(decoding: bytes, as: UTF8.self).firstRange(of: "_DEPLOYMENT_TARGET") == nil, root["include"] == nil {
            versions = Self.versions(root)
        }
    }

    // MARK: Modules and files

    private static func targets(_ root: Value, in folder: String) -> [Target] {
        let isSetElsewhere = root["configFiles"] != nil || root["settings"]?.namesProduct == true
        let targets = (root["targets"]?.members ?? [:]).sorted { $0.key < $1.key }
        // What other files add is not known.
        return (root["include"] == nil ? [] : [Target(modules: [""], isWhole: false)])
            + targets.map { target($0.key, $0.value, isSetElsewhere, in: folder) }
    }

    private static func target(_ name: String, _ target: Value, _ isSetElsewhere: Bool, in folder: String) -> Target {
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
            // What a pattern or a variable takes in is not known.
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

    /// Returns the versions in which all targets agree.
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

    /// A value of the file.
    private struct Value {
        let data: DataTree
        let index: Int

        var kind: DataKind { data.nodes[index].kind }

        var text: String? { kind == .string || kind == .number ? data.string(data.nodes[index].text) : nil }

        var texts: [String] { elements.compactMap(\.text) }

        var version: DeploymentTarget? { texts.first.flatMap { DeploymentTarget($0) } }

        /// The members of an object; none for anything else.
        var members: [String: Value] {
            var result: [String: Value] = [:]
            if kind == .object { data.members(of: index) { result[data.string(data.nodes[$0].text)] = Value(data: data, index: $1) } }
            return result
        }

        /// The elements of a list; one for anything else.
        var elements: [Value] {
            guard kind == .array else { return [self] }
            var result: [Value] = []
            data.elements(of: index) { result.append(Value(data: data, index: $0)) }
            return result
        }

        subscript(key: String) -> Value? { members[key] }

        /// Whether settings say anywhere what the product is called.
        var namesProduct: Bool {
            (index..<Int(data.nodes[index].subtreeEnd)).contains { place in
                data.nodes[place].kind == .key && data.string(data.nodes[place].text).hasPrefix("PRODUCT_")
            }
        }
    }
}

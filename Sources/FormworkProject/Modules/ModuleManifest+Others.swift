import FormworkData
import FormworkSources

// Safe pointers: the bytes are lent for the time of a call, and their count comes with them.

extension ModuleManifest {
    /// Reads the targets of a Swift package.
    ///
    /// - Parameters:
    ///   - bytes: its `Package.swift`.
    ///   - folder: the package's folder, from the project's folder.
    /// - Complexity: O(n) in its length.
    init(package bytes: UnsafeBufferPointer<UInt8>, in folder: String) {
        targets = PackageTarget.all(in: bytes).map { target in
            var result = Target(
                modules: [target.name.isEmpty ? "" : Self.identifier(target.name)], isWhole: target.isWhole)
            guard target.isWhole else { return result }
            let places = target.path.map { [$0] } ?? ["Sources", "Source", "src", "srcs", "Tests"].map { $0 + "/" + target.name }
            result.folders = [
                Folder(candidates: places.compactMap { Self.path($0, in: folder) }, excluded: target.excluded, only: target.sources)
            ]
            return result
        }
    }

    /// Reads the targets of XcodeGen's `project.yml`.
    ///
    /// - Parameters:
    ///   - bytes: the file.
    ///   - folder: the folder that it is in, from the project's folder.
    /// - Complexity: O(n) in its length.
    init(xcodeGen bytes: UnsafeBufferPointer<UInt8>, in folder: String) {
        guard let data = try? YAMLParser.parse(bytes) else { return }
        let reader = XcodeGenReader(data: data, folder: folder)
        targets = reader.read()
    }
}

/// Reads the targets of XcodeGen's `project.yml`.
private struct XcodeGenReader {
    let data: DataTree
    let folder: String

    func read() -> [ModuleManifest.Target] {
        guard !data.nodes.isEmpty else { return [] }
        let root = members(0)
        var targets: [ModuleManifest.Target] = []
        // What other files add is not known.
        if root["include"] != nil { targets.append(ModuleManifest.Target(modules: [""], isWhole: false)) }
        let isSetElsewhere = root["configFiles"] != nil || root["settings"].map(namesProduct) ?? false
        let all: [String: Int] = root["targets"].map { members($0) } ?? [:]
        for target in all.sorted(by: { $0.key < $1.key }) { targets.append(read(target.key, members(target.value), isSetElsewhere)) }
        return targets
    }

    private func read(_ name: String, _ target: [String: Int], _ isSetElsewhere: Bool) -> ModuleManifest.Target {
        let settings = target["settings"].map(members) ?? [:]
        let base = settings["base"].map(members) ?? settings
        var module = base["PRODUCT_MODULE_NAME"].flatMap(text) ?? base["PRODUCT_NAME"].flatMap(text)
        if module?.contains("$") == true { module = nil }
        let isOpen =
            isSetElsewhere || ["templates", "configFiles"].contains { target[$0] != nil } || settings["groups"] != nil
            || settings["configs"].map(namesProduct) ?? false || target["platform"].map { data.nodes[$0].kind == .array } ?? false
        var result = ModuleManifest.Target(modules: [
            module.map(ModuleManifest.identifier) ?? (isOpen ? "" : ModuleManifest.identifier(name))
        ])
        result.isWhole = target["templates"] == nil
        for source in target["sources"].map(elements) ?? [] {
            let source = Source(data: data, index: source, members: members(source))
            guard let path = source.path.flatMap({ ModuleManifest.path($0, in: folder) }), source.path?.contains("$") == false else {
                result.isWhole = false
                continue
            }
            // What a pattern takes in is not known.
            if source.hasPatterns {
                result.isWhole = false
            } else {
                result.folders.append(ModuleManifest.Folder(candidates: [path], excluded: source.excluded, only: source.included))
                result.files.append(path)
            }
        }
        return result
    }

    /// An entry of a target's sources: a path, or a table with one.
    private struct Source {
        var path: String?
        var excluded: [String] = []
        var included: [String] = []

        init(data: DataTree, index: Int, members: [String: Int]) {
            func texts(_ key: String) -> [String] {
                var texts: [String] = []
                guard let list = members[key], data.nodes[list].kind == .array else { return [] }
                data.elements(of: list) { texts.append(data.string(data.nodes[$0].text)) }
                return texts
            }
            if data.nodes[index].kind == .string { path = data.string(data.nodes[index].text) }
            if let own = members["path"] { path = data.string(data.nodes[own].text) }
            (excluded, included) = (texts("excludes"), texts("includes"))
        }

        var hasPatterns: Bool { (excluded + included).contains { $0.contains { "*?[{$".contains($0) } } }
    }

    /// Whether settings say anywhere what the product is called.
    private func namesProduct(_ index: Int) -> Bool {
        (index..<Int(data.nodes[index].subtreeEnd)).contains { place in
            data.nodes[place].kind == .key && data.string(data.nodes[place].text).hasPrefix("PRODUCT_")
        }
    }

    private func text(_ index: Int) -> String? { data.nodes[index].kind == .string ? data.string(data.nodes[index].text) : nil }

    private func members(_ index: Int) -> [String: Int] {
        var result: [String: Int] = [:]
        if data.nodes[index].kind == .object { data.members(of: index) { result[data.string(data.nodes[$0].text)] = $1 } }
        return result
    }

    private func elements(_ index: Int) -> [Int] {
        var result: [Int] = []
        if data.nodes[index].kind == .array { data.elements(of: index) { result.append($0) } } else { result.append(index) }
        return result
    }
}

/// The targets of an Xcode project: which documents they build, and with which settings.
struct XcodeTargets: Sendable {
    struct Target: Sendable {
        /// The documents, relative to the folder of the project.
        var documents: Set<String> = []
        /// Folders whose documents it builds, too, with the paths in them that it does not.
        var folders: [(path: String, exceptions: Set<String>)] = []
        /// The settings of each configuration, the nearest first.
        var configurations: [[Layer]] = []
    }

    /// Settings that hold where no nearer ones say otherwise.
    enum Layer: Sendable {
        case settings(BuildSettings)
        /// Those of a file, relative to the folder of the project; nil: of a file that cannot be found.
        case file(String?)
    }

    private(set) var targets: [Target] = []
    private let objects: [String: ProjectList]
    private var parents: [String: String] = [:]

    /// - Complexity: O(n) in the length of the project's file.
    init(_ list: ProjectList?) {
        guard let list, let project = list["rootObject"]?.text else {
            objects = [:]
            return
        }
        objects = list["objects"]?.dictionary ?? [:]
        for (id, object) in objects {
            guard let children = object["children"]?.texts else { continue }
            for child in children { parents[child] = id }
        }
        let shared = configurations(of: objects[project])
        for id in objects[project]?["targets"]?.texts ?? [] {
            guard let object = objects[id] else { continue }
            var target = Target()
            for phase in object["buildPhases"]?.texts ?? [] where objects[phase]?["isa"]?.text == "PBXResourcesBuildPhase" {
                for file in objects[phase]?["files"]?.texts ?? [] {
                    if let reference = objects[file]?["fileRef"]?.text { target.documents.formUnion(documents(reference)) }
                }
            }
            for group in object["fileSystemSynchronizedGroups"]?.texts ?? [] {
                guard let path = path(of: group) else { continue }
                let sets = (objects[group]?["exceptions"]?.texts ?? []).filter { objects[$0]?["target"]?.text == id }
                target.folders.append((path, Set(sets.flatMap { objects[$0]?["membershipExceptions"]?.texts ?? [] })))
            }
            if target.documents.isEmpty, target.folders.isEmpty { continue }
            target.configurations = configurations(of: object).map { name, layers in
                layers + (shared.first { $0.name == name }?.layers ?? [.file(nil)])
            }
            targets.append(target)
        }
    }

    private func configurations(of object: ProjectList?) -> [(name: String, layers: [Layer])] {
        let list = object?["buildConfigurationList"]?.text.flatMap { objects[$0] }
        return (list?["buildConfigurations"]?.texts ?? []).compactMap { id in
            guard let configuration = objects[id], let name = configuration["name"]?.text else { return nil }
            var layers = [Layer.settings(BuildSettings(configuration["buildSettings"]))]
            if let base = configuration["baseConfigurationReference"]?.text {
                layers.append(.file(path(of: base)))
            } else if let anchor = configuration["baseConfigurationReferenceAnchor"]?.text,
                let relative = configuration["baseConfigurationReferenceRelativePath"]?.text
            {
                layers.append(.file(path(of: anchor).map { Self.normal([$0, relative]) }))
            }
            return (name, layers)
        }
    }

    /// Returns the documents of a file reference: one, or one per language.
    private func documents(_ reference: String) -> [String] {
        let files = objects[reference]?["children"]?.texts ?? [reference]
        return files.compactMap(path).filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
    }

    /// Returns the path of a file or a group, relative to the folder of the project; nil where it is somewhere else.
    private func path(of id: String) -> String? {
        var parts: [String] = []
        var next: String? = id
        for _ in 0..<64 {
            guard let current = next, let object = objects[current] else { return Self.normal(parts.reversed()) }
            if let path = object["path"]?.text { parts.append(path) }
            switch object["sourceTree"]?.text {
            case "<group>"?, nil: next = parents[current]
            case "SOURCE_ROOT"?: return Self.normal(parts.reversed())
            default: return nil
            }
        }
        return nil
    }

    /// Returns a path in a folder, from where the folder's path begins; nil where it leads above that place.
    static func joined(_ folder: String, _ path: String) -> String? {
        let joined = normal([folder, path])
        return joined == ".." || joined.hasPrefix("../") ? nil : joined
    }

    /// Joins parts of a path, with `..` at the beginning only: a project's files may be next to its folder.
    static func normal(_ parts: [String]) -> String {
        var names: [Substring] = []
        for part in parts {
            for name in part.split(separator: "/") where name != "." {
                if name == "..", let last = names.last, last != ".." {
                    names.removeLast()
                } else {
                    names.append(name)
                }
            }
        }
        return names.joined(separator: "/")
    }
}

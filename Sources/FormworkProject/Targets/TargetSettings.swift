import FormworkIndex
import FormworkModel

/// Deployment targets in the files of a project. All paths are below the project's folder.
struct TargetSettings {
    private var projects: [(folder: String, targets: XcodeTargets)] = []
    private var files: [String: BuildSettings] = [:]
    /// Versions for all documents in a folder, from a package's manifest or a specification.
    private var folders: [(path: String, versions: DeploymentTargets.Versions)] = []

    private static let depthLimit = 8
    /// The most folders that targets build as a whole: each document is held against each of them.
    private static let folderLimit = 2_000

    mutating func add(_ outcome: Outcome, at path: String) {
        let folder = Self.folder(of: path)
        switch outcome {
        case .project(let targets): projects.append((Self.folder(of: folder), targets))
        case .settings(let settings): files[path] = settings
        case .versions(let versions): if !versions.isEmpty { folders.append((folder, versions)) }
        }
    }

    /// The settings of one file.
    enum Outcome: Sendable {
        case project(XcodeTargets)
        case settings(BuildSettings)
        case versions(DeploymentTargets.Versions)
    }

    /// Returns the deployment targets of documents.
    ///
    /// - Complexity: O(n + f · d) for *d* documents and *f* folders that name targets.
    func targets(of documents: [String]) -> DeploymentTargets {
        guard !projects.isEmpty || !folders.isEmpty else { return DeploymentTargets() }
        var listed: [String: DeploymentTargets.Versions] = [:]
        var synchronised: [(path: String, exceptions: Set<String>, versions: DeploymentTargets.Versions)] = []
        for (folder, project) in projects {
            for target in project.targets {
                let versions = versions(of: target, in: folder)
                for document in target.documents {
                    guard let path = XcodeTargets.joined(folder, document) else { continue }
                    listed[path, default: [:]].merge(versions, uniquingKeysWith: min)
                }
                for part in target.folders {
                    guard let path = XcodeTargets.joined(folder, part.path) else { continue }
                    synchronised.append((path, part.exceptions, versions))
                }
            }
        }
        if synchronised.count > Self.folderLimit { return DeploymentTargets() }
        // The deepest folder is asked first.
        let manifests = folders.sorted { $0.path.utf8.count > $1.path.utf8.count }
        var result = DeploymentTargets()
        for document in documents {
            var versions = listed[document] ?? [:]
            for folder in synchronised {
                guard let below = Self.rest(of: document, in: folder.path), !folder.exceptions.contains(below) else { continue }
                versions.merge(folder.versions, uniquingKeysWith: min)
            }
            if versions.isEmpty { versions = manifests.first { Self.rest(of: document, in: $0.path) != nil }?.versions ?? [:] }
            result.add(document, versions)
        }
        return result
    }

    /// The lowest certain version of each system over the target's configurations.
    private func versions(of target: XcodeTargets.Target, in folder: String) -> DeploymentTargets.Versions {
        var result: DeploymentTargets.Versions = [:]
        for (_, platform) in BuildSettings.names {
            let found = target.configurations.compactMap { layers -> DeploymentTarget? in
                for layer in layers {
                    guard let word = word(of: platform, in: layer, folder) else { continue }
                    if case .version(let version) = word { return version }
                    return nil
                }
                return nil
            }
            result[platform] = found.min()
        }
        return result
    }

    private func word(of platform: InterfaceDocument.Platform, in layer: XcodeTargets.Layer, _ folder: String) -> BuildSettings.Word? {
        switch layer {
        case .settings(let settings): settings.words[platform]
        case .file(let path):
            path.flatMap { XcodeTargets.joined(folder, $0) }.map { word(of: platform, inFile: $0, folder, depth: 0) } ?? .uncertain
        }
    }

    private func word(
        of platform: InterfaceDocument.Platform, inFile path: String, _ folder: String, depth: Int
    ) -> BuildSettings.Word? {
        guard let settings = files[path], depth < Self.depthLimit else {
            // CocoaPods writes files that say nothing of it, and they are often not checked in.
            return path.contains("Target Support Files/") ? nil : .uncertain
        }
        if let word = settings.words[platform] { return word }
        for (name, isOptional) in settings.included.reversed() {
            let places = [Self.folder(of: path), folder].compactMap { XcodeTargets.joined($0, name) }
            let found = places.first { files[$0] != nil }
            if found == nil, isOptional { continue }
            guard let place = found ?? places.first else { return .uncertain }
            if let word = word(of: platform, inFile: place, folder, depth: depth + 1) { return word }
        }
        return nil
    }

    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    /// Returns the part of a path below a folder; nil where the path is not in it.
    private static func rest(of path: String, in folder: String) -> String? {
        if folder.isEmpty { return path }
        guard path.hasPrefix(folder + "/") else { return nil }
        return String(path.dropFirst(folder.count + 1))
    }
}

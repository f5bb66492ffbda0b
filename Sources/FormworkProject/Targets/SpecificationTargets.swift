import FormworkData
import FormworkIndex

// Safe pointers: the bytes are lent for the time of a call, and their count comes with them.

/// The deployment targets that a specification of XcodeGen names (`project.yml`).
struct SpecificationTargets {
    private let data: DataTree

    /// Returns the versions in which all targets agree.
    ///
    /// - Complexity: O(n) in the length of the file.
    static func versions(_ bytes: UnsafeBufferPointer<UInt8>) -> DeploymentTargets.Versions {
        // Settings and included files may say otherwise.
        guard String(decoding: bytes, as: UTF8.self).firstRange(of: "_DEPLOYMENT_TARGET") == nil,
            let data = try? YAMLParser.parse(bytes)
        else { return [:] }
        return SpecificationTargets(data: data).versions
    }

    private var versions: DeploymentTargets.Versions {
        guard !data.nodes.isEmpty, value("include", in: 0) == nil else { return [:] }
        let shared = value("options", in: 0).flatMap { value("deploymentTarget", in: $0) }
        var result: DeploymentTargets.Versions = [:]
        for (name, platform) in BuildSettings.names {
            let common = shared.flatMap { value(name, in: $0) }.flatMap(version)
            var found: Set<DeploymentTarget?> = []
            for (list, isTemplate) in [("targets", false), ("targetTemplates", true)] {
                guard let list = value(list, in: 0), data.nodes[list].kind == .object else { continue }
                data.members(of: list) { _, target in
                    guard !isTemplate || value("deploymentTarget", in: target) != nil else { return }
                    if let own = value("deploymentTarget", in: target) {
                        let words = value("platform", in: target).map(texts) ?? [name]
                        if data.nodes[own].kind == .object {
                            if let own = value(name, in: own) { found.insert(version(own)) }
                        } else if words.contains(name) {
                            found.insert(version(own))
                        }
                    } else if value("platform", in: target).map(texts)?.contains(name) ?? true {
                        found.insert(common)
                    }
                }
            }
            if found.count == 1, let version = found.first ?? nil { result[platform] = version }
        }
        return result
    }

    private func value(_ key: String, in index: Int) -> Int? {
        guard data.nodes[index].kind == .object else { return nil }
        var found: Int?
        data.members(of: index) { name, value in if data.string(data.nodes[name].text) == key { found = found ?? value } }
        return found
    }

    private func version(_ index: Int) -> DeploymentTarget? { texts(index).first.flatMap { DeploymentTarget($0) } }

    private func texts(_ index: Int) -> [String] {
        switch data.nodes[index].kind {
        case .string, .number: return [data.string(data.nodes[index].text)]
        case .array:
            var result: [String] = []
            data.elements(of: index) { result += texts($0) }
            return result
        default: return []
        }
    }
}

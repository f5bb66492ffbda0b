package import FormworkModel

/// The deployment targets of a project's documents, as far as its settings say them.
package struct DeploymentTargets: Sendable {
    package typealias Versions = [InterfaceDocument.Platform: DeploymentTarget]

    /// By the names of the documents' files: their paths below the project's folder, with the lowest certain target of each platform.
    private var documents: [Substring: [(path: [Substring], versions: Versions)]] = [:]

    package init() {}

    /// - Parameter path: below the project's folder.
    package mutating func add(_ path: String, _ versions: Versions) {
        let parts = Self.parts(path)
        guard let name = parts.last, !versions.isEmpty else { return }
        documents[name, default: []].append((parts, versions))
    }

    /// Returns the deployment target of a document; nil where it is not known.
    ///
    /// - Parameters:
    ///   - file: its path, from the project's folder, a folder above or one inside.
    ///   - platform: the system that it is for.
    package func target(of file: String, on platform: InterfaceDocument.Platform) -> DeploymentTarget? {
        let parts = Self.parts(file)
        guard let name = parts.last, let candidates = documents[name] else { return nil }
        let matching = candidates.filter { Self.ends($0.path, with: parts) || Self.ends(parts, with: $0.path) }
        // Of several that end alike, none is certain.
        guard let first = matching.first, matching.count == 1 else { return nil }
        return first.versions[platform]
    }

    private static func parts(_ path: String) -> [Substring] { path.split(separator: "/").filter { $0 != "." } }

    private static func ends(_ path: [Substring], with end: [Substring]) -> Bool { path.suffix(end.count).elementsEqual(end) }
}

package import FormworkModel

/// The deployment targets of a project's documents, as far as the project's settings determine them.
package struct DeploymentTargets: Sendable {
    package typealias Versions = [InterfaceDocument.Platform: DeploymentTarget]

    /// The documents by file name: each path below the project's folder with the lowest certain target for each platform.
    private var documents: [Substring: [(path: [Substring], versions: Versions)]] = [:]

    package init() {}

    /// - Parameter path: The path below the project's folder.
    package mutating func add(_ path: String, versions: Versions) {
        let parts = Self.parts(path)
        guard let name = parts.last, !versions.isEmpty else { return }
        documents[name, default: []].append((parts, versions))
    }

    /// Returns the deployment target of a document; nil if it isn't known.
    ///
    /// - Parameters:
    ///   - file: The document's path, relative to the project's folder or to one above or inside it.
    ///   - platform: The document's platform.
    package func target(of file: String, on platform: InterfaceDocument.Platform) -> DeploymentTarget? {
        let parts = Self.parts(file)
        guard let name = parts.last, let candidates = documents[name] else { return nil }
        let matching = candidates.filter { Self.ends($0.path, with: parts) || Self.ends(parts, with: $0.path) }
        // If several paths have the same ending, the document can't be identified.
        guard let first = matching.first, matching.count == 1 else { return nil }
        return first.versions[platform]
    }

    private static func parts(_ path: String) -> [Substring] { path.split(separator: "/").filter { $0 != "." } }

    private static func ends(_ path: [Substring], with end: [Substring]) -> Bool { path.suffix(end.count).elementsEqual(end) }
}

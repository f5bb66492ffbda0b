import FormworkIndex

// Safe pointers: the bytes are lent for the time of a call, and their count comes with them.

/// The deployment targets that the manifest of a Swift package names.
enum PackageTargets {
    /// Reads `platforms: [.iOS(.v13), .macOS("10.15")]`.
    ///
    /// - Complexity: O(n) in its length.
    static func versions(_ bytes: UnsafeBufferPointer<UInt8>) -> DeploymentTargets.Versions {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let start = text.firstRange(of: "platforms:"), let end = text[start.upperBound...].firstIndex(of: "]") else { return [:] }
        let list = text[start.upperBound..<end]
        // What is commented out would have to be told apart.
        guard !list.contains("//"), !list.contains("/*") else { return [:] }
        var versions: DeploymentTargets.Versions = [:]
        for (name, platform) in BuildSettings.names {
            guard let found = list.firstRange(of: ".\(name)(") else { continue }
            let argument = list[found.upperBound...].prefix { $0 != ")" }
            let number = argument.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "_" || $0 == "." }
            versions[platform] = DeploymentTarget(String(number.map { $0 == "_" ? "." : $0 }))
        }
        return versions
    }
}

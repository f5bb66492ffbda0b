import FormworkIndex
import FormworkModel

// Safe pointers: the bytes are lent for the time of a call, and their count comes with them.

/// Deployment targets in the settings of a build.
struct BuildSettings: Sendable {
    /// A statement about a system.
    enum Word: Sendable, Equatable {
        case version(DeploymentTarget)
        /// Something that only the build knows.
        case uncertain

        init(_ text: some StringProtocol) { self = DeploymentTarget(text).map(Word.version) ?? .uncertain }
    }

    static let keys: [String: InterfaceDocument.Platform] = [
        "IPHONEOS_DEPLOYMENT_TARGET": .iOS, "MACOSX_DEPLOYMENT_TARGET": .macOS, "TVOS_DEPLOYMENT_TARGET": .tvOS,
    ]

    /// The systems' names in manifests and specifications.
    static let names: [(name: String, platform: InterfaceDocument.Platform)] = [("iOS", .iOS), ("macOS", .macOS), ("tvOS", .tvOS)]

    var words: [InterfaceDocument.Platform: Word] = [:]
    /// The files that are included, relative to this one or to the project's folder; optional ones may be missing.
    private(set) var included: [(name: String, isOptional: Bool)] = []

    /// Takes the settings of a configuration in a project's file.
    init(_ settings: ProjectList?) {
        for (key, platform) in Self.keys { if let text = settings?[key]?.text { words[platform] = Word(text) } }
    }

    /// Reads a file of settings (`.xcconfig`).
    ///
    /// - Complexity: O(n) in its length.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line[...]
            if code.hasPrefix("#include") {
                let parts = code.split(separator: "\"", omittingEmptySubsequences: false)
                guard parts.count > 1 else { continue }
                let name = parts[1].hasSuffix(".xcconfig") ? String(parts[1]) : parts[1] + ".xcconfig"
                included.append((name, code.hasPrefix("#include?")))
                continue
            }
            guard let equals = code.firstIndex(of: "=") else { continue }
            let key = Self.trimmed(code[..<equals])
            // A setting for one SDK only begins with the name, too.
            guard let platform = Self.keys[String(key.prefix { $0 != "[" })] else { continue }
            if key.contains("[") {
                words[platform] = words[platform] ?? .uncertain
            } else {
                words[platform] = Word(Self.trimmed(code[code.index(after: equals)...]))
            }
        }
    }

    private static func trimmed(_ text: Substring) -> Substring {
        let rest = text.drop(while: \.isWhitespace)
        guard let last = rest.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return rest[...last]
    }
}

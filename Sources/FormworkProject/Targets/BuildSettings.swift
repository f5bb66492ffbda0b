import FormworkModel
import FormworkTree

// Safe pointers: buffers are used only during a call and carry their count.

/// The build settings that name a module or a deployment target.
struct BuildSettings: Sendable {
    static let moduleKeys = ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"]
    /// The keys of deployment targets with their platforms.
    static let versionKeys: [(key: String, platform: Platform)] = [
        ("IPHONEOS_DEPLOYMENT_TARGET", .iOS), ("MACOSX_DEPLOYMENT_TARGET", .macOS), ("TVOS_DEPLOYMENT_TARGET", .tvOS),
    ]
    private static let keys = moduleKeys + versionKeys.map(\.key)
    /// A value that only the build knows. Like any text with a variable, it is neither a name nor a version.
    static let unknown = "$"

    private(set) var values: [String: String] = [:]
    /// The included files, relative to this one or to the project's folder. An optional one may be missing.
    private(set) var included: [(name: String, isOptional: Bool)] = []

    /// Reads the settings of a configuration in an Xcode project.
    init(_ settings: ProjectList) {
        for key in Self.keys { values[key] = settings[key].text }
    }

    /// Reads a file of settings (`.xcconfig`).
    ///
    /// - Complexity: O(n) in the file's length.
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
            let name = Self.trimmed(code[..<equals])
            let key = String(name.prefix { $0 != "[" })
            guard Self.keys.contains(key) else { continue }
            if name.contains("[") {
                // A setting for one SDK.
                values[key] = values[key] ?? Self.unknown
            } else {
                values[key] = String(Self.trimmed(code[code.index(after: equals)...]))
            }
        }
    }

    private static func trimmed(_ text: Substring) -> Substring {
        let rest = text.drop(while: \.isWhitespace)
        return rest[..<(rest.lastIndex { !$0.isWhitespace }.map { rest.index(after: $0) } ?? rest.startIndex)]
    }
}

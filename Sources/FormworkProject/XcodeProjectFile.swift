import FormworkIndex
import FormworkTree

// Safe pointers: buffers are used only during a call and carry their count.

/// The modules, settings and package references in the file of an Xcode project or of a project generator.
struct XcodeProjectFile {
    private(set) var modules: Set<String> = []
    /// The start documents named in its settings.
    private(set) var interfaces: [StartInterface] = []
    /// The Info.plist files named in its settings.
    private(set) var informationFiles: Set<String> = []
    /// Whether it uses remote packages.
    private(set) var hasPackages = false

    /// - Complexity: O(n) in the file's length.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        let text = String(decoding: bytes, as: UTF8.self)
        hasPackages = text.contains("XCRemoteSwiftPackageReference")
        var number = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            number += 1
            let line = line.drop { $0 == "\t" || $0 == " " }
            readSetting(line, number: number)
            for key in ["productName = ", "PRODUCT_MODULE_NAME = ", "PRODUCT_NAME = "] where line.hasPrefix(key) {
                let name = Self.value(line.dropFirst(key.count))
                if !name.isEmpty, !name.contains("$(") { modules.insert(TargetManifest.identifier(name)) }
            }
        }
    }

    /// Reads Xcode's `KEY = value;` and XcodeGen's `KEY: value`.
    private mutating func readSetting(_ line: Substring, number: Int) {
        guard line.first?.isUppercase == true || line.first == "\"", let end = line.firstIndex(where: { $0 == "=" || $0 == ":" }) else {
            return
        }
        let key = Self.value(line[..<end])
        let value = Self.value(line[line.index(after: end)...])
        if key == "INFOPLIST_FILE" { return _ = informationFiles.insert(value) }
        guard var interface = StartInterface(key: key, value: value, line: number) else { return }
        interface.isInUse = true
        interfaces.append(interface)
    }

    private static func value(_ text: Substring) -> String {
        String(
            text.filter { $0 != "\"" && $0 != "'" && $0 != ";" && $0 != "\r" }.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }

    /// Whether a target may use a file as its Info.plist.
    ///
    /// - Parameters:
    ///   - path: The file's path.
    ///   - settings: The Info.plist settings of all targets.
    static func mayUse(_ path: String, settings: Set<String>) -> Bool {
        if settings.isEmpty { return true }
        return settings.contains { setting in
            // Example: `$(SRCROOT)/App/Info.plist`.
            let parts = setting.split(separator: "/").filter { $0 != "." && $0 != ".." && !$0.hasPrefix("$") }
            return parts.contains { $0.contains("$") } || path == parts.joined(separator: "/")
                || path.hasSuffix("/" + parts.joined(separator: "/"))
        }
    }
}

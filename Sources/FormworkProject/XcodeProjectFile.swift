import FormworkIndex

// Safe pointers: the bytes are lent for the time of a call, and their count comes with them.

/// The modules, settings and package references in the file of an Xcode project or of a project generator.
struct XcodeProjectFile {
    private(set) var modules: Set<String> = []
    /// The documents that its settings name as those to begin with.
    private(set) var interfaces: [StartInterface] = []
    /// The files that targets have as their Info.plist, as it names them.
    private(set) var informationFiles: Set<String> = []
    /// Whether it takes packages from elsewhere.
    private(set) var hasPackages = false

    /// - Complexity: O(n) in its length.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        let text = String(decoding: bytes, as: UTF8.self)
        hasPackages = text.contains("XCRemoteSwiftPackageReference")
        var number = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            number += 1
            let line = line.drop { $0 == "\t" || $0 == " " }
            readSetting(line, number)
            for key in ["productName = ", "PRODUCT_MODULE_NAME = ", "PRODUCT_NAME = "] where line.hasPrefix(key) {
                let name = Self.value(line.dropFirst(key.count))
                if !name.isEmpty, !name.contains("$(") { modules.insert(TargetManifest.identifier(name)) }
            }
        }
    }

    /// Reads `KEY = value;` of Xcode and `KEY: value` of XcodeGen.
    private mutating func readSetting(_ line: Substring, _ number: Int) {
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

    /// Whether a target may have a file as its Info.plist.
    ///
    /// - Parameters:
    ///   - path: the file's path.
    ///   - settings: what all targets have.
    static func mayUse(_ path: String, _ settings: Set<String>) -> Bool {
        if settings.isEmpty { return true }
        return settings.contains { setting in
            // `$(SRCROOT)/App/Info.plist`
            let parts = setting.split(separator: "/").filter { $0 != "." && $0 != ".." && !$0.hasPrefix("$") }
            return parts.contains { $0.contains("$") } || path == parts.joined(separator: "/")
                || path.hasSuffix("/" + parts.joined(separator: "/"))
        }
    }
}

// Safe pointers: the bytes are lent for the time of a call, and their count comes with them.

/// What an Xcode project's file says of the modules that it builds, and of code from elsewhere.
struct XcodeProjectFile {
    private(set) var modules: Set<String> = []
    /// The documents that its settings name as an interface to begin with.
    private(set) var interfaces: Set<String> = []
    /// Whether it takes packages from elsewhere.
    private(set) var hasPackages = false

    /// - Complexity: O(n) in its length.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        let text = String(decoding: bytes, as: UTF8.self)
        hasPackages = text.contains("XCRemoteSwiftPackageReference")
        for line in text.split(separator: "\n") {
            let line = line.drop { $0 == "\t" || $0 == " " }
            for key in [
                "INFOPLIST_KEY_UIMainStoryboardFile = ", "INFOPLIST_KEY_UILaunchStoryboardName = ", "INFOPLIST_KEY_NSMainStoryboardFile = ",
                "INFOPLIST_KEY_NSMainNibFile = ",
            ]
            where line.hasPrefix(key) {
                interfaces.insert(line.dropFirst(key.count).filter { $0 != "\"" && $0 != ";" && $0 != "\r" })
            }
            for key in ["productName = ", "PRODUCT_MODULE_NAME = ", "PRODUCT_NAME = "] where line.hasPrefix(key) {
                let name = line.dropFirst(key.count).filter { $0 != "\"" && $0 != ";" && $0 != "\r" }
                if !name.isEmpty, !name.contains("$(") { modules.insert(Self.identifier(name)) }
            }
        }
    }

    /// A product's name as that of its module: what cannot stand in an identifier is an underscore.
    private static func identifier(_ name: String) -> String {
        String(
            name.enumerated().map { $0.element.isLetter || $0.element == "_" || $0.offset > 0 && $0.element.isNumber ? $0.element : "_" })
    }
}

// Safe pointers: the bytes are lent for the time of a call, and their count comes with them.

/// What an Info.plist says of fonts, and of the documents that the application begins with.
struct InformationFile {
    private(set) var fonts: Set<String> = []
    private(set) var interfaces: Set<String> = []
    /// Whether it cannot be understood, or names a folder of fonts.
    private(set) var isUnknown = false

    /// - Complexity: O(n) in its length.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        let text = String(decoding: bytes, as: UTF8.self)
        guard !text.hasPrefix("bplist") else {
            isUnknown = true
            return
        }
        // A setting of the build may stand for the list.
        if text.contains("ATSApplicationFontsPath") { isUnknown = true }
        for key in ["NSMainNibFile", "NSMainStoryboardFile", "UIMainStoryboardFile", "UILaunchStoryboardName", "UISceneStoryboardFile"] {
            if let found = text.firstRange(of: "<key>\(key)"), let opening = text[found.upperBound...].firstRange(of: "<string>") {
                interfaces.insert(String(text[opening.upperBound...].prefix { $0 != "<" }))
            }
        }
        guard let key = text.firstRange(of: "<key>UIAppFonts</key>") else { return }
        let list = text[key.upperBound...]
        guard let end = list.firstRange(of: "</array>") else {
            isUnknown = true
            return
        }
        var rest = list[..<end.lowerBound]
        while let opening = rest.firstRange(of: "<string>") {
            rest = rest[opening.upperBound...]
            guard let closing = rest.firstRange(of: "</string>") else { return }
            let name = rest[..<closing.lowerBound]
            if name.contains("$(") { isUnknown = true }
            // The file may be in a folder.
            fonts.insert(String(name.split(separator: "/").last ?? ""))
            rest = rest[closing.upperBound...]
        }
    }
}

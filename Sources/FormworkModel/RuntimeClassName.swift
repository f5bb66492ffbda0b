/// Mangled names of Swift classes, which documents and logs may contain.
package enum RuntimeClassName {
    /// The maximum length of a name, in bytes.
    private static let lengthLimit = 1_000

    /// Returns the module, the types around a class and the class of `_TtC3App4Cell` or `_TtCC3App5Outer5Inner`; nil for any other name.
    package static func parts(_ name: String) -> [String]? {
        guard name.hasPrefix("_Tt"), name.utf8.count <= lengthLimit else { return nil }
        let kinds = name.dropFirst(3).prefix(while: \.isLetter)
        var rest = name[kinds.endIndex...]
        var parts: [String] = []
        while rest.first?.isNumber == true {
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            rest = rest.dropFirst(digits.count)
            guard let count = Int(digits), count > 0, rest.count >= count else { return nil }
            parts.append(String(rest.prefix(count)))
            rest = rest.dropFirst(count)
        }
        let classes = kinds.count { $0 == "C" }
        // A class that isn't nested may lack its module.
        return parts.count > max(1, classes) || parts.count == 1 && classes < 2 ? parts : nil
    }

    /// Returns the class name alone; the name itself if it isn't mangled.
    package static func plain(_ name: String) -> String { parts(name)?.last ?? name }
}

/// Objective-C runtime names of Swift classes, which compiled interface files use.
package enum SwiftClassName {
    /// Returns the runtime name: `_TtC3App4Cell` for the class `Cell` in the module `App`. The name of a nested class contains dots.
    package static func mangled(_ name: String, module: String) -> String {
        let parts = [Substring(module)] + name.split(separator: ".")
        return "_Tt" + String(repeating: "C", count: max(1, parts.count - 1)) + parts.map { "\($0.utf8.count)\($0)" }.joined()
    }

    /// Returns the module and name for `_TtC4Main3Row` or `_TtCC4Main5Outer5Inner`; nil for other names.
    package static func demangled(_ name: String) -> (module: String, name: String)? {
        guard name.hasPrefix("_TtC") else { return nil }
        var rest = name.dropFirst(3)
        let kinds = rest.prefix { $0 == "C" }
        rest = rest.dropFirst(kinds.count)
        var parts: [String] = []
        while !rest.isEmpty {
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            guard let count = Int(digits), count > 0, digits.count < 4 else { return nil }
            rest = rest.dropFirst(digits.count)
            guard rest.utf8.count >= count, let end = rest.utf8.index(rest.startIndex, offsetBy: count, limitedBy: rest.endIndex),
                let part = String(rest.utf8[..<end])
            else { return nil }
            parts.append(part)
            rest = rest[end...]
        }
        guard parts.count == kinds.count + 1, let module = parts.first else { return nil }
        return (module, parts.dropFirst().joined(separator: "."))
    }
}

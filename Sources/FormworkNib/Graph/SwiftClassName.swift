/// The names that classes of Swift have for the Objective-C runtime, which is what loads compiled interface files.
package enum SwiftClassName {
    /// `_TtC3App4Cell` for the class `Cell` of the module `App`; a class inside a class has its parts joined by dots.
    package static func mangled(_ name: String, module: String) -> String {
        let parts = [Substring(module)] + name.split(separator: ".")
        return "_Tt" + String(repeating: "C", count: max(1, parts.count - 1)) + parts.map { "\($0.utf8.count)\($0)" }.joined()
    }

    /// The module and the name behind `_TtC4Main3Row`, and `_TtCC4Main5Outer5Inner`; nil for what is no such name.
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

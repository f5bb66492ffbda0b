/// The names of classes as Swift's runtime mangles them, which documents may have.
enum SourceClassName {
    /// The last name of `_TtC3App4Cell`; the name itself where it is not mangled.
    static func plain(_ name: String) -> String {
        guard name.hasPrefix("_Tt") else { return name }
        var rest = name.dropFirst(3).drop { $0 == "C" }
        var last = name
        while let count = Int(rest.prefix(while: \.isNumber)), count > 0 {
            rest = rest.drop(while: \.isNumber)
            last = String(rest.prefix(count))
            rest = rest.dropFirst(count)
        }
        return last
    }
}

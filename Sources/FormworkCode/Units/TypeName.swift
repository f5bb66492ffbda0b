package import FormworkModel

/// Names of classes, as code can write them.
package enum TypeName {
    /// The class of a view's element in Swift; nil where the element's name stands for none and it has no class of its own.
    package static func swift(_ element: Element) -> String? {
        element.customClass.flatMap { written(components(of: $0), separator: ".") } ?? element.platformClass
    }

    /// The class in Objective-C, which knows no modules.
    package static func objectiveC(_ element: Element) -> String? {
        element.customClass.flatMap { written(components(of: $0).suffix(1), separator: "") } ?? element.platformClass
    }

    /// The expression that calls an initializer of a class, without its arguments. A class that begins small could be a function, too,
    /// which `exit()` would call: named, an initializer can only be one.
    static func initializer(_ name: String) -> String {
        name.split(separator: ".").last?.first?.isUppercase == true ? name : name + ".init"
    }

    /// That code calls a class otherwise than the document does, as the language has no such name.
    static func altered(_ element: Element, in language: CodeLanguage = .swift) -> NotConverted? {
        guard let name = element.customClass else { return nil }
        let parts = components(of: name)
        let known = language == .swift ? written(parts, separator: ".") : written(parts.suffix(1), separator: "")
        if let known, known == (language == .swift ? parts.joined(separator: ".") : parts.last ?? "") { return nil }
        return NotConverted(
            element, "the class '\(name)'", known.map { "it is written '\($0)': code has no such name" } ?? "code has no such name")
    }

    /// Each component as an identifier; nil where one has nothing that can stand in a name.
    private static func written(_ components: some Collection<String>, separator: String) -> String? {
        // A compiler's stack has an end, and so have the lines that people read.
        guard components.count <= 8, components.allSatisfy({ $0.utf8.count <= 255 }) else { return nil }
        var names: [String] = []
        for component in components {
            let isPlain =
                component.allSatisfy { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) } && component.first?.isNumber == false
            let name = isPlain ? component : SwiftName.upper(component)
            guard !name.isEmpty, name.contains(where: { $0 != "_" }) else { return nil }
            names.append(SwiftName.isReserved(name) ? name + "View" : name)
        }
        return names.isEmpty ? nil : names.joined(separator: separator)
    }

    /// `Module.Class` taken apart, and `_TtC6Module5Class`, which is the same as the runtime knows it.
    private static func components(of name: String) -> [String] {
        RuntimeClassName.parts(name) ?? name.split(separator: ".").map(String.init)
    }
}

package import FormworkModel

/// Class names that are valid in code.
package enum TypeName {
    /// Returns the Swift class of an element; nil if it has neither a custom class nor a known platform class.
    package static func swift(_ element: Element) -> String? {
        element.customClass.flatMap { written(components(of: $0), separator: ".") } ?? element.platformClass
    }

    /// Returns the Objective-C class of an element. Objective-C has no modules.
    package static func objectiveC(_ element: Element) -> String? {
        element.customClass.flatMap { written(components(of: $0).suffix(1), separator: "") } ?? element.platformClass
    }

    /// Returns the expression that calls a class's initializer, without arguments. A lowercase class name could also be a function: `exit()` would
    /// call one, so `.init` is added.
    static func initializer(_ name: String) -> String {
        name.split(separator: ".").last?.first?.isUppercase == true ? name : name + ".init"
    }

    /// Returns a note if the class has another name in code because its name in the document is invalid.
    static func altered(_ element: Element, in language: CodeLanguage = .swift) -> NotConverted? {
        guard let name = element.customClass else { return nil }
        let parts = components(of: name)
        let known = language == .swift ? written(parts, separator: ".") : written(parts.suffix(1), separator: "")
        if let known, known == (language == .swift ? parts.joined(separator: ".") : parts.last ?? "") { return nil }
        return NotConverted(
            element, what: "the class '\(name)'",
            why: known.map { "it is named '\($0)' in code, which can't use this name" } ?? "code can't use this name")
    }

    /// Converts each component to an identifier; nil if a component has no usable characters.
    private static func written(_ components: some Collection<String>, separator: String) -> String? {
        // A compiler's stack is limited, and so is the length of readable lines.
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

    /// Splits `Module.Class`, or the runtime's mangled form of the same name, `_TtC6Module5Class`.
    private static func components(of name: String) -> [String] {
        RuntimeClassName.parts(name) ?? name.split(separator: ".").map(String.init)
    }
}

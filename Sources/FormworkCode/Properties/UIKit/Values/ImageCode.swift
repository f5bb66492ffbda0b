import FormworkModel
import FormworkVocabulary

/// Writes images in Swift.
enum ImageCode {
    private static let scales: Set<String> = Set(Vocabulary.uiKit.words("symbolScale").texts).subtracting(["unspecified"])

    /// Returns the expression of an image in the bundle or of a system symbol.
    static func named(_ name: String, isSymbol: Bool) -> String {
        "UIImage(\(isSymbol ? "systemName" : "named"): \(CodeLiteral.string(name)))"
    }

    /// Returns the image that an attribute names. It is a system symbol if the element's catalog is `system`.
    static func expression(_ element: Element, _ attribute: String = "image") -> String? {
        element[attribute].map { named($0, isSymbol: element["catalog"] == "system") }
    }

    /// Returns an `imageReference` element: an image with its symbol configuration.
    static func reference(_ element: Element) -> String? {
        guard var result = expression(element) else { return nil }
        let isSystem = element["catalog"] == "system"
        var configuration: [String] = []
        for (name, value) in element.attributes {
            switch name {
            case "image", "catalog", "key", "id": break
            case "symbolScale":
                guard scales.contains(value) else { return nil }
                // Only symbols have scales: see `PropertyWriter.leaveOutScale(of:)`.
                if isSystem { configuration.append("UIImage.SymbolConfiguration(scale: .\(value))") }
            case "renderingMode":
                guard value == "original" || value == "template" else { return nil }
                result += "?.withRenderingMode(.always\(value == "original" ? "Original" : "Template"))"
            default: return nil
            }
        }
        guard element.children.isEmpty else { return nil }
        if let first = configuration.first {
            let plain = "UIImage(systemName: \(CodeLiteral.string(element["image"] ?? "")))"
            let configured = "UIImage(systemName: \(CodeLiteral.string(element["image"] ?? "")), withConfiguration: \(first))"
            result = configured + result.dropFirst(plain.count)
        }
        return result
    }

    /// Returns a `preferredSymbolConfiguration` element; nil if it cannot be expressed.
    static func symbolConfiguration(_ element: Element) -> String? {
        var arguments: [(String, String)] = []
        for (name, value) in element.attributes {
            switch name {
            case "key", "configurationType", "id": break
            case "pointSize":
                guard let size = CodeLiteral.number(value) else { return nil }
                arguments.append((name, size))
            case "scale":
                guard scales.contains(value) else { return nil }
                arguments.append((name, "." + value))
            case "weight":
                guard value == "unspecified" || FontCode.weights.contains(value) else { return nil }
                arguments.append((name, "." + value))
            default: return nil
            }
        }
        if let font = element.children.first(where: { $0.name == "fontDescription" }) {
            guard let code = FontCode.expression(font) else { return nil }
            arguments.append(("font", "UIFont" + (code.hasPrefix(".") ? code : "." + code)))
        }
        let names = arguments.map(\.0)
        guard element.children.count <= 1, !names.isEmpty else { return nil }
        let value = { (name: String) in arguments.first { $0.0 == name }?.1 }
        if let size = value("pointSize") {
            let weight = value("weight") ?? (value("scale") == nil ? nil : ".unspecified")
            let rest = [weight.map { "weight: \($0)" }, value("scale").map { "scale: \($0)" }].compactMap(\.self)
            return "UIImage.SymbolConfiguration(\((["pointSize: \(size)"] + rest).joined(separator: ", ")))"
        }
        if let font = value("font") {
            return "UIImage.SymbolConfiguration(font: \(font)\(value("scale").map { ", scale: \($0)" } ?? ""))"
        }
        let parts = ["scale", "weight"].compactMap { name in value(name).map { "UIImage.SymbolConfiguration(\(name): \($0))" } }
        guard let first = parts.first else { return nil }
        return first + parts.dropFirst().map { ".applying(\($0))" }.joined()
    }
}

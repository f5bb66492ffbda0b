import FormworkDiagnostics
import FormworkModel

extension ValueText {
    /// The maximum number of details of a value that are printed.
    private static let detailLimit = 4

    /// Quotes two texts, shortened so that their first difference is visible.
    static func quotedAtDifference(_ old: String, _ new: String) -> (String?, String?) {
        let common = zip(old, new).prefix { $0 == $1 }.count
        let start = max(common - 20, 0)
        let dots = start > 0 ? "…" : ""
        return (quoted(dots + old.dropFirst(start)), quoted(dots + new.dropFirst(start)))
    }

    /// Returns the texts of two elements whose values read the same, with the details in which they differ: `10 (integer)`, `10 (real)`.
    ///
    /// - Returns: nil for both where there is no difference.
    static func distinguishing(_ old: Element, _ new: Element) -> (String?, String?) {
        if let (before, after) = longTexts(old, new) { return quotedAtDifference(before, after) }
        let (before, after) = (details(of: old), details(of: new))
        let names = before.map(\.name) + after.map(\.name).filter { name in !before.contains { $0.name == name } }
        var parts: (old: [String], new: [String]) = ([], [])
        for name in names {
            let (one, other) = (before.first { $0.name == name }?.value, after.first { $0.name == name }?.value)
            if one == other || parts.old.count >= detailLimit { continue }
            parts.old.append(one.map { name.hasSuffix("kind") ? $0 : "\(name) \($0)" } ?? "no \(name)")
            parts.new.append(other.map { name.hasSuffix("kind") ? $0 : "\(name) \($0)" } ?? "no \(name)")
        }
        if parts.old.isEmpty {
            guard let one = old.id, let other = new.id, one != other else { return (nil, nil) }
            return ("'\(one)'", "'\(other)'")
        }
        func words(_ parts: [String]) -> String { parts.joined(separator: ", ").shortened(to: 120) }
        return ("\(of(old)) (\(words(parts.old)))", "\(of(new)) (\(words(parts.new)))")
    }

    private static func longTexts(_ old: Element, _ new: Element) -> (String, String)? {
        guard let one = old.plainText, let other = new.plainText, one != other else { return nil }
        return (one, other)
    }

    /// Returns all details of an element, part by part.
    private static func details(of element: Element, _ place: String = "") -> [(name: String, value: String)] {
        var result = [(name: place + "kind", value: words(element.name))]
        let custom = element["customColorSpace"]
        for attribute in element.attributes where !["key", "id"].contains(attribute.name) {
            // A custom color space has a name, which is shown instead.
            if custom != nil, attribute.name == "colorSpace" { continue }
            if attribute.name == "customColorSpace" {
                result.append((place + words("colorSpace"), attribute.value))
                continue
            }
            result.append((place + words(attribute.name), of(attribute.value, named: attribute.name)))
        }
        if let text = element.plainText { result.append((place + "text", quoted(text))) }
        for (index, child) in element.children.enumerated() {
            result += details(of: child, "\(place)\(child["key"].map(words) ?? "part \(index + 1)") ")
        }
        return result
    }
}

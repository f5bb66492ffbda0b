import FormworkTree

/// A layer's transform in the format of a template's attributes.
enum TransformCode {
    /// Splits a transform such as `translation.x = 4, scale = 2`; nil if a part isn't a key path and a number.
    static func parts(of text: String) -> [(name: Substring, number: Substring)]? {
        var parts: [(name: Substring, number: Substring)] = []
        for part in text.parts(separatedBy: ", ") {
            let sides = part.parts(separatedBy: " = ")
            guard sides.count == 2, isKeyPath(sides[0]), isNumber(sides[1]) else { return nil }
            parts.append((sides[0], sides[1]))
        }
        return parts.isEmpty ? nil : parts
    }

    private static func isKeyPath(_ text: Substring) -> Bool {
        text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { SwiftName.isName(String($0)) }
    }

    /// Whether a text is a finite number and a valid literal. `inf` is a number, but an identifier in code.
    private static func isNumber(_ text: Substring) -> Bool {
        Double(text)?.isFinite == true && text.first != "+" && text.first != "."
            && text.allSatisfy { $0.isASCII && $0.isNumber || "+-.eE".contains($0) }
    }
}

/// The components of a color as a person writes them.
enum ColorComponents {
    /// Returns the name of a color whose components are all 0 or all 1, in any color space.
    ///
    /// - Parameters:
    ///   - components: the components as literals, without the opacity.
    ///   - alpha: the opacity as a literal.
    static func name(of components: [String], _ alpha: String) -> String? {
        switch (Set(components), alpha) {
        case (["1"], "1"): "white"
        case (["0"], "1"): "black"
        case (["0"], "0"): "clear"
        default: nil
        }
    }

    /// Returns the components of a color: as fractions of 255 if all of them are, or as numbers.
    static func texts(_ components: [String], language: CodeLanguage) -> [String] {
        // Short numbers are as clear.
        if components.allSatisfy({ $0.count <= longestNumber }) { return components }
        let fractions = components.compactMap { component -> String? in
            guard let value = Double(component), (0...1).contains(value) else { return nil }
            let steps = (value * 255).rounded()
            guard abs(steps / 255 - value) < exactness else { return nil }
            if steps == 0 || steps == 255 { return steps == 0 ? "0" : "1" }
            return CodeLiteral.number(steps) + language.either(swift: " / 255", objectiveC: " / 255.0")
        }
        return fractions.count == components.count ? fractions : components
    }

    /// The number of characters of a component that needs no fraction, such as 0.25.
    private static let longestNumber = 4
    /// The rounding of components in documents, which have at least six digits.
    private static let exactness = 2e-6
}

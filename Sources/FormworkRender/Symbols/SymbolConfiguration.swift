import FormworkLayout
import FormworkModel
import FormworkTree

/// The size, scale and weight of a symbol, as given by a document for an image or the view that shows it.
struct SymbolConfiguration: Hashable {
    /// The point size of the adjacent text; nil for that of the view's text.
    var pointSize: Double?
    /// The scale; nil if not given.
    var scale: Scale?
    /// The weight of the lines; nil for that of the text.
    var weight: FontDescription.Weight?

    /// The scale of a symbol relative to text of the same point size.
    enum Scale: String {
        case small, medium, large

        /// The size of the symbol relative to the medium scale.
        ///
        /// Source: the grids of Apple's symbol templates, in which the small, medium and large variants of a symbol differ by these factors.
        var factor: Double {
            switch self {
            case .small: 0.78
            case .medium: 1
            case .large: 1.29
            }
        }
    }

    /// Returns the length of the symbol's longer side next to text of a size, in points: 20 for body text of 17.
    func side(beside fontSize: Double) -> Double { min(max((pointSize ?? fontSize) * 20 / 17 * (scale ?? .medium).factor, 2), 1000) }
}

extension ViewContext {
    /// Returns the symbol configuration that a document gives.
    ///
    /// An image's own scale takes precedence over that of the view that shows it.
    ///
    /// - Parameters:
    ///   - holder: An image view, a button's state or its configuration, a bar item, or a cell.
    ///   - key: The key of the image's reference, if that is a child element.
    func symbolConfiguration(_ holder: NodeIndex, key: StaticString = "image") -> SymbolConfiguration {
        var found = SymbolConfiguration()
        let keys: [StaticString] = ["preferredSymbolConfiguration", "preferredSymbolConfigurationForImage"]
        if let own = keys.lazy.compactMap({ values.child(holder, key: $0) }).first {
            found.weight = values.string(.weight, node: own).flatMap(FontDescription.Weight.init(rawValue:))
            found.scale = values.word("scale", node: own).flatMap(SymbolConfiguration.Scale.init(rawValue:))
            found.pointSize = values.amount("pointSize", node: own).flatMap { $0 > 0 ? $0 : nil }
            if values.word("configurationType", node: own) == "font" {
                let font = font(own, standard: FontDescription(size: 17))
                (found.pointSize, found.weight) = (font.size, found.weight ?? font.weight)
            }
        }
        if let image = values.child(holder, key: key), let scale = values.string(.symbolScale, node: image) {
            found.scale = SymbolConfiguration.Scale(rawValue: scale) ?? found.scale
        }
        return found
    }
}

import FormworkLayout
import FormworkModel
import FormworkTree

/// How large a symbol is, and how thick its lines are, as a document says it of an image or of what shows it.
struct SymbolConfiguration: Hashable {
    /// The size of the font that it stands beside; nil for that of the view's text.
    var pointSize: Double?
    /// Its scale: small, medium or large; nil where nothing says it.
    var scale: Scale?
    /// How thick its lines are; nil for as thick as those of the text.
    var weight: FontDescription.Weight?

    /// The scales of symbols beside text of one size.
    enum Scale: String {
        case small, medium, large

        /// How large a symbol is, to one of medium scale.
        ///
        /// Source: the grids of Apple's templates for symbols, in which the small, medium and large forms of one symbol differ so.
        var factor: Double {
            switch self {
            case .small: 0.78
            case .medium: 1
            case .large: 1.29
            }
        }
    }

    /// How long the longer side of a symbol is beside text of a size, in points: 20 beside body text of 17.
    func side(beside fontSize: Double) -> Double { min(max((pointSize ?? fontSize) * 20 / 17 * (scale ?? .medium).factor, 2), 1000) }
}

extension ViewContext {
    /// What a document says of a symbol.
    ///
    /// An image's own scale stands before that of the view that shows it.
    ///
    /// - Parameters:
    ///   - holder: an image view, a button's state or its configuration, a bar item, a cell.
    ///   - key: the key of the image's reference, where it stands in a child.
    func symbolConfiguration(_ holder: NodeIndex, key: StaticString = "image") -> SymbolConfiguration {
        var found = SymbolConfiguration()
        let keys: [StaticString] = ["preferredSymbolConfiguration", "preferredSymbolConfigurationForImage"]
        if let own = keys.lazy.compactMap({ values.child(holder, key: $0) }).first {
            found.weight = values.string(.weight, own).flatMap(FontDescription.Weight.init(rawValue:))
            found.scale = values.word("scale", own).flatMap(SymbolConfiguration.Scale.init(rawValue:))
            found.pointSize = values.amount("pointSize", own).flatMap { $0 > 0 ? $0 : nil }
            if values.word("configurationType", own) == "font" {
                let font = font(own, standard: FontDescription(size: 17))
                (found.pointSize, found.weight) = (font.size, found.weight ?? font.weight)
            }
        }
        if let image = values.child(holder, key: key), let scale = values.string(.symbolScale, image) {
            found.scale = SymbolConfiguration.Scale(rawValue: scale) ?? found.scale
        }
        return found
    }
}

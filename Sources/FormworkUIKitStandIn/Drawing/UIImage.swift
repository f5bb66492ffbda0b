import FormworkModel
import FormworkTree

/// Apple's [UIImage](https://developer.apple.com/documentation/uikit/uiimage).
public final class UIImage: Sendable {
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

    public enum SymbolScale: Int, Sendable { case unspecified = -1, `default`, small, medium, large }

    public enum SymbolWeight: Int, Sendable { case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black }

    let name: String
    let isSystem: Bool
    let configuration: SymbolConfiguration?
    let renderingMode: RenderingMode

    private init(_ name: String, isSystem: Bool, _ configuration: SymbolConfiguration? = nil, _ mode: RenderingMode = .automatic) {
        self.name = name
        self.isSystem = isSystem
        self.configuration = configuration
        renderingMode = mode
    }

    public convenience init?(named name: String) { self.init(name, isSystem: false) }

    public convenience init?(systemName name: String) { self.init(name, isSystem: true) }

    public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
        self.init(name, isSystem: true, configuration)
    }

    public func withRenderingMode(_ mode: RenderingMode) -> UIImage { UIImage(name, isSystem: isSystem, configuration, mode) }

    public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
        UIImage(name, isSystem: isSystem, configuration, renderingMode)
    }

    /// Whether the image's name describes it completely.
    var isPlain: Bool { configuration == nil && renderingMode == .automatic }

    /// Returns Interface Builder's element for an image that has more than a name.
    func reference(_ key: String) -> ElementFragment {
        var result = ElementFragment("imageReference", ["key": key, "image": name])
        if isSystem { result["catalog"] = "system" }
        if let scale = configuration?.scale { result["symbolScale"] = "\(scale)" }
        switch renderingMode {
        case .automatic: break
        case .alwaysOriginal: result["renderingMode"] = "original"
        case .alwaysTemplate: result["renderingMode"] = "template"
        }
        return result
    }
}

extension UIImage {
    public final class SymbolConfiguration: Sendable {
        let pointSize: CGFloat?
        let weight: SymbolWeight?
        let scale: SymbolScale?
        let font: UIFont?

        private init(_ pointSize: CGFloat?, _ weight: SymbolWeight?, _ scale: SymbolScale?, _ font: UIFont?) {
            self.pointSize = pointSize
            self.weight = weight
            self.scale = scale
            self.font = font
        }

        public convenience init(pointSize: CGFloat) { self.init(pointSize, nil, nil, nil) }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init(pointSize, weight, nil, nil) }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) { self.init(pointSize, weight, scale, nil) }
        public convenience init(scale: SymbolScale) { self.init(nil, nil, scale, nil) }
        public convenience init(weight: SymbolWeight) { self.init(nil, weight, nil, nil) }
        public convenience init(font: UIFont) { self.init(nil, nil, nil, font) }
        public convenience init(font: UIFont, scale: SymbolScale) { self.init(nil, nil, scale, font) }

        public func applying(_ other: SymbolConfiguration?) -> SymbolConfiguration {
            SymbolConfiguration(
                other?.pointSize ?? pointSize, other?.weight ?? weight, other?.scale ?? scale, other?.font ?? font)
        }

        @MainActor
        func content(_ key: String) -> ElementFragment {
            var result = ElementFragment("preferredSymbolConfiguration", ["key": key])
            if font != nil { result["configurationType"] = "font" }
            if let pointSize {
                result["configurationType"] = "pointSize"
                result["pointSize"] = DocumentNumber.text(pointSize)
            }
            if let scale { result["scale"] = "\(scale)" }
            if let weight, weight != .unspecified { result["weight"] = "\(weight)" }
            if let font { result.children = [font.content("fontDescription")] }
            return result
        }
    }
}

extension UIImage: RuntimeAttributeValue {
    package var runtimeValue: RuntimeValue { .image(name) }
}

import FormworkModel
import FormworkNib

/// Colors, fonts and images.
extension NibEncoder {
    // MARK: Images

    /// Returns the placeholder of an image in the bundle. Its size is that of a compiler without access to the asset catalog.
    mutating func image(_ name: String) -> NibValue {
        let object = graph.make("UIImageNibPlaceholder")
        graph.set(object, key: "UIImageWidth", value: .float(1))
        graph.set(object, key: "UIImageHeight", value: .float(1))
        let isSystem = source.systemImages.contains(name) && source.isAtLeast(.xcode11)
        graph.set(object, key: "UIResourceName", value: isSystem ? .null : graph.string(name))
        if source.isAtLeast(.xcode12) || isSystem {
            graph.set(object, key: "UISystemSymbolResourceName", value: isSystem ? graph.string(name) : .null)
            graph.set(object, key: "UISymbolImageConfiguration", value: .null)
        }
        return NibGraphBuilder.reference(object)
    }

    // MARK: Colors

    /// The components of a color, as stored.
    private struct Components {
        var values: [Double]
        var alpha: Double
        var isGray: Bool
    }

    mutating func color(_ element: Element?, of owner: Element) -> NibValue? {
        guard let element, element.name == "color" else { return nil }
        element.look()
        // Names have precedence over components, and some over others.
        element.read(
            "red", "green", "blue", "alpha", "white", "whiteComponent", "colorSpace", "customColorSpace", "name", "catalog", "systemColor",
            "cocoaTouchSystemColor", "xcode11CocoaTouchSystemColor")
        if let name = element["name"], element["catalog"] != "System" {
            guard let literal = source.namedColors[name].flatMap({ components(of: $0) }) ?? components(of: element) else {
                refuse(
                    element,
                    message: "the colour '\(name)' of \(owner.description) is not among the resources: its components are not known")
                return nil
            }
            return color(literal, resource: name)
        }
        let words = ["systemColor"] + (source.isAtLeast(.xcode11) ? ["xcode11CocoaTouchSystemColor"] : []) + ["cocoaTouchSystemColor"]
        for word in words {
            guard let name = element[word] else { continue }
            let literal = components(of: element) ?? source.namedColors[name].flatMap { components(of: $0) } ?? Self.systemComponents(name)
            guard let literal else {
                refuse(
                    element,
                    message:
                        "the system's colour '\(name)' of \(owner.description) is not known, and its components are not in the document")
                return nil
            }
            return color(literal, system: name)
        }
        guard let literal = components(of: element) ?? catalogComponents(element) else {
            refuse(element, message: "the components of the colour of \(owner.description) are not compiled")
            return nil
        }
        var system: String?
        if source.isColorMatched, literal.isGray {
            system =
                switch (literal.values, literal.alpha) {
                case ([1], 1): "whiteColor"
                case ([0], 1): "blackColor"
                case ([0], 0): "clearColor"
                default: nil
                }
        }
        return color(literal, system: system)
    }

    mutating func clearColor() -> NibValue { color(Components(values: [0], alpha: 0, isGray: true), system: "clearColor") }

    /// Returns black or white, the default color of a control.
    mutating func gray(_ white: Double, system: String?) -> NibValue {
        color(Components(values: [white], alpha: 1, isGray: true), system: system)
    }

    /// Returns a color with three components.
    mutating func rgb(_ values: [Double], alpha: Double = 1, system: String? = nil) -> NibValue {
        color(Components(values: values, alpha: alpha, isGray: false), system: system)
    }

    private mutating func color(_ components: Components, system: String? = nil, resource: String? = nil) -> NibValue {
        let object = graph.make("UIColor", fallbacks: ["NSColor"])
        if let system { graph.set(object, key: "UISystemColorName", value: graph.string(system)) }
        if let resource { graph.set(object, key: "UIResourceName", value: graph.string(resource)) }
        graph.set(object, key: "UIColorComponentCount", value: NibGraphBuilder.integer(components.isGray ? 2 : 4))
        let names = components.isGray ? ["UIWhite"] : ["UIRed", "UIGreen", "UIBlue"]
        for (name, value) in zip(names + ["UIAlpha"], components.values + [components.alpha]) {
            graph.set(object, key: name, value: .float(Float(value)))
            if source.isAtLeast(.xcode11), Double(Float(value)) != value { graph.set(object, key: name + "-Double", value: .double(value)) }
        }
        let shown = (components.values + (components.alpha == 1 ? [] : [components.alpha])).map(Self.threeDigits).joined(separator: " ")
        graph.set(object, key: components.isGray ? "NSWhite" : "NSRGB", value: graph.data(Array(shown.utf8)))
        graph.set(object, key: "NSColorSpace", value: NibGraphBuilder.integer(components.isGray ? 4 : 2))
        return NibGraphBuilder.reference(object)
    }

    private mutating func components(of element: Element) -> Components? {
        let alpha = number(element, "alpha") ?? 1
        if let white = number(element, "white") ?? number(element, "whiteComponent") {
            if source.isColorMatched { return Components(values: [white], alpha: alpha, isGray: true) }
            return Components(values: [white, white, white], alpha: alpha, isGray: false)
        }
        guard let red = number(element, "red"), let green = number(element, "green"), let blue = number(element, "blue") else { return nil }
        var values = [red, green, blue]
        if source.isColorMatched {
            switch (element["colorSpace"], element["customColorSpace"]) {
            case ("calibratedRGB", _), (_, "calibratedRGB"?): values = ColorConversion.fromGenericRGB(values)
            case (_, "displayP3"?): values = ColorConversion.fromDisplayP3(values)
            default: break
            }
        }
        return Components(values: values, alpha: alpha, isGray: false)
    }

    /// Returns the components of colors in AppKit's catalog that come from texts of other applications. UIKit doesn't have them, and Interface
    /// Builder uses the light variant.
    private mutating func catalogComponents(_ element: Element) -> Components? {
        guard element["catalog"] == "System", let name = element["name"], ["textColor", "labelColor", "controlTextColor"].contains(name)
        else { return nil }
        noteUnproved(element, what: "the color '\(name)' of AppKit's catalog")
        return Components(values: [0], alpha: 1, isGray: true)
    }

    private static func systemComponents(_ name: String) -> Components? {
        switch name {
        case "darkTextColor", "blackColor": Components(values: [0], alpha: 1, isGray: true)
        case "lightTextColor": Components(values: [1], alpha: 0.6, isGray: true)
        case "whiteColor": Components(values: [1], alpha: 1, isGray: true)
        case "clearColor": Components(values: [0], alpha: 0, isGray: true)
        case "groupTableViewBackgroundColor":
            Components(values: [0.93725490196078431, 0.93725490196078431, 0.95686274509803926], alpha: 1, isGray: false)
        case "labelColor": Components(values: [0, 0, 0], alpha: 1, isGray: false)
        case "systemBackgroundColor": Components(values: [1, 1, 1], alpha: 1, isGray: false)
        default: SystemColors.uiKit[name].flatMap { paint in components(paint) }
        }
    }

    private static func components(_ paint: Paint) -> Components? {
        let color = paint.light
        return Components(
            values: [Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255], alpha: color.alpha, isGray: false)
    }

    /// Returns a number with three significant digits, like C's `%.3g`.
    static func threeDigits(_ number: Double) -> String {
        guard number != 0, number.isFinite else { return "0" }
        var exponent = 0
        var size = number.magnitude
        while size >= 10, exponent < 300 { (size, exponent) = (size / 10, exponent + 1) }
        while size < 1, exponent > -300 { (size, exponent) = (size * 10, exponent - 1) }
        if (size * 100).rounded() >= 1000 { exponent += 1 }
        var digits = 0.01
        var scale = 100.0
        if exponent >= -4, exponent < 3 {
            // Decimal places: none for hundreds, two for ones, five for thousandths.
            let places = 2 - exponent
            scale = 1
            for _ in 0..<places { scale *= 10 }
            digits = (number.magnitude * scale).rounded(.toNearestOrEven)
            // Safe: below 1,000, or rounded up to 1,000 at most.
            var text = "\(Int(digits))"
            while text.count <= places { text = "0" + text }
            let whole = text.dropLast(places)
            var fraction = text.suffix(places)
            while fraction.last == "0" { fraction.removeLast() }
            return (number < 0 ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
        }
        digits = (size * 100).rounded() / 100
        var mantissa = "\(digits)"
        if mantissa.hasSuffix(".0") { mantissa.removeLast(2) }
        let power = "\(exponent.magnitude)"
        return (number < 0 ? "-" : "") + mantissa + (exponent < 0 ? "e-" : "e+") + (power.count < 2 ? "0" : "") + power
    }

    // MARK: Fonts

    mutating func font(_ element: Element?, of owner: Element) -> NibValue? {
        guard let element, element.name == "fontDescription" || element.name == "font" else { return nil }
        guard let font = CompiledFont(element, generation: source.generation) else {
            refuse(element, message: "the font of \(owner.description) is not compiled")
            return nil
        }
        return write(font)
    }

    mutating func write(_ font: CompiledFont) -> NibValue {
        let object = graph.make("UIFont", fallbacks: ["NSFont"])
        graph.set(object, key: "UIFontName", value: graph.string(font.name))
        if !font.attributes.isEmpty {
            var items: [NibValue] = []
            for (key, value) in font.attributes {
                items.append(graph.string(key))
                switch value {
                case .text(let text): items.append(graph.string(text))
                case .size(let size):
                    let isWhole = !source.isAtLeast(.xcode12) && size == size.rounded()
                    // Safe: sizes are below a million.
                    items.append(graph.number(isWhole ? NibGraphBuilder.integer(Int(size)) : .double(size)))
                }
            }
            let isMutable = !source.isAtLeast(.xcode12) || font.isBold
            let attributes = graph.collection(items, of: isMutable ? "NSMutableDictionary" : "NSDictionary")
            let descriptor = graph.make("UIFontDescriptor")
            graph.set(descriptor, key: "UIFontDescriptorAttributes", value: attributes)
            graph.set(object, key: "UIFontDescriptor", value: NibGraphBuilder.reference(descriptor))
        }
        if let style = font.style { graph.set(object, key: "UIIBTextStyle", value: graph.string(style)) }
        graph.set(object, key: "UIFontPointSize", value: .double(font.style == nil ? font.size : 0))
        if source.isAtLeast(.xcode9) {
            graph.set(object, key: "UIFontTextStyleForScaling", value: .null)
            graph.set(object, key: "UIFontPointSizeForScaling", value: .double(0))
            graph.set(object, key: "UIFontMaximumPointSizeAfterScaling", value: .double(0))
        }
        graph.set(object, key: "UIFontTraits", value: NibGraphBuilder.integer(font.traits))
        graph.set(object, key: "UISystemFont", value: .bool(font.isSystem))
        graph.set(object, key: "NSName", value: graph.string(font.name))
        graph.set(object, key: "NSSize", value: .double(font.size))
        return NibGraphBuilder.reference(object)
    }
}

import FormworkDiagnostics
import FormworkLayout
import FormworkModel

/// A screen on which the page shows the document: its own canvas, the canvas at another size, or a device in one orientation.
struct PageScreen: Sendable {
    var device: Device?
    var orientation: Device.Orientation?
    var size: Size?
    /// The language; nil for the document's own.
    var language: TranslatedDocument?

    /// Returns the layout options for this screen.
    func options(_ base: LayoutOptions) -> LayoutOptions {
        var options = base
        options.device = device
        options.orientation = orientation
        options.size = size
        if device != nil { options.environment = .device }
        options.reportsInsets = true
        if let language { options.setLanguage(language) }
        return options
    }

    /// Returns the screens of a document in order of importance: screens at the end are left out first.
    static func all(_ document: InterfaceDocument, options: PageOptions) -> [PageScreen] {
        let own = screens(document, options: options)
        return own
            + options.languages.flatMap { language in
                own.map { PageScreen(device: $0.device, orientation: $0.orientation, size: $0.size, language: language) }
            }
    }

    private static func screens(_ document: InterfaceDocument, options: PageOptions) -> [PageScreen] {
        var screens = [PageScreen()]
        if let size = options.layout.size { screens.append(PageScreen(size: size)) }
        guard document.platform == .iOS || document.platform == .tvOS && options.devices != nil else { return screens }
        let devices = options.devices ?? ["iphone-15", "ipad-pro-11", "iphone-se"].compactMap(Device.init(named:))
        let orientations = options.layout.orientation.map { [$0] } ?? [.portrait, .landscape]
        for orientation in orientations {
            for device in devices where device.family != .tv || orientation == orientations[0] {
                screens.append(PageScreen(device: device, orientation: orientation))
            }
        }
        return screens
    }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.key("id")
            json.string(device?.name ?? (size == nil ? "canvas" : "size"))
            json.key("name")
            json.string(name)
            if let language {
                json.key("language")
                json.string(language.language)
                json.key("isRightToLeft")
                json.boolean(language.direction == .rightToLeft)
            }
            if let orientation, let device {
                json.key("orientation")
                json.string(orientation.rawValue)
                json.key("family")
                json.string(device.family.rawValue)
                json.key("round")
                json.boolean(device.hasHomeIndicator)
                json.key("size")
                json.size(device.size(orientation))
            } else if let size {
                json.key("size")
                json.size(size)
            }
        }
    }

    /// The display name: `iPhone 15`, `iPad Pro 11`, `Canvas`.
    var name: String {
        guard let device else { return size.map { "\($0.width.pointsText) × \($0.height.pointsText)" } ?? "Canvas" }
        let words = device.name.split(separator: "-").map { word in
            switch word {
            case "iphone": "iPhone"
            case "ipad": "iPad"
            case "se", "tv": word.uppercased()
            case "mini": "mini"
            default: word.prefix(1).uppercased() + word.dropFirst()
            }
        }
        return words.joined(separator: " ")
    }
}

extension JSONWriter {
    /// Writes `[width, height]`, in points.
    mutating func size(_ size: Size) {
        array { json in
            json.points(size.width)
            json.points(size.height)
        }
    }

    /// Writes `[x, y, width, height]`, in points.
    mutating func rect(_ rect: Rect) {
        array { json in
            json.points(rect.origin.x)
            json.points(rect.origin.y)
            json.points(rect.size.width)
            json.points(rect.size.height)
        }
    }
}

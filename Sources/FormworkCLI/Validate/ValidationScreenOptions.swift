import ArgumentParser
import FormworkLayout
import FormworkRules
import FormworkStates

/// The arguments that determine the screens and states in which documents are checked.
struct ValidationScreenOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Also lay out documents on this device, by Interface Builder's id or name, or on a set: phones, tablets, all; may be repeated.",
            valueName: "id|name|set"))
    var device: [String] = []

    @Option(
        help: ArgumentHelp("portrait or landscape; may be repeated (default: portrait).", valueName: "orientation"),
        transform: ScreenArgument.word)
    var orientation: [Orientation] = []

    @Flag(help: "Also lay out documents from right to left on the same devices.")
    var rightToLeft = false

    @Option(
        help: ArgumentHelp(
            "Also lay out documents with this text size, extra-small (XS) to accessibility-extra-extra-extra-large (AX5); may be repeated.",
            valueName: "size"), transform: ScreenArgument.textSize)
    var textSize: [ContentSizeCategory] = []

    @Flag(help: "On each screen, also apply each layout template and hide each hiding master.")
    var states = false

    @Option(
        help: ArgumentHelp(
            "The maximum number of states of a document on all screens; if there are more, none is laid out.", valueName: "number"
        ))
    var maxStates = StatesResult.usualLimit

    func validate() throws {
        if maxStates < 1 { throw ValidationError("--max-states must be at least 1") }
        _ = try Self.devices(device)
        if device.isEmpty, !orientation.isEmpty || rightToLeft {
            throw ValidationError("--orientation and --right-to-left need --device")
        }
    }

    static func devices(_ names: [String]) throws -> [Device] { ScreenArgument.unique(try names.flatMap(ScreenArgument.devices)) }

    /// Returns every device in every requested orientation, direction and text size, from the command line or else from a configuration.
    ///
    /// - Throws: an error for an unknown device or orientation.
    func screens(_ configuration: LintConfiguration) throws -> [ValidationScreen] {
        let asksItself = !device.isEmpty
        let devices = try Self.devices(asksItself ? device : configuration.devices ?? [])
        let named = asksItself ? orientation : try (configuration.orientations ?? []).map(ScreenArgument.word)
        let orientations: [Orientation?] = named.isEmpty ? [nil] : ScreenArgument.unique(named)
        let isMirrored = asksItself ? rightToLeft : configuration.isRightToLeft ?? false
        let directions: [LayoutOptions.Direction] = isMirrored ? [.leftToRight, .rightToLeft] : [.leftToRight]
        let asked = textSize.isEmpty ? try (configuration.textSizes ?? []).map(ScreenArgument.textSize) : textSize
        let sizes: [ContentSizeCategory?] = [nil] + ScreenArgument.unique(asked)
        // Without a device, other text sizes are checked on the canvas.
        let places: [Device?] = devices.isEmpty && sizes.count > 1 ? [nil] : devices
        return places.flatMap { device in
            orientations.flatMap { orientation in
                directions.flatMap { direction in
                    sizes.filter { device != nil || $0 != nil }.map { Self.screen(device, orientation, direction, $0) }
                }
            }
        }
    }

    static func screen(
        _ device: Device?, _ orientation: Orientation?, _ direction: LayoutOptions.Direction, _ textSize: ContentSizeCategory?
    ) -> ValidationScreen {
        var options = LayoutOptions()
        options.device = device
        options.orientation = orientation
        options.direction = direction
        options.textSize = textSize
        var name = device?.name ?? "the canvas"
        if orientation == .landscape { name += " landscape" }
        if direction == .rightToLeft { name += " right to left" }
        if let textSize { name += " with texts in \(textSize.rawValue)" }
        return ValidationScreen(name: name, options: options)
    }
}

public import FormworkLayout
import FormworkRules
import FormworkTemplates

/// The screens and states in which documents are checked.
public struct ScreenChecks: Sendable {
    /// The names of devices and of sets of devices.
    public var device: [String] = []
    /// The orientations; empty for portrait.
    public var orientation: [Device.Orientation] = []
    /// Whether documents are also laid out from right to left.
    public var rightToLeft = false
    /// Further text sizes to lay out with.
    public var textSize: [ContentSizeCategory] = []
    /// Whether each state is checked on each screen.
    public var states = false
    /// The maximum number of states of a document on all screens.
    public var maxStates = StagedDocument.StatesResult.usualLimit

    /// Creates a selection of the defaults.
    public init() {}

    /// Throws if the values cannot be used together.
    func check() throws(UsageError) {
        if maxStates < 1 { throw UsageError("--max-states must be at least 1") }
        _ = try Self.devices(device)
        if device.isEmpty, !orientation.isEmpty || rightToLeft {
            throw UsageError("--orientation and --right-to-left need --device")
        }
    }

    /// Returns the devices with the given names, and those of the given sets, without duplicates.
    public static func devices(_ names: [String]) throws(UsageError) -> [Device] {
        ScreenArgument.unique(try names.map(ScreenArgument.devices).flatMap(\.self))
    }

    /// Returns every device in every requested orientation, direction and text size, from the command line or else from a configuration.
    ///
    /// - Throws: an error for an unknown device or orientation.
    func screens(_ configuration: LintConfiguration) throws(UsageError) -> [ValidationScreen] {
        let asksItself = !device.isEmpty
        let devices = try Self.devices(asksItself ? device : configuration.devices ?? [])
        let named =
            asksItself
            ? orientation : try (configuration.orientations ?? []).map { name throws(UsageError) in try ScreenArgument.word(name) }
        let orientations: [Device.Orientation?] = named.isEmpty ? [nil] : ScreenArgument.unique(named)
        let isMirrored = asksItself ? rightToLeft : configuration.isRightToLeft ?? false
        let directions: [LayoutOptions.Direction] = isMirrored ? [.leftToRight, .rightToLeft] : [.leftToRight]
        let asked = textSize.isEmpty ? try (configuration.textSizes ?? []).map(ScreenArgument.textSize) : textSize
        let sizes: [ContentSizeCategory?] = [nil] + ScreenArgument.unique(asked)
        // Without a device, other text sizes are checked on the canvas.
        let places: [Device?] = devices.isEmpty && sizes.count > 1 ? [nil] : devices
        return places.flatMap { device in
            orientations.flatMap { orientation in
                directions.flatMap { direction in
                    sizes.filter { device != nil || $0 != nil }.map {
                        Self.screen(device, orientation: orientation, direction: direction, textSize: $0)
                    }
                }
            }
        }
    }

    static func screen(
        _ device: Device?, orientation: Device.Orientation?, direction: LayoutOptions.Direction, textSize: ContentSizeCategory?
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

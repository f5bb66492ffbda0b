import ArgumentParser
import FormworkCommand
import FormworkLayout
import FormworkModel

/// The arguments that determine the screen on which a document is laid out.
struct ScreenOptions: ParsableArguments {
    @Option(
        name: .customLong("device"),
        help: ArgumentHelp(
            "A device by Interface Builder's id (retina4_7) or name (iphone-se), or a set of devices: phones, tablets, all. May be "
                + "repeated with solve, states and render.", valueName: "id|name|set"),
        transform: ScreenArgument.devices)
    private var namedDevices: [[Device]] = []

    @Option(
        name: .customLong("orientation"), help: ArgumentHelp("portrait or landscape.", valueName: "orientation"),
        transform: ScreenArgument.word)
    private var orientations: [Device.Orientation] = []

    @Option(
        help: ArgumentHelp("The size of the root views, in points, such as 320x480.", valueName: "WxH"), transform: ScreenArgument.size)
    var size: Size?

    @Option(
        help: ArgumentHelp("The size classes, such as compact,regular.", valueName: "W,H"), transform: ScreenArgument.sizeClasses)
    var sizeClass: [InterfaceDocument.SizeClass]?

    @Option(
        help: ArgumentHelp(
            "canvas: as Xcode draws the document; device: as it runs (the default with --device).", valueName: "environment"),
        transform: ScreenArgument.word)
    var environment: LayoutOptions.Environment?

    @Option(
        help: ArgumentHelp("The layout direction: leftToRight (the default) or rightToLeft.", valueName: "direction"),
        transform: ScreenArgument.word)
    var direction: LayoutOptions.Direction?

    @Option(
        help: ArgumentHelp(
            "The text size on iOS: XS, S, M, L, XL, XXL, XXXL, AX1 to AX5, or in words (extra-small to "
                + "accessibility-extra-extra-extra-large).", valueName: "size"),
        transform: ScreenArgument.textSize)
    var textSize: ContentSizeCategory?

    @Option(
        help: ArgumentHelp(
            "The version of iOS or macOS whose controls are used, such as 26 or 10.15. By default, the one that fits the document's recorded "
                + "frames, its version and the device.", valueName: "version"),
        transform: ScreenArgument.system)
    var system: Int?

    @Option(help: ScreenArgument.solverLimitHelp, transform: ScreenArgument.solverLimit)
    var solverLimit: Int = LayoutOptions.defaultSolverLimit

    func validate() throws {
        if orientations.count > 1 { throw ValidationError("specify one --orientation; 'validate' and 'strings check' accept several") }
    }

    var selection: ScreenSelection {
        var selection = ScreenSelection()
        selection.device = ScreenArgument.unique(namedDevices.flatMap(\.self))
        selection.orientation = orientations.first
        selection.size = size
        selection.sizeClass = sizeClass
        selection.environment = environment
        selection.direction = direction
        selection.textSize = textSize
        selection.system = system
        selection.solverLimit = solverLimit
        return selection
    }
}

extension ScreenArgument {
    /// The help of `--solver-limit`.
    static let solverLimitHelp = ArgumentHelp(
        "The maximum work for solving a document, in steps of the innermost loops; the time is proportional at most.",
        valueName: "count")
}

import ArgumentParser
import FormworkCommand
import FormworkLayout
import FormworkTemplates

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
    var orientation: [Device.Orientation] = []

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
    var maxStates = StagedDocument.StatesResult.usualLimit

    var selection: ScreenChecks {
        var selection = ScreenChecks()
        selection.device = device
        selection.orientation = orientation
        selection.rightToLeft = rightToLeft
        selection.textSize = textSize
        selection.states = states
        selection.maxStates = maxStates
        return selection
    }
}

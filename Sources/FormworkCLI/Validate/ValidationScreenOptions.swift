import ArgumentParser
import FormworkLayout
import FormworkModel
import FormworkRules

/// The arguments that say on which screens and in which states documents are checked.
struct ValidationScreenOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Lay documents out on this device, too, by Interface Builder's id or by name, or on those of a set: phones, tablets, all; may be repeated.",
            valueName: "id|name|set"))
    var device: [String] = []

    @Option(
        help: ArgumentHelp("portrait or landscape; both may be named (default: portrait).", valueName: "orientation"),
        transform: ScreenArgument.word)
    var orientation: [Orientation] = []

    @Flag(help: "Lay documents out from right to left, too, on the same devices.")
    var rightToLeft = false

    @Flag(help: "On each screen also apply each layout template, and hide each hiding master.")
    var states = false

    func validate() throws {
        _ = try devices()
        if device.isEmpty, !orientation.isEmpty || rightToLeft {
            throw ValidationError("--orientation and --right-to-left are of devices: name a --device")
        }
    }

    /// Whether nothing can be found without solving.
    var asksForSolving: Bool { !device.isEmpty || states }

    /// The devices that stand for the sets: of those with the same screen one, and the least and the greatest.
    private static let sets: [String: [String]] = [
        "phones": ["retina4_0", "retina4_7", "retina5_9", "retina6_1", "retina6_12", "retina6_9"],
        "tablets": ["ipad8_3rounded", "ipad9_7", "ipad11_0rounded", "ipad13_0rounded"],
    ]

    private func devices() throws -> [Device] {
        var found: [Device] = []
        for name in device {
            let names = name == "all" ? Device.all.map(\.id) : Self.sets[name] ?? [name]
            for name in names {
                let device = try ScreenArgument.device(name)
                if !found.contains(device) { found.append(device) }
            }
        }
        return found
    }

    /// Every device in every orientation and direction that is asked for.
    var screens: [ValidationScreen] {
        let devices = (try? devices()) ?? []
        return devices.flatMap { device in
            (orientation.isEmpty ? [nil] : orientation.map(Optional.some)).flatMap { orientation in
                (rightToLeft ? [LayoutOptions.Direction.leftToRight, .rightToLeft] : [.leftToRight]).map { direction in
                    var options = LayoutOptions()
                    options.device = device
                    options.orientation = orientation
                    options.direction = direction
                    let name = [
                        device.names.first ?? device.id, orientation == .landscape ? "landscape" : "",
                        direction == .rightToLeft ? "right to left" : "",
                    ]
                    return ValidationScreen(name: name.filter { !$0.isEmpty }.joined(separator: " "), options: options)
                }
            }
        }
    }
}

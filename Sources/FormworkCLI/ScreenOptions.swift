import ArgumentParser
import FormworkDiagnostics
import FormworkLayout
import FormworkModel
import FormworkRules

/// The arguments that determine the screen on which a document is laid out.
struct ScreenOptions: ParsableArguments {
    @Option(
        name: .customLong("device"),
        help: ArgumentHelp(
            "A device by Interface Builder's id (retina4_7) or name (iphone-se), or a set of devices: phones, tablets, all. May be "
                + "repeated with solve, states and render.", valueName: "id|name|set"),
        transform: ScreenArgument.devices)
    private var namedDevices: [[Device]] = []

    /// The named devices, without duplicates.
    var device: [Device] { ScreenArgument.unique(namedDevices.flatMap(\.self)) }

    @Option(help: ArgumentHelp("portrait or landscape.", valueName: "orientation"), transform: ScreenArgument.word)
    var orientation: Orientation?

    @Option(
        help: ArgumentHelp("The size of the root views, in points, such as 320x480.", valueName: "WxH"), transform: ScreenArgument.size)
    var size: Size?

    @Option(
        help: ArgumentHelp("The size classes, such as compact,regular.", valueName: "W,H"), transform: ScreenArgument.sizeClasses)
    var sizeClass: [SizeClass]?

    @Option(
        help: ArgumentHelp(
            "canvas: as Xcode draws the document; device: as it runs (the default with --device).", valueName: "environment"),
        transform: ScreenArgument.word)
    var environment: EnvironmentKind?

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
            "The generation of macOS controls: yosemite (until 10.15), bigSur (11 to 15) or tahoe (26). By default, the one that fits the "
                + "recorded frames, or with --blind that of the document's version.", valueName: "generation"),
        transform: ScreenArgument.word)
    var macControls: AppKitGeneration?

    @Option(help: ScreenArgument.solverLimitHelp, transform: ScreenArgument.solverLimit)
    var solverLimit: Int = LayoutOptions.defaultSolverLimit

    /// The options for the named screen, or without a screen.
    var layoutOptions: LayoutOptions {
        get throws {
            let devices = device
            if devices.count > 1 { throw ValidationError("only one --device can be used here; solve, states and render accept several") }
            return options(on: devices.first)
        }
    }

    /// Returns the named devices that can show a document; several are chosen as by `validate`. Warns if there is none.
    func devices(showing document: InterfaceDocument) -> [Device] {
        let devices = device
        let showing = devices.filter { device in
            devices.count == 1
                ? device.runs(document.platform) : ValidationScreen(name: "", options: options(on: device)).shows(document)
        }
        if let first = devices.first, showing.isEmpty {
            let name = devices.count == 1 ? "'\(first.name)' does not run" : "none of the devices runs"
            StandardOutput.writeError("formwork: warning: \(name) \(document.platform.rawValue) documents: the canvas is used instead\n")
        }
        return showing
    }

    /// Returns the options for each screen on which a document is laid out: the named devices, or the document's own.
    func screens(showing document: InterfaceDocument) -> [LayoutOptions] {
        let devices = devices(showing: document)
        return devices.isEmpty ? [screenlessOptions] : devices.map { options(on: $0) }
    }

    private func options(on device: Device?) -> LayoutOptions {
        var options = screenlessOptions
        options.device = device
        return options
    }

    /// The options without a device.
    var screenlessOptions: LayoutOptions {
        var options = LayoutOptions()
        options.orientation = orientation
        options.size = size
        if let sizeClass { options.sizeClasses = (sizeClass[0], sizeClass[1]) }
        options.environment = environment
        options.direction = direction ?? .leftToRight
        options.textSize = textSize
        options.appKitGeneration = macControls
        options.solverLimit = solverLimit
        return options
    }
}

extension Device {
    /// Whether documents for a platform can be laid out on the device.
    fileprivate func runs(_ platform: InterfaceDocument.Platform) -> Bool {
        switch platform {
        case .iOS: family != .tv
        case .tvOS: family == .tv
        case .macOS, .watchOS: false
        }
    }
}

/// Reads the arguments of ``ScreenOptions``.
enum ScreenArgument {
    static func device(_ text: String) throws -> Device {
        if let device = Device(named: text) { return device }
        let names = Device.all.compactMap(\.names.first).joined(separator: ", ")
        throw ValidationError("there is no device '\(text)'; the devices are: \(names)")
    }

    /// The devices of each set: one of each screen size, including the smallest and the largest.
    private static let sets: [String: [String]] = [
        "phones": ["retina4_0", "retina4_7", "retina5_9", "retina6_1", "retina6_12", "retina6_9"],
        "tablets": ["ipad8_3rounded", "ipad9_7", "ipad11_0rounded", "ipad13_0rounded"],
    ]

    /// Returns the devices of a set, or the single device with a name.
    static func devices(_ name: String) throws -> [Device] {
        let names = name == "all" ? Device.all.map(\.id) : sets[name] ?? [name]
        return try names.map(device)
    }

    static func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
        var seen: Set<Value> = []
        return values.filter { seen.insert($0).inserted }
    }

    static func size(_ text: String) throws -> Size {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "X" || $0 == "×" }.map { Double($0) }
        if parts.count == 2, let width = parts[0], let height = parts[1], (0...100_000).contains(width), (0...100_000).contains(height) {
            return Size(width: width, height: height)
        }
        throw ValidationError("'\(text)' isn't a size: expected two numbers up to 100000, such as 320x480")
    }

    static func textSize(_ text: String) throws -> ContentSizeCategory {
        let word = text.replacing("-", with: "").lowercased()
        let categories = ContentSizeCategory.allCases
        if let size = categories.first(where: { $0.shortName.lowercased() == word || $0.rawValue.lowercased() == word }) { return size }
        throw ValidationError("there is no text size '\(text)'; the sizes are: \(categories.map(\.shortName).joined(separator: ", "))")
    }

    /// The help of `--solver-limit`.
    static let solverLimitHelp = ArgumentHelp(
        "The maximum work for solving a document, in steps of the innermost loops; the time is proportional at most.",
        valueName: "count")

    static func solverLimit(_ text: String) throws -> Int {
        if let limit = Int(text), limit > 0 { return limit }
        throw ValidationError("'\(text)' isn't a limit: expected a whole number of at least 1")
    }

    static func sizeClasses(_ text: String) throws -> [SizeClass] {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { SizeClass(rawValue: String($0)) }
        if parts.count == 2, let width = parts[0], let height = parts[1] { return [width, height] }
        throw ValidationError("'\(text)' isn't a pair of size classes: expected two values such as compact,regular")
    }

    static func word<Value: RawRepresentable & CaseIterable>(_ text: String) throws -> Value where Value.RawValue == String {
        if let value = Value(rawValue: text) { return value }
        let values = Value.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("'\(text)' is unknown; expected one of: \(values)")
    }

    /// Parses a comma-separated list of words.
    static func words<Value: RawRepresentable & CaseIterable>(_ text: String) throws -> [Value] where Value.RawValue == String {
        try text.split(separator: ",").map { try word(String($0)) }
    }
}

import FormworkDiagnostics
public import FormworkLayout
public import FormworkModel
import FormworkRules

/// The screens on which a document is laid out.
public struct ScreenSelection: Sendable {
    /// The devices, without duplicates; empty for the canvas.
    public var device: [Device] = []
    /// The orientation; nil for portrait.
    public var orientation: Device.Orientation?
    /// The size of the root views, in points.
    public var size: Size?
    /// The horizontal and the vertical size class.
    public var sizeClass: [InterfaceDocument.SizeClass]?
    /// The environment; nil for the canvas, or with devices the device.
    public var environment: LayoutOptions.Environment?
    /// The layout direction; nil for left to right.
    public var direction: LayoutOptions.Direction?
    /// The text size on iOS.
    public var textSize: ContentSizeCategory?
    /// The major version of the system whose controls are used; nil for the one that fits the document and its device.
    public var system: Int?
    /// The maximum work for solving a document, in steps of the innermost loops.
    public var solverLimit = LayoutOptions.defaultSolverLimit

    /// Creates a selection of the defaults.
    public init() {}

    /// The options for the named screen, or without a screen.
    var layoutOptions: LayoutOptions {
        get throws(UsageError) {
            let devices = device
            if devices.count > 1 { throw UsageError("only one --device can be used here; solve, states and render accept several") }
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
        options.system = system
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

import FormworkModel

/// The device that a document's canvas shows.
struct CanvasDevice {
    /// Nil for the square canvas of the first versions with size classes, and for XIBs without one.
    let device: Device?
    let orientation: Orientation
    /// An iPad's screen that is shared with another application.
    let isSplit: Bool

    /// In points.
    var screen: Size { device?.size(orientation) ?? Size(width: 600, height: 600) }

    init(_ document: InterfaceDocument) {
        let root = Element(document: document, node: document.rootNode)
        let element = root.children.first { $0.name == "device" }
        device = element?.id.flatMap(Device.init(named:)) ?? (document.platform == .tvOS ? Device(named: "appleTV") : nil)
        orientation = element?["orientation"].flatMap(Orientation.init(rawValue:)) ?? .portrait
        let adaptation = element?.children.first { $0.name == "adaptation" }?.id ?? "fullscreen"
        isSplit = device?.family == .pad && adaptation.hasPrefix("split")
    }
}

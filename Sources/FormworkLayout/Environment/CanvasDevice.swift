package import FormworkModel
import FormworkTree

/// The device that a document's canvas shows.
package struct CanvasDevice {
    /// Nil for the square canvas of the first versions with size classes, and for XIBs without a device.
    package let device: Device?
    package let orientation: Device.Orientation
    /// Whether an iPad's screen is shared with another application.
    let isSplit: Bool

    /// The screen's size, in points.
    package var screen: Size { device?.size(orientation) ?? Size(width: 600, height: 600) }

    package init(_ document: InterfaceDocument) {
        let root = Element(document: document, node: document.rootNode)
        let element = root.children.first { $0.name == "device" }
        device = element?.id.flatMap(Self.device) ?? (document.platform == .tvOS ? Device(named: "appleTV") : nil)
        orientation = element?["orientation"].flatMap(Device.Orientation.init(rawValue:)) ?? .portrait
        let adaptation = element?.children.first { $0.name == "adaptation" }?.id ?? "fullscreen"
        isSplit = device?.family == .pad && adaptation.hasPrefix("split")
    }

    /// Returns the device with one of Interface Builder's ids. An unknown id gives the most similar known device.
    private static func device(_ id: String) -> Device? {
        if let device = Device.all.first(where: { $0.id == id }) { return device }
        if id.hasPrefix("ipad") { return Device(named: id.contains("rounded") ? "ipad11_0rounded" : "ipad9_7") }
        return id.hasPrefix("retina") ? Device(named: "retina6_12") : nil
    }
}

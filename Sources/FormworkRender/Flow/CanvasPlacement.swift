import FormworkLayout
import FormworkModel

/// The positions of a storyboard's scenes on Interface Builder's canvas.
///
/// A scene's `canvasLocation` is its centre. iOS storyboards with a device (Xcode 8 and later) store it in a grid in which the device's screen is 600
/// by 600 units, so that scenes keep their places when another device is shown. All other storyboards store points.
///
/// Source: measured on storyboards of both folds. Scenes of different sizes overlap least if the location is their centre, and the distances between
/// neighbours are the same on all devices.
struct CanvasPlacement {
    /// The size of a unit, in points.
    private let unit: Size

    init(_ document: InterfaceDocument) {
        let canvas = CanvasDevice(document)
        unit =
            document.platform == .iOS && canvas.device != nil
            ? Size(width: canvas.screen.width / 600, height: canvas.screen.height / 600) : Size(width: 1, height: 1)
    }

    /// Returns the centre of a scene, in points; nil if the document does not give it.
    func middle(of scene: InterfaceDocument.Scene) -> Point? {
        guard let location = scene.element.child(key: "canvasLocation"), let x = location["x"].flatMap(Double.init),
            let y = location["y"].flatMap(Double.init), x.isFinite, y.isFinite
        else { return nil }
        return Point(x: x * unit.width, y: y * unit.height)
    }
}

import FormworkLayout
import FormworkModel

/// Where the scenes of a storyboard stand on Interface Builder's canvas.
///
/// A scene's `canvasLocation` is its middle. Storyboards with a device, those of Xcode 8 and later for iOS, hold it in a grid in which the
/// device's screen is 600 wide and 600 high, so that scenes keep their places when another device is shown; all others hold points.
/// Source: measured on storyboards of both folds: of scenes of different sizes the fewest overlap when the location is the middle, and the
/// distances between neighbours are the same on all devices.
struct CanvasPlacement {
    /// Points in a unit.
    private let unit: Size

    init(_ document: InterfaceDocument) {
        let canvas = CanvasDevice(document)
        unit =
            document.platform == .iOS && canvas.device != nil
            ? Size(width: canvas.screen.width / 600, height: canvas.screen.height / 600) : Size(width: 1, height: 1)
    }

    /// A scene's middle, in points; nil where the document does not say it.
    func middle(of scene: InterfaceDocument.Scene) -> Point? {
        guard let location = scene.element.child(key: "canvasLocation"), let x = location["x"].flatMap(Double.init),
            let y = location["y"].flatMap(Double.init), x.isFinite, y.isFinite
        else { return nil }
        return Point(x: x * unit.width, y: y * unit.height)
    }
}

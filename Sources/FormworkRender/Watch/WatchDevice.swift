import FormworkModel

/// An Apple Watch, as the canvas of a storyboard shows it.
///
/// Source: Apple's Human Interface Guidelines, watchOS layout, device screen sizes; measured storyboards of WatchKit.
struct WatchDevice: Hashable, Sendable {
    /// The height of the case, in millimetres.
    let millimetres: Int
    /// The screen's size, in points.
    let size: Size
    /// The height of the status bar with the time, in points.
    let statusHeight: Double
    /// The margin at the sides, in points.
    let sideMargin: Double
    /// The corner radius of buttons and other rounded objects, in points.
    let cornerRadius: Double
    /// The default height of a button, in points.
    let buttonHeight: Double
    /// The size of body text, in points.
    let bodySize: Double

    private static let all = [
        WatchDevice(38, width: 136, height: 170, status: 19, margin: 1, radius: 6, button: 38, body: 15),
        WatchDevice(40, width: 162, height: 197, status: 28, margin: 1, radius: 9, button: 40, body: 16),
        WatchDevice(41, width: 176, height: 215, status: 34, margin: 2, radius: 10, button: 44, body: 16),
        WatchDevice(42, width: 156, height: 195, status: 21, margin: 1, radius: 6, button: 40, body: 16),
        WatchDevice(44, width: 184, height: 224, status: 31, margin: 1, radius: 9, button: 44, body: 17),
        WatchDevice(45, width: 198, height: 242, status: 35, margin: 2, radius: 10, button: 47, body: 17),
        WatchDevice(49, width: 205, height: 251, status: 37, margin: 2, radius: 11, button: 48, body: 17),
    ]

    private init(
        _ millimetres: Int, width: Double, height: Double, status: Double, margin: Double, radius: Double, button: Double, body: Double
    ) {
        self.millimetres = millimetres
        size = Size(width: width, height: height)
        statusHeight = status
        sideMargin = margin
        cornerRadius = radius
        buttonHeight = button
        bodySize = body
    }

    /// Returns the watch of a document's canvas; the smallest one if the document names none.
    init(_ values: ResolvedDocument) {
        let id = values.child(values.document.rootNode, name: .device).flatMap { values.string(.id, node: $0) } ?? ""
        let digits = id.filter(\.isNumber)
        self = Self.all.first { digits == "\($0.millimetres)" } ?? Self.all[0]
    }
}

import FormworkLayout
import FormworkModel

/// Draws picker wheels side by side: a picker view or a date picker.
struct WheelArt {
    struct Wheel {
        /// The centre, in percent of the view's width.
        var middle: Double
        /// The width, in percent of the view's width.
        var width: Double
        /// Returns the text of a row by its offset from the centre row; nil for none.
        var text: (Int) -> String?
    }

    var wheels: [Wheel]
    var color = Paint.label

    /// The distance from the centre row, the font size and the opacity of the rows. They suggest a wheel that turns away from the viewer.
    private static let rows: [(drop: Double, size: Double, opacity: Double)] = [
        (0, 23, 1), (34, 21, 0.5), (64, 18.5, 0.32), (88, 15, 0.18),
    ]

    /// Draws the wheels so that they fill a view.
    func draw(_ size: Size, context: ViewContext, into canvas: inout Canvas) {
        let inset = min(9, size.width / 10)
        let side = inset / max(size.width, 1) * 100
        canvas.place(x: 0, y: .middle) { canvas in
            canvas.rect(
                x: .percent(side), y: -16.5, width: .percent(100 - 2 * side), height: 33, .fill(.tertiaryFill),
                radius: context.isGlass ? 16.5 : 8)
        }
        for wheel in wheels {
            for (step, row) in Self.rows.enumerated() where row.drop + row.size / 2 <= size.height / 2 {
                for direction in step == 0 ? [1] : [-1, 1] {
                    guard let text = wheel.text(direction * step) else { continue }
                    context.drawLine(
                        text, x: .percent(wheel.middle), drop: row.drop * Double(direction), anchor: .middle,
                        font: FontDescription(size: row.size), paint: color.faded(row.opacity),
                        maximumWidth: wheel.width / 100 * size.width,
                        into: &canvas)
                }
            }
        }
    }
}

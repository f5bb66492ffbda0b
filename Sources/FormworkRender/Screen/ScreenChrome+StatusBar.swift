import FormworkLayout
import FormworkModel

extension ScreenChrome {
    /// Draws the time, the signal strengths and the battery, next to the notch if there is one.
    func drawStatusBar(_ paint: Paint, into canvas: inout Canvas) {
        let height = heights.statusBar
        let width = screen.size.width
        guard width > 200 else { return }
        let isPad = screen.layout.device?.family == .pad
        canvas.frame(Rect(x: 0, y: 0, width: width, height: height)) { canvas in
            if height >= 40 {
                let middle = height >= 51 ? height / 2 + 1 : height / 2 + 2
                drawCutOut(height, width: width, into: &canvas)
                // The time is centred in the space next to the notch.
                let side = (width - (height >= 51 ? 126 : 209)) / 4 + 2
                context.drawLine(
                    "9:41", x: .points(side), middle: .points(middle), anchor: .middle, font: FontDescription(size: 17, weight: .semibold),
                    paint: paint, into: &canvas)
                drawConditions(at: Point(x: width - side - 39, y: middle), paint, into: &canvas)
            } else {
                let font = FontDescription(size: 12, weight: .semibold)
                if isPad {
                    context.drawLine("9:41 AM", x: 12, middle: .middle, font: font, paint: paint, into: &canvas)
                } else {
                    context.drawLine("9:41 AM", x: .middle, middle: .middle, anchor: .middle, font: font, paint: paint, into: &canvas)
                }
                drawConditions(at: Point(x: width - 86, y: height / 2), paint, into: &canvas)
            }
        }
    }

    /// Draws the camera cutout: the Dynamic Island or a notch.
    private func drawCutOut(_ height: Double, width: Double, into canvas: inout Canvas) {
        if height >= 51 {
            canvas.rect(Rect(x: (width - 126) / 2, y: (height - 37) / 2, width: 126, height: 37), style: .fill(.black), radius: 18.5)
        } else {
            let origin = Point(x: width / 2, y: 0)
            canvas.path("M-110 0q6 0 6 6v4q0 20 20 20h168q20 0 20-20v-4q0-6 6-6z", at: origin, style: .fill(.black))
        }
    }

    /// Draws the camera cutout of a phone in landscape, whose top is on the left.
    func drawSideCutOut(into canvas: inout Canvas) {
        guard screen.layout.orientation == .landscape, screen.layout.surroundings.isScreen, screen.layout.environment == .device,
            let device = screen.layout.device, device.family == .phone, device.hasHomeIndicator,
            screen.layout.size == device.size(.landscape)
        else { return }
        let height = device.safeArea(.portrait).top
        let middle = screen.size.height / 2
        if height >= 51 {
            canvas.rect(Rect(x: (height - 37) / 2, y: middle - 63, width: 37, height: 126), style: .fill(.black), radius: 18.5)
        } else {
            canvas.path("M0 110q0-6 6-6h4q20 0 20-20v-168q0-20-20-20h-4q-6 0-6-6z", at: Point(x: 0, y: middle), style: .fill(.black))
        }
    }

    /// Draws the signal strength, the Wi-Fi strength and the battery.
    ///
    /// - Parameters:
    ///   - origin: The left end of the icons, at half their height.
    ///   - paint: The colour.
    ///   - canvas: The canvas to draw on.
    private func drawConditions(at origin: Point, _ paint: Paint, into canvas: inout Canvas) {
        canvas.path(
            "M0 5.500v-3.500h3v3.500zM4.700 5.500v-5.500h3v5.500zM9.400 5.500v-8h3v8zM14.100 5.500v-11h3v11z", at: origin,
            style: .fill(paint))
        canvas.path(
            "M31 5.500l-2.600-3a3.600 3.600 0 0 1 5.200 0zM26.900 .8a6 6 0 0 1 8.200 0l1.500-1.700a8.300 8.300 0 0 0-11.200 0zM23.900-2.600a10.500 10.500 0 0 1 14.200 0l1.400-1.600a12.600 12.600 0 0 0-17 0z",
            at: origin, style: .fill(paint))
        canvas.rect(
            Rect(x: origin.x + 45.5, y: origin.y - 5.5, width: 23, height: 11), style: Style(stroke: paint.faded(0.4)), radius: 3.3)
        canvas.rect(Rect(x: origin.x + 47.5, y: origin.y - 3.5, width: 19, height: 7), style: .fill(paint), radius: 1.8)
        canvas.rect(Rect(x: origin.x + 70, y: origin.y - 2, width: 1.5, height: 4), style: .fill(paint.faded(0.4)), radius: 0.7)
    }
}

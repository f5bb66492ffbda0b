import FormworkModel

/// Draws a slider: its images, its track and its thumb.
struct SliderArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        drawBackground(into: &canvas)
        let images = (values.word("minimumValueImage", node: node), values.word("maximumValueImage", node: node))
        let side = 24.0
        let left = images.0 == nil ? 2.0 : 2 + side + 6
        let right = images.1 == nil ? 2.0 : 2 + side + 6
        guard size.width > left + right + 8 else { return }
        canvas.faded(isEnabled ? 1 : 0.5) { canvas in
            if let image = images.0 {
                context.drawImage(
                    named: image, in: Rect(x: 2, y: (size.height - side) / 2, width: side, height: side), .fit, tint: .gray, into: &canvas)
            }
            if let image = images.1 {
                let rect = Rect(x: size.width - 2 - side, y: (size.height - side) / 2, width: side, height: side)
                context.drawImage(named: image, in: rect, .fit, tint: .gray, into: &canvas)
            }
            drawSliderTrack(left, right, into: &canvas)
        }
    }

    private func drawSliderTrack(_ left: Double, _ right: Double, into canvas: inout Canvas) {
        let share = sliderShare
        let isReversed = context.isRightToLeft
        let thickness = context.isGlass ? 6.0 : 4
        let shrink = min(1, size.height / 28)
        let thumb = context.isGlass ? Size(width: 37 * shrink, height: 24 * shrink) : Size(width: 28 * shrink, height: 28 * shrink)
        let minimum = paint("minimumTrackTintColor") ?? tint
        let maximum = paint("maximumTrackTintColor") ?? .fill
        let start = left / size.width * 100
        let length = size.width - left - right
        let filled = (share + (0.5 - share) * thumb.width / length) * 100
        canvas.frame(x: .percent(start), width: .percent(100 - start - right / size.width * 100), height: .end) { canvas in
            canvas.place(x: 0, y: .middle) { canvas in
                canvas.rect(
                    x: 0, y: .points(-thickness / 2), width: .end, height: .points(thickness), .fill(maximum), radius: thickness / 2)
                canvas.rect(
                    x: isReversed ? .percent(100 - filled) : 0, y: .points(-thickness / 2), width: .percent(filled),
                    height: .points(thickness), .fill(minimum), radius: thickness / 2)
            }
            // The thumb's centre moves between half a thumb width from either end.
            let place = isReversed ? 1 - share : share
            let middle = thumb.width / 2 - place * thumb.width
            canvas.place(x: .percent(place * 100), y: .middle) { canvas in
                canvas.thumb(
                    Rect(x: middle - thumb.width / 2, y: -thumb.height / 2, width: thumb.width, height: thumb.height),
                    paint("thumbTintColor") ?? .white)
            }
        }
    }

    /// The position of the value between the minimum and the maximum, from 0 to 1.
    private var sliderShare: Double {
        let least = values.amount("minValue", node: node) ?? 0
        let greatest = values.amount("maxValue", node: node) ?? 1
        let value = values.amount("value", node: node) ?? 0.5
        guard greatest - least > 0, (greatest - least).isFinite else { return 0 }
        return min(max((value - least) / (greatest - least), 0), 1)
    }
}

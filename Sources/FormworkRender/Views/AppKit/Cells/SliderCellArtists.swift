import FormworkDiagnostics
import FormworkLayout
import FormworkModel
import FormworkTree

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// Draws a linear or circular slider.
struct SliderCellArtist: CellArtist {
    let drawn: DrawnCell

    func draw(into canvas: inout Canvas) {
        if look.style.control == .circularSlider { return drawDial(into: &canvas) }
        let isVertical = look.style.control == .verticalSlider || frame.size.height > frame.size.width
        let face = self.face
        // A vertical slider uses the same geometry with its axes exchanged.
        let length = isVertical ? face.size.height : face.size.width
        let across = isVertical ? face.size.width : face.size.height
        func rect(_ along: Double, _ aside: Double, _ longer: Double, _ wider: Double) -> Rect {
            isVertical
                ? Rect(x: face.origin.x + aside, y: face.origin.y + length - along - longer, width: wider, height: longer)
                : directed(Rect(x: face.origin.x + along, y: face.origin.y + aside, width: longer, height: wider))
        }
        let ticks = min(max(Int(clamping: values.number(.numberOfTickMarks, node: cell) ?? 0), 0), 200)
        // The knob of macOS 26 is a capsule.
        let isCapsule = metrics.generation == .tahoe
        let knob = min(max(across, 6), isCapsule ? 16 : ticks > 0 ? 18 : 20)
        let knobLength = isCapsule ? knob * 1.4 : ticks > 0 ? max(knob * 0.42, 6) : knob
        let middle = across / 2
        let travel = max(length - knobLength, 0)
        let place = values.share(cell) * travel
        let track = 4.0
        canvas.rect(rect(0, middle - track / 2, length, track), style: .fill(.AppKit.track), radius: track / 2)
        if isEnabled, ticks == 0 {
            canvas.rect(rect(0, middle - track / 2, place + knobLength / 2, track), style: .fill(.AppKit.accent), radius: track / 2)
        }
        if ticks > 0 {
            let isBefore = ["above", "left", "leading"].contains(values.string(.tickMarkPosition, node: cell) ?? "")
            for tick in 0..<ticks {
                let along = knobLength / 2 + (ticks > 1 ? travel * Double(tick) / Double(ticks - 1) : travel / 2)
                canvas.rect(
                    rect(along - 0.5, isBefore ? middle - knob / 2 : middle + knob / 2 - 4, 1, 4),
                    style: .fill(Paint.AppKit.mark.faded(0.5)))
            }
        }
        let grip = rect(place, middle - knob / 2, knobLength, knob)
        drawFace(
            grip, radius: min(grip.size.width, grip.size.height) / 2, Paint(0xFFFFFF, dark: isEnabled ? 0xC8C8C8 : 0x777777), into: &canvas)
    }

    private func drawDial(into canvas: inout Canvas) {
        let side = min(frame.size.width, frame.size.height) - 4
        let rect = frame.centered(Size(width: side, height: side))
        drawFace(rect, radius: side / 2, into: &canvas)
        let angle = values.share(cell) * 2 * Double.pi
        let reach = side / 2 - 5
        canvas.circle(
            x: .points(rect.center.x + sin(angle) * reach), y: .points(rect.center.y - cos(angle) * reach), radius: 2,
            .fill(dimmed(.AppKit.mark)))
    }
}

/// Draws a stepper.
struct StepperCellArtist: CellArtist {
    let drawn: DrawnCell

    func draw(into canvas: inout Canvas) {
        let face = fixedFace
        drawFace(face, radius: cornerRadius, into: &canvas)
        let half = face.size.height / 2
        let scale = face.size.height < 18 ? 0.7 : 0.85
        let style = Style.stroke(dimmed(.AppKit.mark), 1.6, isRound: true)
        canvas.path("M-3 1.500l3-3l3 3", at: Point(x: face.center.x, y: face.origin.y + half / 2 + 0.5), scale: scale, style: style)
        canvas.path("M-3-1.500l3 3l3-3", at: Point(x: face.center.x, y: face.origin.y + half * 1.5 - 0.5), scale: scale, style: style)
    }
}

extension ResolvedDocument {
    /// Returns the position of a value in its range, from 0 to 1.
    func share(_ node: NodeIndex, lowest: Double = 0, highest: Double = 1) -> Double {
        let low = amount("minValue", node: node) ?? lowest
        let high = amount("maxValue", node: node) ?? highest
        let value = amount("doubleValue", node: node) ?? 0
        let share = high > low ? (value - low) / (high - low) : 0
        return share.isFinite ? min(max(share, 0), 1) : 0
    }
}

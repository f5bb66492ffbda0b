import FormworkModel

/// Draws a switch.
struct SwitchArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        drawBackground(into: &canvas)
        let isOn = values.isSet("on", node: node) ?? false
        let natural = context.isGlass ? Size(width: 63, height: 28) : Size(width: 51, height: 31)
        let scale = max(min(1, size.width / (natural.width - 2), size.height / (natural.height - 1)), 0.1)
        let (width, height) = (natural.width * scale, natural.height * scale)
        let inset = 2 * scale
        let thumbHeight = height - 2 * inset
        let thumbWidth = context.isGlass ? 37 * scale : thumbHeight
        let track = isOn ? paint("onTintColor") ?? .green : Paint(0x787880, dark: 0x787880, alpha: 0.16, darkAlpha: 0.32)
        canvas.place(x: 0, y: .middle) { canvas in
            canvas.faded(isEnabled ? 1 : 0.5) { canvas in
                canvas.rect(Rect(x: 0, y: -height / 2, width: width, height: height), style: .fill(track), radius: height / 2)
                let left = isOn != context.isRightToLeft ? width - inset - thumbWidth : inset
                canvas.thumb(
                    Rect(x: left, y: -thumbHeight / 2, width: thumbWidth, height: thumbHeight), paint("thumbTintColor") ?? .white)
            }
        }
    }
}

/// Draws a stepper: minus and plus.
struct StepperArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        drawBackground(into: &canvas)
        let radius = context.isGlass ? size.height / 2 : min(8, size.height / 2)
        let value = values.amount("value", node: node) ?? 0
        let isLowest = value <= values.amount("minimumValue", node: node) ?? 0
        let isHighest = value >= values.amount("maximumValue", node: node) ?? 100
        canvas.faded(isEnabled ? 1 : 0.5) { canvas in
            canvas.fillBounds(.tertiaryFill, radius: radius)
            canvas.place(x: .middle, y: .middle) { canvas in
                canvas.rect(Rect(x: -0.5, y: -9, width: 1, height: 18), style: .fill(.separator))
            }
            canvas.place(x: .percent(25), y: .middle) { canvas in
                canvas.path("M-7.500 0h15", style: .stroke(isLowest ? .tertiaryLabel : .label, 1.8, isRound: true))
            }
            canvas.place(x: .percent(75), y: .middle) { canvas in
                canvas.path("M-7.500 0h15M0-7.500v15", style: .stroke(isHighest ? .tertiaryLabel : .label, 1.8, isRound: true))
            }
        }
    }
}

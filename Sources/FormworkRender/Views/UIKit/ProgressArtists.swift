import FormworkDiagnostics
import FormworkModel
import FormworkTree

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// Draws a progress view: its track and its progress.
struct ProgressViewArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        let share = min(max(values.amount("progress", node: node) ?? 0, 0), 1) * 100
        let radius = values.isWord(.progressViewStyle, node: node, word: "bar") ? 0 : size.height / 2
        canvas.fillBounds(paint("trackTintColor") ?? .fill, radius: radius)
        guard share > 0 else { return }
        canvas.rect(
            x: context.isRightToLeft ? .percent(100 - share) : 0, y: 0, width: .percent(share), height: .end,
            .fill(paint("progressTintColor") ?? tint), radius: radius)
    }
}

/// Draws an activity indicator as a still image.
struct ActivityIndicatorArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        drawBackground(into: &canvas)
        let style = values.string(.style, node: node) ?? "white"
        let natural = style.lowercased().contains("large") ? 37.0 : 20.0
        let radius = min(natural, size.width, size.height) / 2
        let color = paint("color") ?? (style.hasPrefix("white") ? Paint.white : .gray)
        canvas.place(x: .middle, y: .middle) { canvas in
            for spoke in 0..<8 {
                let angle = Double(spoke) * .pi / 4
                let (x, y) = (sin(angle), -cos(angle))
                canvas.line(
                    x1: .points(x * radius * 0.5), y1: .points(y * radius * 0.5), x2: .points(x * radius * 0.88),
                    y2: .points(y * radius * 0.88), .stroke(color.faded(0.3 + 0.1 * Double(spoke)), radius * 0.22, isRound: true))
            }
        }
    }
}

/// Draws a page control: a dot for each page.
struct PageControlArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        drawBackground(into: &canvas)
        let pages = Int(clamping: values.number(.numberOfPages, node: node) ?? 3)
        let current = Int(clamping: values.amount("currentPage", node: node) ?? 0)
        // Dots beyond the width are not shown.
        let count = min(pages, 60, max(1, Int(clamping: (max(size.width, 0) + 9) / 16)))
        guard count > 0 else { return }
        if count == 1, values.isSet("hidesForSinglePage", node: node) == true { return }
        let others = paint("pageIndicatorTintColor") ?? .tertiaryLabel
        let own = paint("currentPageIndicatorTintColor") ?? Paint.label.faded(0.85)
        canvas.place(x: .middle, y: .middle) { canvas in
            for page in 0..<count {
                let place = context.isRightToLeft ? count - 1 - page : page
                canvas.circle(
                    x: .points(Double(place) * 16 - Double(count - 1) * 8), y: 0, radius: 3.5, .fill(page == current ? own : others))
            }
        }
    }
}

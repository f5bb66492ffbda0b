import FormworkModel
import FormworkSolver

extension TreeLayout {
    /// The frames in the document's coordinates, rounded to what the screen can show, by item.
    func roundedFrames() -> [Rect] {
        if context.isMac { return appKitRoundedFrames() }
        if isRecorded { return items.map { context.values.index.views[$0.view].layoutFrame } }
        let rounding = context.environment.rounding
        var absolute: [(left: Double, top: Double, right: Double, bottom: Double)] = []
        absolute.reserveCapacity(items.count)
        var result: [Rect] = []
        result.reserveCapacity(items.count)
        for item in items.indices {
            let frame = frames[item]
            let isPlain = rounding.scale == 0 || item == 0
            let edges =
                isPlain
                ? (
                    left: frame.origin.x, top: frame.origin.y, right: frame.origin.x + frame.size.width,
                    bottom: frame.origin.y + frame.size.height
                )
                : (
                    left: rounding.round(frame.origin.x), top: rounding.round(frame.origin.y),
                    right: rounding.round(frame.origin.x + frame.size.width), bottom: rounding.round(frame.origin.y + frame.size.height)
                )
            absolute.append(edges)
            guard item > 0 else {
                result.append(Rect(origin: tree.situation.frame.origin, size: frame.size))
                continue
            }
            let superview = absolute[items[item].parent]
            var relative = Rect(
                x: edges.left - superview.left, y: edges.top - superview.top, width: edges.right - edges.left,
                height: edges.bottom - edges.top)
            if context.isMac, !ViewOrientation.isFlipped(items[items[item].parent].name) {
                relative.origin.y = superview.bottom - edges.bottom
            }
            result.append(relative.withoutNoise)
        }
        return result
    }

    /// The sizes of what scroll views scroll, by item.
    func contentSizes() -> [(item: Int, size: Size)] {
        let values = equations.solver.values
        return contents.keys.sorted().compactMap { item in
            guard let box = contents[item] else { return nil }
            return (item, Size(width: values[Int(box.width)], height: values[Int(box.height)]).bounded(by: LayoutNumber.greatestResult))
        }
    }
}

extension Rect {
    /// Differences of binary fractions leave traces far below a pixel, which are not part of a frame.
    var withoutNoise: Rect {
        func clean(_ value: Double) -> Double {
            let steps = (value * 1_048_576).rounded() / 1_048_576
            let thirds = (value * 3).rounded() / 3
            if abs(thirds - value) < 1e-6 { return thirds == 0 ? 0 : thirds }
            return steps == 0 ? 0 : steps
        }
        return Rect(x: clean(origin.x), y: clean(origin.y), width: clean(size.width), height: clean(size.height))
    }
}

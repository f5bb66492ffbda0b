import FormworkModel

extension TreeLayout {
    /// The frames in the document's coordinates as AppKit rounds them, by item.
    ///
    /// The edges of alignment rectangles come to stand on whole points, seen from the root's lower left corner; halves go up and to the
    /// right. Frames keep their distances to them, which need not be whole.
    func appKitRoundedFrames() -> [Rect] {
        let height = frames[0].size.height
        var absolute: [Rect] = []
        absolute.reserveCapacity(items.count)
        var result: [Rect] = []
        result.reserveCapacity(items.count)
        for item in items.indices {
            let frame = frames[item]
            guard item > 0 else {
                absolute.append(frame)
                result.append(Rect(origin: tree.situation.frame.origin, size: frame.size))
                continue
            }
            let insets = items[item].metrics.alignmentInsets
            let left = (frame.origin.x + insets.left + 0.5).rounded(.down) - insets.left
            let right = (frame.origin.x + frame.size.width - insets.right + 0.5).rounded(.down) + insets.right
            let top = height - (height - frame.origin.y - insets.top + 0.5).rounded(.down) - insets.top
            let bottom = height - (height - frame.origin.y - frame.size.height + insets.bottom + 0.5).rounded(.down) + insets.bottom
            let rounded = Rect(x: left, y: top, width: right - left, height: bottom - top)
            absolute.append(rounded)
            let superview = absolute[items[item].parent]
            let isFlipped = ViewOrientation.isFlipped(items[items[item].parent].name)
            let y = isFlipped ? top - superview.origin.y : superview.origin.y + superview.size.height - bottom
            result.append(Rect(x: left - superview.origin.x, y: y, width: rounded.size.width, height: rounded.size.height).withoutNoise)
        }
        return result
    }
}

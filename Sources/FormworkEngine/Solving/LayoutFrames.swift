public import struct FormworkModel.Rect

/// The frames of an engine's views at one time.
public struct LayoutFrames {
    private let rects: [Rect]
    private let generations: [UInt32]

    init(rects: [Rect], generations: [UInt32]) {
        self.rects = rects
        self.generations = generations
    }

    /// The frame of a view; nil for one that was not in the hierarchy.
    public subscript(view: LayoutView) -> Rect? {
        let number = Int(view.index)
        guard number < rects.count, generations[number] == view.generation, !rects[number].origin.x.isNaN else { return nil }
        return rects[number]
    }

    /// Returns the frames between these and later ones, for an animation. Views without a frame in one of both have that of the other.
    ///
    /// - Parameters:
    ///   - end: The frames at the end.
    ///   - progress: The share of the way, from 0 to 1.
    /// - Complexity: O(n) in the number of views.
    public func interpolated(to end: LayoutFrames, at progress: Double) -> LayoutFrames {
        var result = end.rects
        for number in result.indices where number < rects.count && generations[number] == end.generations[number] {
            let (from, to) = (rects[number], end.rects[number])
            if from.origin.x.isNaN || to.origin.x.isNaN {
                if to.origin.x.isNaN { result[number] = from }
                continue
            }
            func between(_ start: Double, _ end: Double) -> Double { start + (end - start) * progress }
            result[number] = Rect(
                x: between(from.origin.x, to.origin.x), y: between(from.origin.y, to.origin.y),
                width: between(from.size.width, to.size.width), height: between(from.size.height, to.size.height))
        }
        return LayoutFrames(rects: result, generations: end.generations)
    }
}

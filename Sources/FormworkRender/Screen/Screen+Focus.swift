import FormworkModel

extension Screen {
    /// The view that a television shows in focus when the screen appears: the first, from above and from the left, that can be pressed.
    /// Nil where there is none, and on other devices.
    ///
    /// - Complexity: O(n) in the number of views.
    var focusedPlace: Int? {
        guard document.platform == .tvOS else { return nil }
        let seen = areSeen
        let frames = framesOnScreen
        let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
        var best: Int?
        for place in views.indices where seen[place] {
            guard views[place].name == .button || views[place].name == .tableViewCell || views[place].name == .collectionViewCell,
                values.flag(.enabled, views[place].node) != false, values.flag(.userInteractionEnabled, views[place].node) != false,
                frames[place].maxX > bounds.minX, frames[place].minX < bounds.maxX, frames[place].maxY > bounds.minY,
                frames[place].minY < bounds.maxY
            else { continue }
            guard let other = best else {
                best = place
                continue
            }
            // What stands in one row goes from the left.
            let (own, before) = (frames[place], frames[other])
            let isAbove = own.maxY <= before.midY
            let isLeft = abs(own.midY - before.midY) < min(own.size.height, before.size.height) / 2 && own.minX < before.minX
            if isAbove || isLeft { best = place }
        }
        return best
    }
}

import FormworkModel

extension Screen {
    /// The index in `views` of the view that has focus when a tvOS screen appears: the first button or cell, from top to bottom and left to right.
    /// Nil if there is none, and on other platforms.
    ///
    /// - Complexity: O(n) in the number of views.
    var focusedPlace: Int? {
        guard document.platform == .tvOS else { return nil }
        let seen = areSeen
        let frames = screenFrames
        let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
        var best: Int?
        for place in views.indices where seen[place] {
            guard views[place].name == .button || views[place].name == .tableViewCell || views[place].name == .collectionViewCell,
                values.flag(.enabled, node: views[place].node) != false,
                values.flag(.userInteractionEnabled, node: views[place].node) != false,
                frames[place].maxX > bounds.minX, frames[place].minX < bounds.maxX, frames[place].maxY > bounds.minY,
                frames[place].minY < bounds.maxY
            else { continue }
            guard let other = best else {
                best = place
                continue
            }
            // Views in the same row are ordered from left to right.
            let (own, before) = (frames[place], frames[other])
            let isAbove = own.maxY <= before.midY
            let isLeft = abs(own.midY - before.midY) < min(own.size.height, before.size.height) / 2 && own.minX < before.minX
            if isAbove || isLeft { best = place }
        }
        return best
    }
}

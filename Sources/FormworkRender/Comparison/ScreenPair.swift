import FormworkLayout
import FormworkModel

/// A screen in two states; one of them is nil if the screen exists only in the other.
struct ScreenPair {
    let before: Screen?
    let after: Screen?

    /// Pairs the screens of two states by the id of the root view or, without one, of the scene.
    ///
    /// - Complexity: O(n) in the number of screens.
    static func pairs(_ before: [Screen], _ after: [Screen]) -> [ScreenPair] {
        func key(_ screen: Screen, _ position: Int) -> String {
            screen.layout.root.id ?? screen.layout.scene?.id ?? "#\(position)"
        }
        var waiting: [String: Int] = [:]
        for (position, screen) in before.enumerated() where waiting[key(screen, position)] == nil {
            waiting[key(screen, position)] = position
        }
        var taken: Set<Int> = []
        var pairs: [ScreenPair] = []
        for (position, screen) in after.enumerated() {
            let match = waiting.removeValue(forKey: key(screen, position))
            if let match { taken.insert(match) }
            pairs.append(ScreenPair(before: match.map { before[$0] }, after: screen))
        }
        for position in before.indices where !taken.contains(position) { pairs.append(ScreenPair(before: before[position], after: nil)) }
        return pairs
    }

    /// The differences, in the order of the later state, followed by removed views.
    ///
    /// - Complexity: O(n) in the number of views.
    var changes: [ViewChange] {
        guard let before, let after else { return [] }
        var places: [String: Int] = [:]
        for (place, placed) in before.views.enumerated() { if let id = placed.view.id { places[id] = place } }
        var changes: [ViewChange] = []
        for placed in after.views {
            // A view without an id is part of its superview.
            guard let id = placed.view.id else { continue }
            guard let place = places.removeValue(forKey: id) else {
                changes.append(ViewChange(view: placed.view, kind: .added))
                continue
            }
            let old = before.views[place]
            if old.frame.distance(to: placed.frame) > 0.001 {
                changes.append(ViewChange(view: placed.view, kind: .moved(from: old.frame, to: placed.frame)))
            }
            if abs(old.alpha - placed.alpha) > 0.0001 {
                changes.append(ViewChange(view: placed.view, kind: .faded(from: old.alpha, to: placed.alpha)))
            }
            if old.isHidden != placed.isHidden {
                changes.append(ViewChange(view: placed.view, kind: placed.isHidden ? .hidden : .shown))
            }
        }
        for (place, placed) in before.views.enumerated() where placed.view.id.map({ places[$0] == place }) ?? false {
            changes.append(ViewChange(view: placed.view, kind: .removed))
        }
        return changes
    }
}

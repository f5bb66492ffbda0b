import FormworkModel

extension CodeUnit {
    /// Notes for constraints on the baselines of views whose content counts for nothing while they are hidden. UIKit and AppKit code doesn't move
    /// these baselines.
    var baselinesOfCollapsing: [NotConverted] {
        let all = (masters + collapsing).flatMap(\.collapsing) + collapsed
        let high = Set(all.filter { $0.axes.contains(.height) }.map(\.view))
        if high.isEmpty { return [] }
        return allConstraints.compactMap { constraint in
            let sides = [constraint.first, constraint.second].compactMap(\.self)
            let side = sides.first { $0.attribute.isBaseline && $0.item.guide == nil && high.contains($0.item.view) }
            guard let side, let origin = constraint.origin else { return nil }
            return NotConverted(
                origin.element, what: "the baseline of '\(views[side.item.view].name)' while it is hidden",
                why: "it stays at the text's baseline, and doesn't move when the view collapses", affectsLayout: true)
        }
    }
}

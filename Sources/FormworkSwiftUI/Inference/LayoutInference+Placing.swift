import FormworkCode
import FormworkLayout
import FormworkModel

extension LayoutInference {
    /// Returns a view with its size and position in a region.
    mutating func placed(_ item: Item, in regions: [Rect], hint: (axis: Axis, alignment: SwiftUINode.Alignment)?) -> SwiftUINode {
        let fills = (
            isFilling(item.frames, regions: regions, axis: .horizontal), isFilling(item.frames, regions: regions, axis: .vertical)
        )
        let limits = limits(of: item.node, item.frames, in: regions)
        return positioned(
            fitted(item, in: regions, fills: fills, limits: limits), frames: item.frames, in: regions, hint: hint, limits: limits)
    }

    /// A length that fills its region up to a limit.
    struct Limit {
        var most: Double
        /// The distances from the ends of the region where it is shorter.
        var leading: Double
        var trailing: Double
    }

    /// Returns the limits of frames that fill their regions on some screens and are shorter on others.
    mutating func limits(of node: SwiftUINode, _ frames: [Rect], in regions: [Rect]) -> [Axis: Limit] {
        var result: [Axis: Limit] = [:]
        for axis in Axis.allCases {
            let lengths = frames.map { $0.size[axis] }
            guard let most = lengths.max(), !SampledLength(lengths).isConstant, place(of: frames, in: regions, axis).alignment != nil else {
                continue
            }
            let leading = zip(frames, regions).map { $0.start(axis) - $1.start(axis) }.min() ?? 0
            let trailing = zip(frames, regions).map { $1.end(axis) - $0.end(axis) }.min() ?? 0
            let rooms = regions.map { $0.size[axis] - leading - trailing }
            guard leading > -1, trailing > -1, rooms.contains(where: { $0 > most + Self.tolerance }),
                zip(lengths, rooms).allSatisfy({ abs($0 - min($1, most)) <= Self.tolerance }), isGreedy(node, frames: frames, axis: axis)
            else { continue }
            let margins = SampledLength([leading, trailing])
            result[axis] = Limit(
                most: SampledLength([most]).constant, leading: SampledLength([margins.isConstant ? margins.constant : leading]).constant,
                trailing: SampledLength([margins.isConstant ? margins.constant : trailing]).constant)
        }
        return result
    }

    /// Whether the distances of frames from both ends of their regions are constant.
    func isFilling(_ frames: [Rect], regions: [Rect], axis: Axis) -> Bool {
        let place = place(of: frames, in: regions, axis)
        return place.alignment == nil
    }

    /// Returns a view with its size, marked with the view's number.
    mutating func fitted(_ item: Item, in regions: [Rect], fills: (Bool, Bool), limits: [Axis: Limit] = [:]) -> SwiftUINode {
        var node = sized(
            item.node, frames: item.frames, fills: fills, alignment: Self.contentAlignment(unit.views[item.view].view.element),
            view: item.view,
            limits: limits)
        // A text that is wider than its container is not cut off.
        if texts.contains(item.view), zip(item.frames, regions).contains(where: { $0.size.width > $1.size.width + 0.5 }),
            hasIdeal(item.node, frames: item.frames, axis: .horizontal)
        {
            node.modifiers.append(.fixedSize(.horizontal))
        }
        if !item.isMarked { node.modifiers.append(.frameOf(item.view)) }
        return node
    }

    /// Returns a node with the frame modifiers that give it its size.
    ///
    /// - Parameter view: the view of the document that it is, whose size may be stated or a share of its container's; nil for a group.
    mutating func sized(
        _ node: SwiftUINode, frames: [Rect], fills: (horizontal: Bool, vertical: Bool), alignment: SwiftUINode.Alignment = .center,
        view: Int? = nil, limits: [Axis: Limit] = [:]
    ) -> SwiftUINode {
        var result = node
        var fixed = (width: Double?.none, height: Double?.none)
        var flexible = (horizontal: SwiftUINode.Alignment?.none, vertical: SwiftUINode.Alignment?.none)
        for axis in Axis.allCases {
            let wanted = SampledLength(frames.map { $0.size[axis] })
            let exact = SampledLength(sizes(of: node, frames.map { Proposal($0.size) }).map { $0[axis] })
            let free = SampledLength(
                sizes(
                    of: node,
                    frames.map { frame in
                        var proposal = Proposal(frame.size)
                        proposal[axis] = .infinity
                        return proposal
                    }
                ).map { $0[axis] })
            if exact.isClose(to: wanted), free.isClose(to: wanted) { continue }
            let isFull = axis == .horizontal ? fills.horizontal : fills.vertical
            if let limit = limits[axis] {
                result.modifiers.append(.limited(axis, most: limit.most, alignment: axis == .horizontal ? alignment : .center))
                continue
            }
            // A view with the length of its content doesn't take more.
            if !isFull, !wanted.isConstant, exact.isClose(to: wanted), hasIdeal(node, frames: frames, axis: axis) {
                result.modifiers.append(.fixedSize(axis))
                continue
            }
            if hasShares, view != nil, !isFull, !exact.isClose(to: wanted) || free.values.allSatisfy({ $0 > 10_000 }),
                let share = share(of: wanted, axis)
            {
                result.modifiers.append(.share(axis, fraction: share.fraction, plus: share.plus))
                continue
            }
            let mayFill = axis == .horizontal ? fills.horizontal : fills.vertical
            if wanted.isConstant, !(mayFill && exact.isClose(to: wanted) && !hasOwnLength(view, axis: axis)) {
                if axis == .horizontal { fixed.width = wanted.constant } else { fixed.height = wanted.constant }
            } else if !exact.isClose(to: wanted) || !free.values.allSatisfy({ $0 > 10_000 }) {
                if axis == .horizontal { flexible.horizontal = alignment } else { flexible.vertical = .center }
            }
        }
        if let ratio = ratio(of: frames), fixed.width == nil, fixed.height == nil, flexible.vertical == nil, fills.horizontal,
            !SampledLength(frames.map(\.size.height)).isConstant, !fills.vertical
        {
            result.modifiers.append(.aspectRatio(ratio))
        }
        if fixed.width != nil || fixed.height != nil {
            result.modifiers.append(.frame(width: fixed.width, height: fixed.height, alignment: fixed.width == nil ? .center : alignment))
        }
        if flexible.horizontal != nil || flexible.vertical != nil {
            result.modifiers.append(.flexible(horizontal: flexible.horizontal, vertical: flexible.vertical))
        }
        return result
    }

    /// Whether the lengths of frames on an axis are those that a node has by itself.
    mutating func hasIdeal(_ node: SwiftUINode, frames: [Rect], axis: Axis) -> Bool {
        let ideal = sizes(
            of: node,
            frames.map { frame in
                var proposal = Proposal(frame.size)
                proposal[axis] = nil
                return proposal
            })
        return SampledLength(ideal.map { $0[axis] }).isClose(to: SampledLength(frames.map { $0.size[axis] }))
    }

    /// Whether a node takes more than the lengths of frames on an axis if it gets it.
    mutating func isGreedy(_ node: SwiftUINode, frames: [Rect], axis: Axis) -> Bool {
        let free = sizes(
            of: node,
            frames.map { frame in
                var proposal = Proposal(frame.size)
                proposal[axis] = .infinity
                return proposal
            })
        return !SampledLength(free.map { $0[axis] }).isClose(to: SampledLength(frames.map { $0.size[axis] }))
    }

    /// Whether a constraint gives a view a fixed length.
    private func hasOwnLength(_ view: Int?, axis: Axis) -> Bool { view.map { ownLengths[axis]?.contains($0) ?? false } ?? false }

    /// Returns the aspect ratio (width divided by height) if it is the same on all screens.
    private func ratio(of frames: [Rect]) -> Double? {
        let ratios = frames.map { $0.size.height > 0 ? $0.size.width / $0.size.height : 0 }
        guard let least = ratios.min(), let most = ratios.max(), least > 0, most - least < 0.01 * most else { return nil }
        return (ratios[ratios.count / 2] * 1000).rounded() / 1000
    }

    /// Returns a node with the modifiers that position it in a region.
    mutating func positioned(
        _ node: SwiftUINode, frames: [Rect], in regions: [Rect], hint: (axis: Axis, alignment: SwiftUINode.Alignment)?,
        limits: [Axis: Limit] = [:]
    ) -> SwiftUINode {
        var result = node
        var insets = EdgeInsets.zero
        var margins = (leading: false, trailing: false)
        var flexible = (horizontal: SwiftUINode.Alignment?.none, vertical: SwiftUINode.Alignment?.none)
        var shrinks = false
        for axis in Axis.allCases {
            var place = place(of: frames, in: regions, axis)
            if let limit = limits[axis] {
                (place.leading, place.trailing) = (Distance(points: limit.leading), Distance(points: limit.trailing))
            }
            insets.set(axis, leading: place.leading.points, trailing: place.trailing.points)
            if place.leading.fraction > 0 {
                result.modifiers.append(.shareBefore(axis, fraction: place.leading.fraction, plus: place.leading.points))
                insets.set(axis, leading: 0, trailing: 0)
            }
            if axis == .horizontal { margins = (place.leading.hasMargin, place.trailing.hasMargin) }
            guard let alignment = place.alignment, hint.map({ $0.axis != axis || $0.alignment != alignment }) ?? true else { continue }
            if axis == .horizontal { flexible.horizontal = alignment } else { flexible.vertical = alignment }
            let room = place.leading.points + place.trailing.points
            if zip(frames, regions).contains(where: { $0.size[axis] + room > $1.size[axis] + 0.5 }) { shrinks = true }
        }
        if insets != .zero { result.modifiers.append(.padding(insets)) }
        if margins.leading || margins.trailing {
            result.modifiers.append(.scenePadding(leading: margins.leading, trailing: margins.trailing))
        }
        if flexible.horizontal != nil || flexible.vertical != nil {
            result.modifiers.append(
                .flexible(horizontal: flexible.horizontal, vertical: flexible.vertical, shrinks: shrinks))
        }
        return result
    }

    /// A constant distance from an edge, in points, possibly in addition to the screen's margin.
    struct Distance {
        var points = 0.0
        var hasMargin = false
        /// The share of the container's length that is added.
        var fraction = 0.0
    }

    /// Returns the position of frames in their regions along an axis: the paddings and the alignment. The alignment is nil if the paddings determine
    /// the position.
    func place(
        of frames: [Rect], in regions: [Rect], _ axis: Axis
    ) -> (leading: Distance, trailing: Distance, alignment: SwiftUINode.Alignment?) {
        let before = SampledLength(zip(frames, regions).map { $0.start(axis) - $1.start(axis) })
        let after = SampledLength(zip(frames, regions).map { $1.end(axis) - $0.end(axis) })
        let (leading, trailing) = (distance(before, axis: axis), distance(after, axis: axis))
        switch (leading, trailing) {
        case (let leading?, let trailing?): return (leading, trailing, nil)
        case (let leading?, nil): return (leading, Distance(), .leading)
        case (nil, let trailing?): return (Distance(), trailing, .trailing)
        case (nil, nil):
            let shift = SampledLength(zip(before.values, after.values).map { $0 - $1 })
            if hasShares, !shift.isConstant, let share = share(of: before, axis) {
                return (Distance(points: share.plus, fraction: share.fraction), Distance(), .leading)
            }
            guard shift.isConstant else { return (Distance(points: before.constant), Distance(), .leading) }
            return (Distance(points: max(0, shift.constant)), Distance(points: max(0, -shift.constant)), .center)
        }
    }

    /// Whether an edge or the center determines the position of frames in their regions.
    func isDescribed(_ frames: [Rect], in regions: [Rect], axis: Axis) -> Bool {
        let place = place(of: frames, in: regions, axis)
        guard place.alignment == .leading else { return true }
        return SampledLength(zip(frames, regions).map { $0.start(axis) - $1.start(axis) }).isConstant || place.leading.hasMargin
    }

    /// Returns a distance that is the same on all screens, except for their margins; nil for other distances.
    private func distance(_ length: SampledLength, axis: Axis) -> Distance? {
        if length.isConstant { return Distance(points: length.constant) }
        guard axis == .horizontal else { return nil }
        let rest = SampledLength(zip(length.values, samples).map { $0 - $1.margin })
        return rest.isConstant ? Distance(points: rest.constant, hasMargin: true) : nil
    }
}

import FormworkLayout
import FormworkModel

/// The simpler forms of a node, the best first. Each has fewer modifiers, rounder lengths or fewer frozen marks, so that simplifying ends.
extension LayoutSimplifier {
    /// The longest distance that may be a matter of rounding or of a control's shadow, in points.
    private static let slack = 2.0
    /// The longest padding for which views stay centered in their stack, in points, unless it is odd.
    private static let farthest = 24.0

    mutating func candidates(for node: SwiftUINode) -> [SwiftUINode] {
        var result: [SwiftUINode] = []
        switch node.content {
        case .stack(let axis, let alignment, let spacing, let children):
            result += stacks(node, axis: axis, alignment: alignment, spacing: spacing, children: children)
        case .layers(let layers): result += overlays(node, layers: layers)
        case .spacer(let minimum?) where minimum == 0: result.append(node.with(.spacer(minimum: nil)))
        default: break
        }
        for (place, modifier) in node.modifiers.enumerated() {
            func replaced(_ modifiers: [SwiftUINode.Modifier]) {
                var changed = node
                changed.modifiers.replaceSubrange(place...place, with: modifiers)
                result.append(changed)
            }
            switch modifier {
            case .flexible(let horizontal, let vertical, let shrinks):
                replaced([])
                if horizontal != nil, vertical != nil {
                    replaced([.flexible(horizontal: horizontal, vertical: nil, shrinks: shrinks)])
                    replaced([.flexible(horizontal: nil, vertical: vertical, shrinks: shrinks)])
                }
                if shrinks { replaced([.flexible(horizontal: horizontal, vertical: vertical)]) }
                // Two frames that fill different axes are one.
                if !shrinks, place > 0, case .flexible(let before, let above, false) = node.modifiers[place - 1],
                    before == nil && vertical == nil || above == nil && horizontal == nil
                {
                    var changed = node
                    let both = SwiftUINode.Modifier.flexible(horizontal: before ?? horizontal, vertical: above ?? vertical)
                    changed.modifiers.replaceSubrange(place - 1...place, with: [both])
                    result.append(changed)
                }
            case .frame(let width, let height, let alignment):
                // Two frames that fix different lengths are one.
                if place > 0, case .frame(let before, let above, let inner) = node.modifiers[place - 1],
                    before == nil && width != nil || above == nil && height != nil, before == nil || width == nil,
                    above == nil || height == nil
                {
                    var changed = node
                    let both = SwiftUINode.Modifier.frame(
                        width: before ?? width, height: above ?? height, alignment: before == nil ? alignment : inner)
                    changed.modifiers.replaceSubrange(place - 1...place, with: [both])
                    result.append(changed)
                }
                guard case .view(let number) = node.content else { break }
                if inference.texts.contains(number) {
                    replaced([])
                    if width != nil, height != nil {
                        replaced([.frame(width: width, height: nil, alignment: alignment)])
                        replaced([.frame(width: nil, height: height)])
                    }
                    // A text that is as long as its container fills it.
                    replaced([.flexible(horizontal: width == nil ? nil : alignment, vertical: height == nil ? nil : .center)])
                }
            case .fixedSize, .limited, .priority: replaced([])
            case .padding(let insets):
                for insets in paddings(insets) { replaced(insets) }
                let next = node.modifiers[(place + 1)...].first { if case .frame = $0 { false } else { true } }
                if case .frameOf(let view)? = next { for frame in framed(insets, in: view) { replaced(frame) } }
            default: break
            }
        }
        return result
    }

    // MARK: Paddings

    /// Returns simpler paddings, possibly followed by an alignment.
    private func paddings(_ insets: EdgeInsets) -> [[SwiftUINode.Modifier]] {
        var result: [[SwiftUINode.Modifier]] = []
        func add(_ lengths: [Double], _ rest: [SwiftUINode.Modifier] = []) {
            var changed = insets
            changed.lengths = lengths
            result.append((lengths.allSatisfy { $0 == 0 } ? [] : [.padding(changed)]) + rest)
        }
        let lengths = insets.lengths
        let small = lengths.indices.filter { lengths[$0] != 0 && (abs(lengths[$0]) <= Self.slack || lengths[$0] < 0) }
        if !small.isEmpty { add(lengths.enumerated().map { small.contains($0.offset) ? 0 : $0.element }) }
        if small.count > 1 { for place in small { add(lengths.replacing(place, with: 0)) } }
        // Opposite sides that are almost equal are equal.
        for (first, second) in [(0, 2), (1, 3)] {
            let (one, other) = (lengths[first], lengths[second])
            guard one != other, abs(one - other) <= Self.slack, one > 0, other > 0 else { continue }
            for length in [one, other] where length == length.rounded() {
                add(lengths.replacing(first, with: length).replacing(second, with: length))
            }
        }
        // A view between two constant distances in a room of constant length is centered, or attached to the nearer edge.
        for (first, second, isVertical) in [(0, 2, true), (1, 3, false)] {
            let (one, other) = (lengths[first], lengths[second])
            guard one > 0, other > 0, max(one, other) > 24 || abs(one - other) > 12 else { continue }
            func alignment(_ alignment: SwiftUINode.Alignment) -> SwiftUINode.Modifier {
                .flexible(horizontal: isVertical ? nil : alignment, vertical: isVertical ? alignment : nil)
            }
            if abs(one - other) <= 2 * Self.slack {
                add(lengths.replacing(first, with: 0).replacing(second, with: 0), [alignment(.center)])
            } else if one < other {
                add(lengths.replacing(second, with: 0), [alignment(.leading)])
            } else {
                add(lengths.replacing(first, with: 0), [alignment(.trailing)])
            }
        }
        for place in lengths.indices where lengths[place] > FrozenMarks.longestPadding { add(lengths.replacing(place, with: 0)) }
        for place in lengths.indices where isOdd(lengths[place]) {
            for length in rounder(lengths[place]) { add(lengths.replacing(place, with: length)) }
        }
        return result
    }

    /// Returns a frame with the length of a view, in the place of two paddings that make it that long.
    private func framed(_ insets: EdgeInsets, in view: Int) -> [[SwiftUINode.Modifier]] {
        var result: [[SwiftUINode.Modifier]] = []
        let lengths = insets.lengths
        for (axis, first, second) in [(Axis.vertical, 0, 2), (.horizontal, 1, 3)] {
            let (one, other) = (lengths[first], lengths[second])
            let room = SampledLength(inference.absolute.compactMap { $0[view]?.size[axis] })
            guard one > 0, other > 0, room.isConstant,
                max(one, other) > FrozenMarks.longestPadding || inference.ownLengths[axis]?.contains(view) ?? false
            else { continue }
            let isCentered = abs(one - other) <= 2 * Self.slack
            var rest = insets
            if isCentered || one > other { rest.lengths[first] = 0 }
            if isCentered || one < other { rest.lengths[second] = 0 }
            var modifiers: [SwiftUINode.Modifier] = rest == .zero ? [] : [.padding(rest)]
            if !isCentered {
                let alignment = one > other ? SwiftUINode.Alignment.trailing : .leading
                modifiers.append(
                    .flexible(horizontal: axis == .horizontal ? alignment : nil, vertical: axis == .vertical ? alignment : nil))
            }
            modifiers.append(
                .frame(width: axis == .horizontal ? room.constant : nil, height: axis == .vertical ? room.constant : nil))
            result.append(modifiers)
        }
        return result
    }

    /// Whether a length is a fraction or an odd number, and no constraint or stack view has it.
    private func isOdd(_ length: Double) -> Bool {
        let value = abs(length)
        guard !inference.stated.contains(value) else { return false }
        return value != value.rounded() || (value.truncatingRemainder(dividingBy: 2) == 1 && value.truncatingRemainder(dividingBy: 5) != 0)
    }

    /// Returns rounder lengths near an odd one: those that the document states, multiples of 4, and even numbers.
    private func rounder(_ length: Double) -> [Double] {
        // Of two equally near, the smaller: a set has no order.
        let near = inference.stated.filter { abs($0 - length) <= Self.slack }.sorted { (abs($0 - length), $0) < (abs($1 - length), $1) }
        let four = (length / 4).rounded() * 4
        let even = [(length / 2).rounded(.down) * 2, (length / 2).rounded(.up) * 2].sorted { abs($0 - length) < abs($1 - length) }
        return near + (abs(four - length) <= Self.slack ? [four] : []) + even
    }

    // MARK: Stacks

    private func stacks(
        _ node: SwiftUINode, axis: Axis, alignment: SwiftUINode.Alignment, spacing: Double, children: [SwiftUINode]
    ) -> [SwiftUINode] {
        var result: [SwiftUINode] = []
        if children.count == 1, let only = children.first, !only.isSpace {
            var inner = only
            inner.modifiers += node.modifiers
            result.append(inner)
        }
        // Texts that are aligned one by one are aligned by their stack.
        let aligned = children.compactMap { $0.flexibleAlignment(axis.other) }
        let order = SwiftUINode.Alignment.allCases.sorted { one, other in
            let counts = (aligned.count { $0 == one }, aligned.count { $0 == other })
            return counts.0 == counts.1 ? (one == alignment && other != alignment) : counts.0 > counts.1
        }
        for wanted in order where aligned.contains(wanted) {
            let plain = children.map { $0.flexibleAlignment(axis.other) == wanted ? $0.withoutFlexible(axis.other) : $0 }
            var changed = node.with(.stack(axis, wanted, spacing: spacing, plain))
            result.append(changed)
            if aligned.count(where: { $0 == wanted }) > 1 {
                changed.modifiers.insert(
                    .flexible(horizontal: axis == .vertical ? wanted : nil, vertical: axis == .vertical ? nil : wanted), at: 0)
                result.append(changed)
            }
        }
        // Views that paddings on one side place are aligned at the other side.
        let ends = [(SwiftUINode.Alignment.leading, false), (.trailing, true)].map { wanted, isStart in
            (wanted: wanted, isStart: isStart, longest: children.map { $0.padding(axis.other, atStart: isStart) }.max() ?? 0)
        }
        for end in ends.sorted(by: { $0.longest > $1.longest })
        where end.longest > Self.farthest || end.longest > 0 && isOdd(end.longest) {
            let plain = children.map { $0.withoutPadding(axis.other, atStart: end.isStart) }
            result.append(node.with(.stack(axis, end.wanted, spacing: spacing, plain)))
        }
        if isOdd(spacing) {
            for length in rounder(spacing) { result.append(node.with(.stack(axis, alignment, spacing: length, children))) }
        }
        if let hoisted = hoisted(node, axis: axis, alignment: alignment, spacing: spacing, children: children) { result.append(hoisted) }
        return result
    }

    /// Returns a stack with the padding across it that all its children have.
    private func hoisted(
        _ node: SwiftUINode, axis: Axis, alignment: SwiftUINode.Alignment, spacing: Double, children: [SwiftUINode]
    ) -> SwiftUINode? {
        var common: EdgeInsets?
        var plain: [SwiftUINode] = []
        for child in children {
            guard !child.isSpace else {
                plain.append(child)
                continue
            }
            guard case .padding(var insets)? = child.modifiers.last else { return nil }
            var across = EdgeInsets.zero
            if axis == .vertical {
                across.set(.horizontal, leading: insets.left, trailing: insets.right)
                insets.set(.horizontal, leading: 0, trailing: 0)
            } else {
                across.set(.vertical, leading: insets.top, trailing: insets.bottom)
                insets.set(.vertical, leading: 0, trailing: 0)
            }
            guard across != .zero, common == nil || common == across else { return nil }
            common = across
            var changed = child
            changed.modifiers.removeLast()
            if insets != .zero { changed.modifiers.append(.padding(insets)) }
            plain.append(changed)
        }
        guard let common else { return nil }
        var result = node.with(.stack(axis, alignment, spacing: spacing, plain))
        result.modifiers.insert(.padding(common), at: 0)
        return result
    }

    // MARK: Layers

    /// Returns layers as overlays and backgrounds, if paddings place them.
    private mutating func overlays(_ node: SwiftUINode, layers: [SwiftUINode]) -> [SwiftUINode] {
        var result: [SwiftUINode] = []
        // Layers without content.
        let visible = layers.filter { layer in
            if case .clear = layer.content { return layer.modifiers.contains { if case .frameOf = $0 { true } else { false } } }
            return true
        }
        if visible.count < layers.count, !visible.isEmpty { result.append(node.with(.layers(visible))) }
        if layers.count == 1, let only = layers.first {
            var inner = only
            inner.modifiers += node.modifiers
            result.append(inner)
        }
        guard layers.count > 1, FrozenMarks(node).count > layers.map({ FrozenMarks($0).count }).reduce(0, +) else { return result }
        let last = layers.count - 1
        for (base, other, isBehind) in [(Array(layers[..<last]), layers[last], false), (Array(layers[1...]), layers[0], true)] {
            let base = base.count == 1 ? base[0] : inference.make(.layers(base))
            var inner = other
            var place = (horizontal: SwiftUINode.Alignment.center, vertical: SwiftUINode.Alignment.center)
            if case .flexible(let horizontal, let vertical, _)? = inner.modifiers.last {
                inner.modifiers.removeLast()
                place = (horizontal ?? .center, vertical ?? .center)
            }
            for content in [inner, other] {
                result.append(
                    node.with(.overlay(base, content, horizontal: place.horizontal, vertical: place.vertical, isBehind: isBehind)))
            }
        }
        return result
    }
}

extension SwiftUINode {
    fileprivate func with(_ content: Content) -> SwiftUINode {
        var result = self
        result.content = content
        return result
    }

    /// Whether it is a spacer.
    fileprivate var isSpace: Bool { if case .spacer = content { true } else { false } }

    /// The alignment of its frame that fills an axis; nil if it has none.
    fileprivate func flexibleAlignment(_ axis: Axis) -> Alignment? {
        for modifier in modifiers {
            if case .flexible(let horizontal, let vertical, _) = modifier, let found = axis == .horizontal ? horizontal : vertical {
                return found
            }
        }
        return nil
    }

    /// The place of its outermost padding.
    private var paddingPlace: Int? { modifiers.lastIndex { if case .padding = $0 { true } else { false } } }

    /// Returns its outermost padding at one end of an axis.
    fileprivate func padding(_ axis: Axis, atStart isStart: Bool) -> Double {
        guard let place = paddingPlace, case .padding(let insets) = modifiers[place] else { return 0 }
        return insets.lengths[(axis == .horizontal ? 1 : 0) + (isStart ? 0 : 2)]
    }

    /// Returns the node without its outermost padding at one end of an axis.
    fileprivate func withoutPadding(_ axis: Axis, atStart isStart: Bool) -> SwiftUINode {
        guard let place = paddingPlace, case .padding(var insets) = modifiers[place], padding(axis, atStart: isStart) > 0 else {
            return self
        }
        insets.lengths[(axis == .horizontal ? 1 : 0) + (isStart ? 0 : 2)] = 0
        var result = self
        result.modifiers[place] = .padding(insets)
        if insets == .zero { result.modifiers.remove(at: place) }
        return result
    }

    /// Returns the node without its first frame that fills an axis.
    fileprivate func withoutFlexible(_ axis: Axis) -> SwiftUINode {
        var result = self
        for (place, modifier) in modifiers.enumerated() {
            guard case .flexible(let horizontal, let vertical, let shrinks) = modifier, (axis == .horizontal ? horizontal : vertical) != nil
            else { continue }
            let rest = axis == .horizontal ? vertical : horizontal
            result.modifiers.remove(at: place)
            if rest != nil {
                let kept =
                    axis == .horizontal
                    ? Modifier.flexible(horizontal: nil, vertical: rest, shrinks: shrinks)
                    : Modifier.flexible(horizontal: rest, vertical: nil, shrinks: shrinks)
                result.modifiers.insert(kept, at: place)
            }
            return result
        }
        return result
    }
}

extension [Double] {
    /// Returns the numbers with another one at a place.
    fileprivate func replacing(_ place: Int, with number: Double) -> [Double] {
        var result = self
        result[place] = number
        return result
    }
}

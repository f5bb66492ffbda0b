import FormworkLayout
import FormworkModel

extension LayoutInference {
    /// The cross axis of the enclosing stack, and its alignment on that axis.
    typealias Hint = (axis: Axis, alignment: SwiftUINode.Alignment)

    /// Arranges views in a region.
    mutating func arranged(_ items: [Item], in regions: [Rect], hint: Hint?) -> SwiftUINode {
        guard let first = items.first else { return make(.clear) }
        if items.count == 1 { return placed(first, in: regions, hint: hint) }
        let hulls = hulls(of: items)
        var best: (misses: Int, node: SwiftUINode)?
        // Views attached to both ends of the region are better laid out in it than in their bounding rectangle.
        for (isWide, isHigh) in [(false, false), (false, true), (true, false), (true, true)] {
            let rooms = zip(hulls, regions).map { hull, region in
                Rect(
                    x: isWide ? region.origin.x : hull.origin.x, y: isHigh ? region.origin.y : hull.origin.y,
                    width: isWide ? region.size.width : hull.size.width, height: isHigh ? region.size.height : hull.size.height)
            }
            let found = grouped(items, hulls: rooms)
            let group = found.node
            var misses = found.misses
            let fills = (isFilling(rooms, regions: regions, axis: .horizontal), isFilling(rooms, regions: regions, axis: .vertical))
            let limits = limits(of: group, rooms, in: regions)
            let node = positioned(
                sized(group, frames: rooms, fills: fills, limits: limits), frames: rooms, in: regions, hint: hint, limits: limits)
            // The views are in their places in the group, but a group whose size varies may have no place in the region.
            if misses == 0, hint == nil, !isSimple(rooms, regions: regions), hasTrials {
                misses = self.misses(of: node, in: regions, items)
            }
            if best.map({ misses < $0.misses }) ?? true { best = (misses, node) }
            if misses == 0 || !hasTrials { break }
        }
        return best?.node ?? make(.clear)
    }

    /// Whether frames fill their regions, or have a constant size and place in them, on each axis.
    private func isSimple(_ frames: [Rect], regions: [Rect]) -> Bool {
        Axis.allCases.allSatisfy { axis in
            isFilling(frames, regions: regions, axis: axis)
                || SampledLength(frames.map { $0.size[axis] }).isConstant && isDescribed(frames, in: regions, axis: axis)
        }
    }

    func hulls(of items: [Item]) -> [Rect] {
        samples.indices.map { index in
            items.dropFirst().reduce(items[0].frames[index]) { $0.union($1.frames[index]) }
        }
    }

    /// Arranges several views in their bounding rectangle. Returns the first candidate that reproduces all frames, or the one with the fewest misses.
    /// Each group is arranged once: the stacks around it are tried with several alignments.
    private mutating func grouped(_ items: [Item], hulls: [Rect]) -> Group {
        let key = GroupKey(nodes: items.map(\.node.id), frames: items.map(\.frames), hulls: hulls, reference: reference)
        if let known = groups[key] { return known }
        let group = candidate(for: items, hulls)
        groups[key] = group
        return group
    }

    private mutating func candidate(for items: [Item], _ hulls: [Rect]) -> Group {
        var best: (misses: Int, node: SwiftUINode)?
        func isDone(_ node: SwiftUINode, _ misses: Int) -> Bool {
            if best.map({ misses < $0.misses }) ?? true { best = (misses, node) }
            return misses == 0
        }
        if let grid = grid(of: items, hulls) {
            let misses = misses(of: grid, in: hulls, items)
            if misses == 0 { return Group(node: grid, misses: misses) }
        }
        // The place of a text counts, not that of its label, which may overlap its neighbors.
        var candidates = [(items, 0), (items, Self.mostOverlap)]
        if items.contains(where: { texts.contains($0.view) }) { candidates.insert((items.map(trimmed), 0), at: 1) }
        for (items, overlap) in candidates {
            for axis in [Axis.vertical, .horizontal] {
                let bands = bands(of: items, axis, overlapping: overlap)
                guard bands.count > 1 else { continue }
                let rules = rules(for: bands, axis, hulls: hulls)
                for alignment in alignments(bands, hulls: hulls, axis: axis.other) {
                    for rules in rules.isEmpty ? [[:]] : [[:], rules] {
                        let node = stack(bands, axis: axis, alignment: alignment, hulls: hulls, rules: rules)
                        let misses = misses(of: node, in: hulls, items)
                        if isDone(node, misses) || !hasTrials { return Group(node: node, misses: misses) }
                    }
                }
            }
        }
        for layers in layerings(of: items, hulls) {
            let nodes = layers.map { arranged($0, in: hulls, hint: nil) }
            let node = make(.layers(nodes))
            let misses = misses(of: node, in: hulls, items)
            if isDone(node, misses) { return Group(node: node, misses: 0) }
            if !hasTrials { break }
        }
        let separate = items.map { placed($0, in: hulls, hint: nil) }
        let node = make(.layers(separate))
        let misses = misses(of: node, in: hulls, items)
        if isDone(node, misses) { return Group(node: node, misses: 0) }
        return best.map { Group(node: $0.node, misses: $0.misses) } ?? Group(node: node, misses: misses)
    }

    // MARK: Stacks

    /// The longest overlap of views that become a stack with negative spacing, in points.
    private static let mostOverlap = 24.0

    /// Returns a label with the frames of its text, and other views as they are.
    private func trimmed(_ item: Item) -> Item {
        guard texts.contains(item.view) else { return item }
        var result = item
        result.frames = wanted.map { $0[item.view] ?? Rect(x: 0, y: 0, width: 0, height: 0) }
        return result
    }

    /// Splits the views into groups that follow each other along an axis without overlap on every screen.
    ///
    /// - Parameter overlap: the length by which neighbors may overlap, in points.
    func bands(of items: [Item], _ axis: Axis, overlapping overlap: Double = 0) -> [[Item]] {
        let order = items.sorted { ($0.frames[0].start(axis), $0.frames[0].end(axis)) < ($1.frames[0].start(axis), $1.frames[0].end(axis)) }
        var bands: [[Item]] = []
        var ends = Array(repeating: -Double.infinity, count: samples.count)
        for item in order {
            let isBehind = item.frames.indices.allSatisfy { item.frames[$0].start(axis) >= ends[$0] - 0.5 - overlap }
            if isBehind || bands.isEmpty { bands.append([item]) } else { bands[bands.count - 1].append(item) }
            for index in ends.indices { ends[index] = max(ends[index], item.frames[index].end(axis)) }
        }
        // The order may differ on another screen.
        for index in samples.indices {
            var end = -Double.infinity
            for band in bands {
                let start = band.map { $0.frames[index].start(axis) }.min() ?? 0
                if start < end - 0.5 - overlap { return [items] }
                end = max(end, band.map { $0.frames[index].end(axis) }.max() ?? 0)
            }
        }
        return bands
    }

    /// Returns the alignments of a stack's views on its cross axis, the most common first.
    private func alignments(_ bands: [[Item]], hulls: [Rect], axis: Axis) -> [SwiftUINode.Alignment] {
        var counts: [SwiftUINode.Alignment: Int] = [:]
        for band in bands {
            let frames = self.hulls(of: band.map(trimmed))
            let leading = SampledLength(zip(frames, hulls).map { $0.start(axis) - $1.start(axis) })
            let trailing = SampledLength(zip(frames, hulls).map { $1.end(axis) - $0.end(axis) })
            if zip(leading.values, trailing.values).allSatisfy({ abs($0 - $1) <= 1 }) {
                counts[.center, default: 0] += 1
            } else if leading.isConstant, abs(leading.constant) <= 1 {
                counts[.leading, default: 0] += 2
            } else if trailing.isConstant, abs(trailing.constant) <= 1 {
                counts[.trailing, default: 0] += 2
            }
        }
        return SwiftUINode.Alignment.allCases.enumerated().sorted {
            (-(counts[$0.element] ?? 0), $0.offset) < (-(counts[$1.element] ?? 0), $1.offset)
        }.map(\.element)
    }

    /// Returns modifiers that divide the length of a stack among bands of varying lengths, by the number of the band.
    ///
    /// Either one band has a limit and is served before the others, or bands get shares of the container.
    private func rules(for bands: [[Item]], _ axis: Axis, hulls: [Rect]) -> [Int: [SwiftUINode.Modifier]] {
        let lengths = bands.map { SampledLength(self.hulls(of: $0).map { $0.size[axis] }) }
        let varying = lengths.indices.filter { !lengths[$0].isConstant }
        guard varying.count > 1 else { return [:] }
        for place in varying {
            let (own, most) = (lengths[place].values, lengths[place].values.max() ?? 0)
            let rest = own.indices.map { sample in varying.filter { $0 != place }.map { lengths[$0].values[sample] }.reduce(0, +) }
            let hasMost = own.indices.contains { own[$0] >= most - Self.tolerance && rest[$0] > Self.tolerance }
            let isFirst = zip(own, rest).allSatisfy { $0 >= most - Self.tolerance || $1 <= Self.tolerance }
            if hasMost, isFirst, rest.contains(where: { $0 <= Self.tolerance }) {
                return [place: [.limited(axis, most: SampledLength([most]).constant, alignment: .center), .priority]]
            }
        }
        guard hasShares else { return [:] }
        var shares = varying.compactMap { place in share(of: lengths[place], axis).map { (place: place, share: $0) } }
        // One band fills the rest.
        if shares.count == varying.count, let largest = shares.indices.max(by: { shares[$0].share.fraction < shares[$1].share.fraction }) {
            shares.remove(at: largest)
        }
        return Dictionary(uniqueKeysWithValues: shares.map { ($0.place, [.share(axis, fraction: $0.share.fraction, plus: $0.share.plus)]) })
    }

    /// - Parameter rules: modifiers of bands, outermost, by the number of the band.
    private mutating func stack(
        _ bands: [[Item]], axis: Axis, alignment: SwiftUINode.Alignment, hulls: [Rect], rules: [Int: [SwiftUINode.Modifier]]
    ) -> SwiftUINode {
        let extents = bands.map(self.hulls(of:))
        let gaps = zip(extents, extents.dropFirst()).map { before, after in
            SampledLength(zip(before, after).map { $1.start(axis) - $0.end(axis) })
        }
        // The remaining space at the ends.
        let before = SampledLength(zip(extents[0], hulls).map { $0.start(axis) - $1.start(axis) })
        let after = SampledLength(zip(extents[extents.count - 1], hulls).map { $1.end(axis) - $0.end(axis) })
        let fixed = gaps.filter(\.isConstant).map(\.constant)
        let room = (gaps + [before, after]).filter { !$0.isConstant }.flatMap(\.values).min()
        let least = fixed.min() ?? 0
        var spacing = least < 0 && fixed.count == gaps.count && fixed.allSatisfy { $0 == least } ? least : max(0, least)
        if let room, room < 2 * spacing { spacing = 0 }
        var children: [SwiftUINode] = []
        let regions = extents.map { zip(hulls, $0).map { $0.spanning(axis, from: $1.start(axis), to: $1.end(axis)) } }
        var nodes = zip(bands, regions).map { arranged($0, in: $1, hint: (axis.other, alignment)) }
        // Views with the length of their content don't share the space that others take.
        let greedy = nodes.indices.filter { isGreedy(nodes[$0], frames: regions[$0], axis: axis) }
        if greedy.count > 1 || room != nil {
            for place in greedy where rules[place] == nil && hasIdeal(nodes[place], frames: regions[place], axis: axis) {
                nodes[place].modifiers.append(.fixedSize(axis))
            }
        }
        for (place, node) in nodes.enumerated() {
            var node = node
            let own = rules[place] ?? []
            node.modifiers += own.filter { !$0.isPriority }
            if place > 0 {
                let gap = gaps[place - 1]
                if !gap.isConstant {
                    let least = (gap.values.min() ?? 0) - 2 * spacing
                    children.append(make(.spacer(minimum: least >= StackLayout.usualSpace ? nil : 0)))
                } else if abs(gap.constant - spacing) > 0.1 {
                    var insets = EdgeInsets.zero
                    insets.set(axis, leading: gap.constant - spacing, trailing: 0)
                    node.modifiers.append(.padding(insets))
                }
            }
            // A priority counts outside of all other modifiers.
            node.modifiers += own.filter(\.isPriority)
            children.append(node)
        }
        if !before.isConstant { children.insert(make(.spacer(minimum: 0)), at: 0) }
        if !after.isConstant { children.append(make(.spacer(minimum: 0))) }
        var result = make(.stack(axis, alignment, spacing: spacing, children))
        var insets = EdgeInsets.zero
        insets.set(axis, leading: before.isConstant ? before.constant : 0, trailing: after.isConstant ? after.constant : 0)
        if insets != .zero { result.modifiers.append(.padding(insets)) }
        return result
    }

    // MARK: Layers

    /// Returns the possible ways to split the views into layers, backmost first.
    private func layerings(of items: [Item], _ hulls: [Rect]) -> [[[Item]]] {
        var result: [[[Item]]] = []
        // Views separated by a varying distance are attached to different edges.
        for axis in [Axis.vertical, .horizontal] {
            let bands = bands(of: items, axis)
            guard bands.count > 1 else { continue }
            var runs: [[Item]] = [bands[0]]
            for (before, after) in zip(bands, bands.dropFirst()) {
                let (before, extent) = (self.hulls(of: before), self.hulls(of: after))
                let gap = SampledLength(zip(before, extent).map { $1.start(axis) - $0.end(axis) })
                if gap.isConstant { runs[runs.count - 1] += after } else { runs.append(after) }
            }
            if runs.count > 1, runs.count < items.count || items.count == 2 { result.append(runs) }
        }
        guard items.count > 1, items.count <= 40 else { return result }
        // The largest view becomes a background or an overlay of the others.
        let areas = items.map { $0.frames[1].size.width * $0.frames[1].size.height }
        if let largest = areas.indices.max(by: { areas[$0] < areas[$1] }) {
            var rest = items
            let item = rest.remove(at: largest)
            let (behind, before) = (Array(items[..<largest]), Array(items[(largest + 1)...]))
            let isBehind = !behind.contains { other in zip(other.frames, item.frames).contains { $0.overlaps($1) } }
            let isBefore = !before.contains { other in zip(other.frames, item.frames).contains { $0.overlaps($1) } }
            if isBehind {
                result.append([[item], rest])
            } else if isBefore {
                result.append([rest, [item]])
            } else {
                result.append([behind, [item], before].filter { !$0.isEmpty })
            }
        }
        return result
    }
}

extension Rect {
    /// Whether they overlap by more than an edge.
    func overlaps(_ other: Rect) -> Bool {
        Axis.allCases.allSatisfy { start($0) < other.end($0) - 0.5 && other.start($0) < end($0) - 0.5 }
    }
}

import FormworkModel

/// The path of an arrow on the map: a curve from an edge of one scene to an edge of another.
struct FlowRoute {
    /// An edge of a scene.
    enum Side: Hashable {
        case left, right, top, bottom

        /// The unit vector that points away from the scene.
        var outwards: Point {
            switch self {
            case .left: Point(x: -1, y: 0)
            case .right: Point(x: 1, y: 0)
            case .top: Point(x: 0, y: -1)
            case .bottom: Point(x: 0, y: 1)
            }
        }

        var isUpright: Bool { self == .left || self == .right }
    }

    var start = Point(x: 0, y: 0)
    var end = Point(x: 0, y: 0)
    let startSide: Side
    let endSide: Side

    /// The control points of the Bézier curve.
    var controls: (Point, Point) {
        let distance = max(abs(end.x - start.x), abs(end.y - start.y))
        let pull = min(max(distance / 2, 30), 400)
        func point(_ point: Point, _ side: Side) -> Point {
            Point(x: point.x + side.outwards.x * pull, y: point.y + side.outwards.y * pull)
        }
        return (point(start, startSide), point(end, endSide))
    }

    /// The point halfway along the curve.
    var middle: Point { point(at: 0.5) }

    /// Returns the point of the curve at a parameter from 0 to 1.
    private func point(at share: Double) -> Point {
        let (first, second) = controls
        let rest = 1 - share
        let weights = (rest * rest * rest, 3 * rest * rest * share, 3 * rest * share * share, share * share * share)
        return Point(
            x: weights.0 * start.x + weights.1 * first.x + weights.2 * second.x + weights.3 * end.x,
            y: weights.0 * start.y + weights.1 * first.y + weights.2 * second.y + weights.3 * end.y)
    }

    /// The width that a label has between two scenes side by side, in points. Elsewhere, there is more than labels need.
    var room: Double { startSide.isUpright && endSide.isUpright && startSide != endSide ? abs(end.x - start.x) - 24 : .infinity }

    /// The upper edge of the title of a scene at whose top the arrow ends; infinite for other arrows.
    var titleTop: Double {
        min(startSide == .top ? start.y - FlowMap.titleHeight : .infinity, endSide == .top ? end.y - FlowMap.titleHeight : .infinity)
    }

    /// Returns the routes of a map's arrows, in the order of the arrows.
    ///
    /// Arrows at the same edge of a scene are spread along it in the order of their other ends, so that they do not cross there.
    ///
    /// - Complexity: O(n log n) in the number of arrows.
    static func routes(of map: FlowMap) -> [FlowRoute] {
        var routes = map.arrows.map { arrow in
            let sides = sides(of: arrow, on: map)
            return FlowRoute(startSide: sides.0, endSide: sides.1)
        }
        struct Edge: Hashable {
            var scene: Int
            var side: Side
        }
        /// An end of an arrow, with the coordinate of the other end along the edge.
        typealias End = (arrow: Int, isStart: Bool, along: Double)
        var ends: [Edge: [End]] = [:]
        for (place, arrow) in map.arrows.enumerated() {
            let from = map.frame(startOf: arrow), to = map.scenes[arrow.destination].frame
            let (startSide, endSide) = (routes[place].startSide, routes[place].endSide)
            // An arrow that starts at a view within a scene has that view's edge to itself.
            if arrow.start != nil {
                routes[place].start = point(on: from, startSide, share: 0.5)
            } else {
                ends[Edge(scene: arrow.source, side: startSide), default: []].append(
                    (place, true, startSide.isUpright ? to.midY : to.midX))
            }
            ends[Edge(scene: arrow.destination, side: endSide), default: []].append(
                (place, false, endSide.isUpright ? from.midY : from.midX))
        }
        for (edge, list) in ends {
            let sorted = list.sorted { ($0.along, $0.arrow, $0.isStart ? 0 : 1) < ($1.along, $1.arrow, $1.isStart ? 0 : 1) }
            let scene = map.scenes[edge.scene]
            // Arrows at the top are to the right of the title if there is room.
            let title = edge.side == .top ? (map.title(of: scene).width + 12) / scene.frame.size.width : 0
            let (first, last) = title > 0.2 && title < 0.85 ? (title, 0.95) : (0.2, 0.8)
            for (place, end) in sorted.enumerated() {
                var share = 0.2 + 0.6 * (Double(place) + 1) / Double(sorted.count + 1)
                if share < first { share = first + (last - first) * (Double(place) + 1) / Double(sorted.count + 1) }
                let at = point(on: scene.frame, edge.side, share: share)
                if end.isStart { routes[end.arrow].start = at } else { routes[end.arrow].end = at }
            }
        }
        return routes
    }

    /// The maximum number of pairs of arrows and scenes for which hidden parts of arrows are looked for.
    private static let mostPairs = 200_000

    /// Returns the edges at which an arrow starts and ends: the facing ones or, if other scenes would hide less of that curve, others.
    private static func sides(of arrow: FlowArrow, on map: FlowMap) -> (Side, Side) {
        let from = map.frame(startOf: arrow), to = map.scenes[arrow.destination].frame
        let facing = sides(from, to, isArranged: map.isArranged)
        // Arrows of embed segues are above the scenes.
        if map.isArranged || arrow.kind == .embed || map.arrows.count * map.scenes.count > mostPairs { return facing }
        let others = map.scenes.indices.filter { $0 != arrow.source && $0 != arrow.destination }.map { map.scenes[$0].frame.inset(4, 4) }
        func hidden(_ sides: (Side, Side)) -> Int {
            let route = FlowRoute(
                start: point(on: from, sides.0, share: 0.5), end: point(on: to, sides.1, share: 0.5), startSide: sides.0, endSide: sides.1)
            return (1...15).count { step in
                let point = route.point(at: Double(step) / 16)
                return others.contains { point.x > $0.minX && point.x < $0.maxX && point.y > $0.minY && point.y < $0.maxY }
            }
        }
        var best = (sides: facing, hidden: hidden(facing))
        if best.hidden == 0 { return facing }
        for sides in detours(from, to) {
            let number = hidden(sides)
            if number < best.hidden { best = (sides, number) }
        }
        return best.sides
    }

    /// Returns the edges between which an arrow may go instead of between the facing ones.
    private static func detours(_ from: Rect, _ to: Rect) -> [(Side, Side)] {
        let across: (Side, Side)? = to.minX > from.maxX ? (.right, .left) : from.minX > to.maxX ? (.left, .right) : nil
        let along: (Side, Side)? = to.minY > from.maxY ? (.bottom, .top) : from.minY > to.maxY ? (.top, .bottom) : nil
        switch (across, along) {
        case (let across?, let along?): return [across, along, (across.0, along.1), (along.0, across.1)]
        case (_?, nil): return [(.bottom, .bottom), (.top, .top)]
        case (nil, _?): return [(.left, .left), (.right, .right)]
        case (nil, nil): return []
        }
    }

    /// Returns the facing edges of two rectangles: those across the wider gap, or across the gap between columns if the map is arranged.
    private static func sides(_ from: Rect, _ to: Rect, isArranged: Bool) -> (Side, Side) {
        let right = to.minX - from.maxX, left = from.minX - to.maxX
        if isArranged, max(right, left) > 0 { return right > 0 ? (.right, .left) : (.left, .right) }
        let down = to.minY - from.maxY, up = from.minY - to.maxY
        if max(right, left) >= max(down, up) { return right >= left ? (.right, .left) : (.left, .right) }
        return down >= up ? (.bottom, .top) : (.top, .bottom)
    }

    private static func point(on rect: Rect, _ side: Side, share: Double) -> Point {
        switch side {
        case .left: Point(x: rect.minX, y: rect.minY + rect.size.height * share)
        case .right: Point(x: rect.maxX, y: rect.minY + rect.size.height * share)
        case .top: Point(x: rect.minX + rect.size.width * share, y: rect.minY)
        case .bottom: Point(x: rect.minX + rect.size.width * share, y: rect.maxY)
        }
    }
}

import FormworkModel

/// A layered arrangement of boxes: each is to the right of those that link to it, in columns, with few crossings.
///
/// Source: Sugiyama, Tagawa and Toda, "Methods for Visual Understanding of Hierarchical System Structures", 1981. Cycles are broken, boxes are
/// assigned to columns by longest path, and each column is sorted by the barycentre of the neighbours in alternating sweeps.
struct LayeredArrangement {
    /// A link between two boxes, given by their indices.
    struct Link: Hashable {
        var source, destination: Int
    }

    private let sizes: [Size]
    /// The successors and predecessors of each box, without back edges.
    private var leadsTo: [[Int]]
    private var comesFrom: [[Int]]

    /// Builds the graph.
    ///
    /// - Parameters:
    ///   - sizes: The sizes of the boxes, in points.
    ///   - links: The links; duplicates count once.
    ///   - first: The boxes at which the search starts, before those without incoming links.
    /// - Complexity: O(n) in the number of boxes and links.
    init(_ sizes: [Size], links: [Link], first: [Int]) {
        self.sizes = sizes
        leadsTo = [[Int]](repeating: [], count: sizes.count)
        comesFrom = leadsTo
        var known: Set<Link> = []
        var all = leadsTo
        for link in links where link.source != link.destination && known.insert(link).inserted {
            all[link.source].append(link.destination)
        }
        let entered = Set(known.map(\.destination))
        let entrances = sizes.indices.filter { !entered.contains($0) }
        // Boxes are numbered breadth first. A link to a box with a lower number is a back edge.
        var order = [Int?](repeating: nil, count: sizes.count)
        var waiting: [Int] = []
        var next = 0
        for start in first + entrances + Array(sizes.indices) where order[start] == nil {
            order[start] = waiting.count
            waiting.append(start)
            while next < waiting.count {
                for destination in all[waiting[next]] where order[destination] == nil {
                    order[destination] = waiting.count
                    waiting.append(destination)
                }
                next += 1
            }
        }
        for box in waiting {
            for destination in all[box] where (order[destination] ?? 0) > (order[box] ?? 0) {
                leadsTo[box].append(destination)
                comesFrom[destination].append(box)
            }
        }
    }

    /// Returns the upper left corners of the boxes, in points, in the order of the boxes.
    ///
    /// - Parameter gap: The space between columns and between rows, in points.
    /// - Complexity: O(n log n) in the number of boxes and links.
    func origins(gap: Size) -> [Point] {
        let linked = sizes.indices.filter { !leadsTo[$0].isEmpty || !comesFrom[$0].isEmpty }
        var origins = origins(sorted(columns(linked)), gap: gap)
        let height = linked.map { origins[$0].y + sizes[$0].height + gap.height }.max() ?? 0
        let width = linked.map { origins[$0].x + sizes[$0].width }.max() ?? 0
        fillRows(from: height, width: width, gap, origins: &origins)
        return origins
    }

    /// Places boxes without links in rows, in an area about as wide as it is high.
    private func fillRows(from top: Double, width: Double, _ gap: Size, origins: inout [Point]) {
        let loose = sizes.indices.filter { leadsTo[$0].isEmpty && comesFrom[$0].isEmpty }
        let area = loose.reduce(0) { $0 + (sizes[$1].width + gap.width) * (sizes[$1].height + gap.height) }
        let limit = max(width, (area * 1.6).squareRoot())
        var (x, y, height) = (0.0, top, 0.0)
        for box in loose {
            if x > 0, x + sizes[box].width > limit {
                x = 0
                y += height + gap.height
                height = 0
            }
            origins[box] = Point(x: x, y: y)
            x += sizes[box].width + gap.width
            height = max(height, sizes[box].height)
        }
    }

    /// Returns the boxes of each column, sorted to reduce crossings.
    private func sorted(_ columns: [[Int]]) -> [[Int]] {
        var columns = columns
        var position = [Double](repeating: 0, count: sizes.count)
        func number(_ column: [Int]) { for (place, box) in column.enumerated() { position[box] = Double(place) } }
        columns.forEach(number)
        for sweep in 0..<6 {
            let isForward = sweep.isMultiple(of: 2)
            for place in isForward ? Array(columns.indices) : columns.indices.reversed() {
                let neighbours = isForward ? comesFrom : leadsTo
                let keyed = columns[place].map { box in
                    let others = neighbours[box]
                    // A box without neighbours keeps its position.
                    return (others.isEmpty ? position[box] : others.reduce(0) { $0 + position[$1] } / Double(others.count), box)
                }
                // Ties keep their order.
                columns[place] = keyed.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element.1)
                number(columns[place])
            }
        }
        return columns
    }

    /// Returns the boxes by column: each box is to the right of all its predecessors.
    private func columns(_ boxes: [Int]) -> [[Int]] {
        var column = [Int](repeating: 0, count: sizes.count)
        var open = comesFrom.map(\.count)
        var ready = sizes.indices.filter { open[$0] == 0 }
        var next = 0
        while next < ready.count {
            let box = ready[next]
            next += 1
            for destination in leadsTo[box] {
                column[destination] = max(column[destination], column[box] + 1)
                open[destination] -= 1
                if open[destination] == 0 { ready.append(destination) }
            }
        }
        var result = [[Int]](repeating: [], count: (column.max() ?? -1) + 1)
        for box in boxes { result[column[box]].append(box) }
        return result
    }

    /// Returns the positions of the boxes: each one is centred on its predecessors if there is room.
    private func origins(_ columns: [[Int]], gap: Size) -> [Point] {
        var origins = [Point](repeating: Point(x: 0, y: 0), count: sizes.count)
        var x = 0.0
        for column in columns {
            let width = column.map { sizes[$0].width }.max() ?? 0
            var free: Double?
            for box in column {
                let size = sizes[box]
                let before = comesFrom[box].map { origins[$0].y + sizes[$0].height / 2 }
                let wanted = before.isEmpty ? free ?? 0 : before.reduce(0, +) / Double(before.count) - size.height / 2
                let y = max(wanted, free ?? -.infinity)
                origins[box] = Point(x: x + (width - size.width) / 2, y: y)
                free = y + size.height + gap.height
            }
            x += width + gap.width
        }
        return origins
    }
}

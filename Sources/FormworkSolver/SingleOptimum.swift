/// The optimum of a value without connections to other variables.
struct SingleOptimum {
    /// The optimal face: a point or an interval, which may be unbounded.
    private(set) var lower = -Double.infinity
    private(set) var upper = Double.infinity
    /// The error of the required level.
    private(set) var requiredError = 0.0
    private(set) var lowestPriority = 0.0

    /// The point of the face that is closest to 0.
    var value: Double { min(max(0, lower), upper) }

    /// - Parameter penalties: The penalties of the value, higher priorities first.
    /// - Complexity: O(*p* log *p*) for *p* penalties.
    init(relations: [Relation], priorities: [Double], breakpoints: [Double], slopes: [Double], penalties: Range<Int>) {
        var start = penalties.lowerBound
        while start < penalties.upperBound {
            let priority = priorities[start]
            var end = start + 1
            while end < penalties.upperBound && priorities[end] == priority { end += 1 }
            let before = (lower, upper)
            narrow(relations, breakpoints, slopes, start..<end)
            if (lower, upper) != before { lowestPriority = priority }
            if priority >= 1000 {
                requiredError = Self.cost(at: lower > -.infinity ? lower : value, relations, breakpoints, slopes, start..<end)
            }
            start = end
        }
    }

    /// Narrows the face to the points where the penalties of one level cost least.
    private mutating func narrow(_ relations: [Relation], _ breakpoints: [Double], _ slopes: [Double], _ penalties: Range<Int>) {
        var metLower = lower
        var metUpper = upper
        for penalty in penalties {
            if relations[penalty] != .lessThanOrEqual { metLower = max(metLower, breakpoints[penalty]) }
            if relations[penalty] != .greaterThanOrEqual { metUpper = min(metUpper, breakpoints[penalty]) }
        }
        if metLower <= metUpper {
            lower = metLower
            upper = metUpper
            return
        }
        if penalties.count > 64 { return narrowBySlope(relations, breakpoints, slopes, penalties) }
        // The minimum is at an end of the face or at a breakpoint within it. If two of these share it, so do the points between them.
        var best = Double.infinity
        var bestLower = lower
        var bestUpper = upper
        for candidate in [lower, upper] + penalties.map({ breakpoints[$0] }) {
            let point = min(max(candidate, lower), upper)
            if point == .infinity || point == -.infinity { continue }
            let cost = Self.cost(at: point, relations, breakpoints, slopes, penalties)
            let slack = 1e-12 * max(abs(best), 1)
            if best == .infinity || cost < best - slack {
                best = cost
                bestLower = point
                bestUpper = point
            } else if cost <= best + slack {
                bestLower = min(bestLower, point)
                bestUpper = max(bestUpper, point)
            }
        }
        lower = bestLower
        upper = bestUpper
    }

    /// Narrows the face if there are many penalties, to the points where the slope of the cost changes from negative to positive.
    ///
    /// - Complexity: O(*p* log *p*) for *p* penalties.
    private mutating func narrowBySlope(_ relations: [Relation], _ breakpoints: [Double], _ slopes: [Double], _ penalties: Range<Int>) {
        var slope = 0.0
        var total = 0.0
        for penalty in penalties {
            total += slopes[penalty]
            if relations[penalty] != .lessThanOrEqual { slope -= slopes[penalty] }
        }
        let flat = 1e-12 * total
        var cheapestLower = -Double.infinity
        var cheapestUpper = Double.infinity
        for penalty in penalties.sorted(by: { breakpoints[$0] < breakpoints[$1] }) {
            let wasFalling = slope < -flat
            slope += relations[penalty] == .equal ? 2 * slopes[penalty] : slopes[penalty]
            if wasFalling && slope >= -flat { cheapestLower = breakpoints[penalty] }
            if slope > flat {
                cheapestUpper = breakpoints[penalty]
                break
            }
        }
        lower = min(max(cheapestLower, lower), upper)
        upper = min(max(cheapestUpper, lower), upper)
    }

    private static func cost(
        at point: Double, _ relations: [Relation], _ breakpoints: [Double], _ slopes: [Double], _ penalties: Range<Int>
    ) -> Double {
        var sum = 0.0
        for penalty in penalties {
            let error = point - breakpoints[penalty]
            if error < 0 && relations[penalty] != .lessThanOrEqual { sum -= slopes[penalty] * error }
            if error > 0 && relations[penalty] != .greaterThanOrEqual { sum += slopes[penalty] * error }
        }
        return sum
    }
}

/// The optimum of a value without connections to other variables.
struct SingleOptimum {
    /// The optimal face: a point or an interval, which may be unbounded.
    private(set) var lower = -Double.infinity
    private(set) var upper = Double.infinity
    /// The error of the required level.
    private(set) var requiredError = 0.0
    private(set) var lowestPriority: Float = 0

    /// The point of the face that is closest to 0.
    var value: Double { min(max(0, lower), upper) }

    /// - Parameter range: The penalties of the value, higher priorities first.
    /// - Complexity: O(*p* log *p*) for *p* penalties.
    init(_ penalties: borrowing Penalties, range: Range<Int>) {
        var start = range.lowerBound
        while start < range.upperBound {
            let priority = penalties.priorities[start]
            var end = start + 1
            while end < range.upperBound && penalties.priorities[end] == priority { end += 1 }
            let before = (lower, upper)
            narrow(to: start..<end, penalties)
            if (lower, upper) != before { lowestPriority = priority }
            if priority >= 1000 {
                requiredError = Self.cost(at: lower > -.infinity ? lower : value, start..<end, penalties: penalties)
            }
            start = end
        }
    }

    /// Narrows the face to the points where the penalties of one level cost least.
    private mutating func narrow(to range: Range<Int>, _ penalties: borrowing Penalties) {
        var metLower = lower
        var metUpper = upper
        for penalty in range {
            if penalties.relations[penalty] != .lessThanOrEqual { metLower = max(metLower, penalties.breakpoints[penalty]) }
            if penalties.relations[penalty] != .greaterThanOrEqual { metUpper = min(metUpper, penalties.breakpoints[penalty]) }
        }
        if metLower <= metUpper {
            lower = metLower
            upper = metUpper
            return
        }
        if range.count > 64 { return narrowBySlope(to: range, penalties) }
        // The minimum is at an end of the face or at a breakpoint within it. If two of these share it, so do the points between them.
        var best = Double.infinity
        var bestLower = lower
        var bestUpper = upper
        for candidate in [lower, upper] + range.map({ penalties.breakpoints[$0] }) {
            let point = min(max(candidate, lower), upper)
            if point == .infinity || point == -.infinity { continue }
            let cost = Self.cost(at: point, range, penalties: penalties)
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
    private mutating func narrowBySlope(to range: Range<Int>, _ penalties: borrowing Penalties) {
        var slope = 0.0
        var total = 0.0
        for penalty in range {
            total += penalties.slope(penalty)
            if penalties.relations[penalty] != .lessThanOrEqual { slope -= penalties.slope(penalty) }
        }
        let flat = 1e-12 * total
        var cheapestLower = -Double.infinity
        var cheapestUpper = Double.infinity
        for penalty in range.sorted(by: { penalties.breakpoints[$0] < penalties.breakpoints[$1] }) {
            let wasFalling = slope < -flat
            slope += penalties.relations[penalty] == .equal ? 2 * penalties.slope(penalty) : penalties.slope(penalty)
            if wasFalling && slope >= -flat { cheapestLower = penalties.breakpoints[penalty] }
            if slope > flat {
                cheapestUpper = penalties.breakpoints[penalty]
                break
            }
        }
        lower = min(max(cheapestLower, lower), upper)
        upper = min(max(cheapestUpper, lower), upper)
    }

    private static func cost(at point: Double, _ range: Range<Int>, penalties: borrowing Penalties) -> Double {
        var sum = 0.0
        for penalty in range {
            let error = point - penalties.breakpoints[penalty]
            if error < 0 && penalties.relations[penalty] != .lessThanOrEqual { sum -= penalties.slope(penalty) * error }
            if error > 0 && penalties.relations[penalty] != .greaterThanOrEqual { sum += penalties.slope(penalty) * error }
        }
        return sum
    }
}

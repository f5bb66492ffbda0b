/// The result of solving a layout again.
public struct LayoutUpdate {
    /// The views and the views of guides whose frames changed, superviews first.
    public let changed: LayoutViews
    /// The sets of required constraints that contradict each other.
    public let conflicts: [LayoutConflict]
    /// The active constraints with numbers or attributes that can't be used. They have no effect.
    public let rejected: [LayoutConstraint]
    /// Whether the solution is final; false where the solver stopped at its limit of effort.
    public let isComplete: Bool
}

/// Views of an engine, in order.
public struct LayoutViews: RandomAccessCollection {
    /// The identities of the views. They don't keep the engine alive one by one, so that making thousands costs little.
    struct Place {
        var index: Int32
        var generation: UInt32
    }

    private let engine: LayoutEngine
    private let places: [Place]

    init(_ places: [Place], of engine: LayoutEngine) {
        self.engine = engine
        self.places = places
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { places.count }
    public subscript(position: Int) -> LayoutView {
        LayoutView(engine: engine, index: places[position].index, generation: places[position].generation)
    }
}

/// The reason why a strict engine refuses a layout. The frames are those of the last accepted solution; the engine's properties have the parts.
public enum LayoutError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Required constraints contradict each other; in words, as in ``LayoutEngine/conflicts``.
    case conflicts([String])
    /// The constraints don't determine positions and lengths; in words, as in ``LayoutEngine/ambiguities``.
    case ambiguous([String])
    /// Active constraints have numbers or attributes that can't be used; in words.
    case rejected([String])
    /// The solver stopped at its limit of effort.
    case effortLimit

    public var description: String {
        switch self {
        case .conflicts(let conflicts): conflicts.joined(separator: "\n")
        case .ambiguous(let open): "the layout is ambiguous: " + open.joined(separator: ", ")
        case .rejected(let constraints): "constraints can't be used: " + constraints.joined(separator: ", ")
        case .effortLimit: "the layout was not solved: the limit of effort was reached"
        }
    }
}

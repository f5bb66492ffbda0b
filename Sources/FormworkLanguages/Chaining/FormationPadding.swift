import FormworkModel

/// A callable that pins attributes of a formation's views to the same ones of their superviews: `pinTop` in `formation.pinTop(8)`.
///
/// See <doc:ChainingLanguage#What-came-with-later-releases>.
public struct FormationPadding<F: Formation> {
    /// The views of the formation.
    public typealias View = F.View

    /// An attribute, and the factor of the padding in its constant.
    typealias Part = (attribute: LayoutAttribute, factor: Double)

    let formation: F
    let parts: [Part]

    init(_ formation: F, _ parts: Part...) {
        self.formation = formation
        self.parts = parts
    }

    /// Makes the constraints. A view without a superview is reported and gets none.
    ///
    /// - Parameters:
    ///   - padding: the distance in points: inwards for an edge, to the right or down for a centre.
    ///   - priority: the priority, from 1 to 1000 (required).
    ///   - file: the caller's file.
    ///   - line: the caller's line, from 1.
    ///   - handler: a closure that receives each constraint; a new one is not active yet.
    /// - Returns: the formation.
    @discardableResult
    public func callAsFunction(
        _ padding: Double = 0, priority: LayoutPriority = .required, file: String = #fileID, line: Int = #line,
        handler: ((View.Constraint) -> Void)? = nil
    ) -> F {
        let request = ConstraintRequest<View>(priority, file: file, line: line, handler: handler)
        for member in formation.members { member.pin(parts, to: nil, padding: padding, request: request) }
        return formation
    }
}

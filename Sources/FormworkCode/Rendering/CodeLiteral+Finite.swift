import FormworkModel

extension InterfaceDocument.RuntimeAttribute.Value {
    /// Whether its numbers can be written as literals.
    var isFinite: Bool {
        switch self {
        case .number(let value): value.isFinite
        case .point(let point): point.x.isFinite && point.y.isFinite
        case .size(let size): size.isFinite
        case .rect(let rect): rect.origin.x.isFinite && rect.origin.y.isFinite && rect.size.isFinite
        case .range(let location, let length): location.isFinite && length.isFinite
        default: true
        }
    }
}

extension Size {
    fileprivate var isFinite: Bool { width.isFinite && height.isFinite }
}

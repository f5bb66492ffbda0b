import FormworkModel

/// The response of a view without subviews to a proposed size.
enum LeafKind: Hashable, Sendable {
    /// The size of its content.
    case fixed
    /// The size of its text, which wraps.
    case text
    /// The proposed width, and the height of its content.
    case wide
    /// The proposed size.
    case flexible

    init(_ view: View) {
        self = Self.kinds[view.element.name] ?? .flexible
    }

    /// Whether its length on an axis is the proposed one.
    func isFlexible(_ axis: Axis) -> Bool {
        switch self {
        case .fixed, .text: false
        case .wide: axis == .horizontal
        case .flexible: true
        }
    }

    private static let kinds: [String: LeafKind] = [
        "label": .text, "button": .fixed, "switch": .fixed, "stepper": .fixed, "activityIndicatorView": .fixed, "pageControl": .fixed,
        "datePicker": .fixed, "colorWell": .fixed, "textField": .wide, "slider": .wide, "segmentedControl": .wide, "progressView": .wide,
        "searchBar": .wide, "toolbar": .wide, "navigationBar": .wide, "tabBar": .wide, "pickerView": .wide,
    ]
}

import FormworkModel

/// How a view without views of its own answers to what is proposed.
enum LeafKind: Hashable, Sendable {
    /// As large as its content.
    case fixed
    /// As large as its text, which breaks.
    case text
    /// As wide as it may be, as high as its content.
    case wide
    /// As large as it may be.
    case flexible

    init(_ view: View) {
        self = Self.kinds[view.element.name] ?? .flexible
    }

    /// Whether it is as long as it is proposed.
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

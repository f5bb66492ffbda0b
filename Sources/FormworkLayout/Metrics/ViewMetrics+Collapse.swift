import FormworkModel

extension ViewMetrics {
    /// What is left of the metrics of a hidden view whose content shrinks to nothing (see <doc:/FormworkModel/HidingMasters#What-shrinks>).
    ///
    /// - Parameters:
    ///   - axes: The sides that shrink.
    ///   - keepsAbsence: Where there is no intrinsic size there still is none, instead of 0.
    func collapsed(_ axes: CollapsingAxes, keepsAbsence: Bool) -> ViewMetrics {
        var result = self
        if axes.contains(.width), intrinsicWidth != nil || !keepsAbsence { result.intrinsicWidth = 0 }
        if axes.contains(.height), intrinsicHeight != nil || !keepsAbsence {
            result.firstBaseline = firstBaseline.scaled(from: intrinsicHeight)
            result.lastBaseline = lastBaseline.scaled(from: intrinsicHeight)
            result.intrinsicHeight = 0
        }
        return result
    }
}

extension Baseline {
    /// The baseline that is the same in a rectangle of a height, and goes along with any other: where nothing is left of the height,
    /// nothing is left of the distance.
    fileprivate func scaled(from height: Double?) -> Baseline {
        guard let height, height > 0 else { return Baseline(share: share, offset: 0) }
        return Baseline(share: share + offset / height, offset: 0)
    }
}

extension Name {
    /// Whether a hidden view of macOS that has no intrinsic size in a direction goes on having none: the classes of which
    /// AutolayoutExtensions hooks the size apart, and those made from them.
    var keepsAbsentSizeOnMac: Bool {
        switch self {
        case .button, .popUpButton, .textField, .secureTextField, .searchField, .comboBox, .tokenField, .matrix, .form, .slider: true
        default: false
        }
    }
}

import FormworkModel

extension ViewMetrics {
    /// Returns the metrics of a hidden view whose content collapses to zero (see <doc:/FormworkModel/HidingMasters#What-shrinks>).
    ///
    /// - Parameters:
    ///   - axes: The axes along which the content collapses.
    ///   - keepsAbsence: Whether a missing intrinsic size stays missing instead of becoming 0.
    func collapsed(_ axes: InterfaceDocument.CollapsingAxes, keepsAbsence: Bool) -> ViewMetrics {
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
    /// Returns a baseline that is at the same position in a rectangle of a given height but scales with it, so that the distance is 0 at a height of
    /// 0.
    fileprivate func scaled(from height: Double?) -> Baseline {
        guard let height, height > 0 else { return Baseline(share: share, offset: 0) }
        return Baseline(share: share + offset / height, offset: 0)
    }
}

extension Name {
    /// Whether a hidden macOS view without an intrinsic size along an axis still has none. This holds for the classes whose sizes
    /// AutolayoutExtensions hooks separately, and for their subclasses.
    var keepsAbsentSizeOnMac: Bool {
        switch self {
        case .button, .popUpButton, .textField, .secureTextField, .searchField, .comboBox, .tokenField, .matrix, .form, .slider: true
        default: false
        }
    }
}

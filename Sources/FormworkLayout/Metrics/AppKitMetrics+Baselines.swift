import FormworkModel
package import FormworkTree

extension AppKitMetrics {
    /// Sets a view's baselines.
    ///
    /// - Parameters:
    ///   - node: The view's element.
    ///   - style: The view's style.
    ///   - form: The view's form.
    ///   - height: The intrinsic height of its alignment rectangle.
    ///   - lineHeight: The height of a line of its text.
    ///   - metrics: The metrics to complete.
    func setBaselines(
        of node: NodeIndex, _ style: AppKitStyle, form: AppKitForm, height: Double?, lineHeight: Double, in metrics: inout ViewMetrics
    ) {
        let descent = style.font.appKitDescent
        switch style.control {
        case .label, .filledLabel:
            metrics.firstBaseline = Baseline(share: 0, offset: lineHeight - descent)
            let isSingleLine = (height ?? 0) < lineHeight * 1.75 || !wraps(style)
            metrics.lastBaseline = isSingleLine ? metrics.firstBaseline : Baseline(share: 1, offset: -descent)
        case .field, .searchField:
            metrics.firstBaseline = fieldBaseline(style, height: height)
            metrics.lastBaseline = metrics.firstBaseline
        case .image, .framedImage, .progressBar, .spinner, .levelIndicator, .horizontalLine,
            .verticalLine,
            .calendar, .circularSlider, .matrix:
            return
        default:
            guard let height else { return }
            let isHalfOff = style.control == .radio && metrics.alignmentInsets.bottom == 0.5
            var above = isHalfOff ? 3 : form.baseline ?? descent + ((height - lineHeight) / 2).rounded(.down)
            if raisesBaseline(style, form: form) { above += 1 }
            if style.control == .squarePopUp, !isBordered(style) { above -= 3 }
            metrics.firstBaseline = Baseline(share: 0.5, offset: height / 2 - above)
            metrics.lastBaseline = metrics.firstBaseline
            // In a multi-line title the first line has the baseline of a single line.
            if style.control == .check || style.control == .radio,
                let usual = form.height.map({ $0 - form.insets.top - form.insets.bottom }),
                height >= usual + lineHeight
            {
                metrics.firstBaseline = Baseline(share: 0, offset: usual - above)
            }
        }
    }

    /// Whether the baseline is a point above the usual one, as in the taller pop-up button without items from OS X 10.11 to macOS 10.15.
    private func raisesBaseline(_ style: AppKitStyle, form: AppKitForm) -> Bool {
        style.control == .popUp && style.size == .regular && generation == .yosemite && form.height == 26 && !system.isBeforeElCapitan
            && popUpTitles(style).isEmpty
    }

    private func fieldBaseline(_ style: AppKitStyle, height: Double?) -> Baseline {
        switch style.font.size {
        case ...12: return Baseline(share: 1, offset: style.size == .small && toolsVersion < 14800 ? -6 : -5)
        case 13:
            if generation == .yosemite { return Baseline(share: 0, offset: system.isBeforeElCapitan ? 17 : 16) }
            return Baseline(share: 0, offset: height == 24 ? 17 : 15)
        default: return Baseline(share: 1, offset: -5)
        }
    }

    /// Whether a view shows text that may wrap.
    package func wraps(_ node: NodeIndex) -> Bool {
        guard values.name(node) == .textField else { return false }
        let style = AppKitStyle(values, node: node, frame: nil)
        return (style.control == .label || style.control == .filledLabel) && wraps(style)
    }

    /// Whether a label's text may wrap.
    func wraps(_ style: AppKitStyle) -> Bool {
        if values.flag(.usesSingleLineMode, node: style.cell) == true { return false }
        return values.lineBreak(style.cell)?.wraps ?? true
    }
}

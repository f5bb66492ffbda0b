package import FormworkModel
package import FormworkTree

/// The intrinsic sizes, alignment insets and baselines of macOS views as AppKit computes them.
///
/// Created once for each document.
package struct AppKitMetrics: Sendable {
    let values: ResolvedDocument
    let toolsVersion: Int
    let text: any TextMeasuring
    /// The generation of the controls' sizes.
    package let generation: AppKitGeneration
    /// The document's images, by name.
    let images: [String: ImageMetrics]
    let layout: TextLayout
    /// The system on which the document was laid out.
    let system: AppKitSystem

    /// - Parameters:
    ///   - values: The resolved document.
    ///   - toolsVersion: The number before the first dot of its `toolsVersion`.
    ///   - text: The measurer of its texts.
    ///   - generation: One of `AppKitGeneration.candidates`; nil for the default of the version.
    package init(values: ResolvedDocument, toolsVersion: Int, text: any TextMeasuring, generation: AppKitGeneration? = nil) {
        self.values = values
        self.toolsVersion = toolsVersion
        self.text = text
        self.generation = generation ?? AppKitGeneration(toolsVersion: toolsVersion)
        layout = TextLayout(measurer: text)
        images = values.document.imageMetrics
        system = AppKitSystem(values.document)
    }

    /// Returns the metrics of a view.
    ///
    /// - Parameters:
    ///   - node: The view's element.
    ///   - frame: The recorded frame's size, from which the content's size is derived; nil where it may not be used and the content is measured.
    ///   - maximumWidth: The width of the alignment rectangle in which a text has to wrap; nil where it is not known yet.
    package func metrics(of node: NodeIndex, frame: Size?, maximumWidth: Double?) -> ViewMetrics {
        metrics(of: node, formOf: frame, frame: frame, maximumWidth: maximumWidth)
    }

    /// Returns the measured metrics of a view.
    ///
    /// - Parameter frame: The recorded frame's size, whose height shows the form, and so the generation, of the control; nil where it may not be used.
    func measured(of node: NodeIndex, formOf frame: Size?, maximumWidth: Double?) -> ViewMetrics {
        metrics(of: node, formOf: frame, frame: nil, maximumWidth: maximumWidth)
    }

    private func metrics(of node: NodeIndex, formOf shape: Size?, frame: Size?, maximumWidth: Double?) -> ViewMetrics {
        var metrics = contentMetrics(of: node, formOf: shape, frame: frame, maximumWidth: maximumWidth)
        // The placeholder size of the document; a word such as `infinite` instead of a number means no intrinsic size.
        if values.range(.placeholderIntrinsicWidth, node: node).isPresent {
            metrics.intrinsicWidth = values.layoutNumber(.placeholderIntrinsicWidth, node: node)
        }
        if values.range(.placeholderIntrinsicHeight, node: node).isPresent {
            metrics.intrinsicHeight = values.layoutNumber(.placeholderIntrinsicHeight, node: node)
        }
        return metrics
    }

    private func contentMetrics(of node: NodeIndex, formOf shape: Size?, frame: Size?, maximumWidth: Double?) -> ViewMetrics {
        var metrics = ViewMetrics()
        let style = AppKitStyle(values, node: node, frame: shape)
        if style.control == .other { return metrics }
        let form = style.forms.form(in: generation, height: shape?.height ?? versionHeight(style))
        let insets = alignmentInsets(of: node, style, form: form, frame: shape)
        metrics.alignmentInsets = insets
        let extent = intrinsicExtent(of: node, style)
        if extent.isEmpty { return metrics }
        let lineHeight = baselineLineHeight(style.font)
        if let frame {
            if extent.contains(.width) { metrics.intrinsicWidth = frame.width - insets.left - insets.right }
            if extent.contains(.height) { metrics.intrinsicHeight = frame.height - insets.top - insets.bottom }
        } else {
            let measured = style.font.appKitLineHeight(toolsVersion: toolsVersion, text)
            let size = contentSize(of: node, style, form: form, insets: insets, lineHeight: measured, maximumWidth: maximumWidth)
            if extent.contains(.width) { metrics.intrinsicWidth = size.width }
            if extent.contains(.height) { metrics.intrinsicHeight = size.height }
        }
        let height = frame.map { $0.height - insets.top - insets.bottom } ?? metrics.intrinsicHeight
        setBaselines(of: node, style, form: form, height: height, lineHeight: lineHeight, in: &metrics)
        return metrics
    }

    /// Returns the line height for computing baselines.
    private func baselineLineHeight(_ font: FontDescription) -> Double {
        if font.family == .system, font.size == 12, toolsVersion < 14800 { return 16 }
        return font.appKitLineHeight(generation, text: text)
    }

    /// Returns the height of a control's frame where it differs from the usual one in the systems of this version; nil for any other control.
    private func versionHeight(_ style: AppKitStyle) -> Double? {
        guard style.size == .regular else { return nil }
        return switch style.control {
        case .popUp where toolsVersion < 14000: 26
        case .slider where toolsVersion < 14000: 20
        case .comboBox where generation == .bigSur && toolsVersion >= 21000: 23
        case .colorWell where generation == .bigSur: 28
        default: nil
        }
    }

    /// Returns the axes along which a view has an intrinsic size.
    private func intrinsicExtent(of node: NodeIndex, _ style: AppKitStyle) -> Extent {
        switch style.control {
        case .other, .titledBox, .untitledBox, .plainBox, .topTabs, .bottomTabs, .noTabs: []
        case .label, .filledLabel: values.flag(.editable, node: style.cell) == true ? .height : .both
        case .field, .searchField, .comboBox, .slider, .tickedSlider, .lowTickedSlider, .progressBar, .levelIndicator, .horizontalLine:
            .height
        case .verticalSlider, .verticalLine: .width
        case .image, .framedImage: values.range(.image, node: style.cell).isPresent ? .both : []
        default: .both
        }
    }

    private struct Extent: OptionSet {
        let rawValue: UInt8
        static let width = Extent(rawValue: 1)
        static let height = Extent(rawValue: 2)
        static let both: Extent = [.width, .height]
    }
}

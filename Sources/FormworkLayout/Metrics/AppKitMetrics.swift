package import FormworkModel
package import FormworkTree

/// What macOS views bring along besides their constraints: alignment rectangles, intrinsic sizes and baselines as AppKit has them.
///
/// Made once for a document.
package struct AppKitMetrics: Sendable {
    let values: ResolvedDocument
    let toolsVersion: Int
    let text: any TextMeasuring
    /// The generation of the controls' sizes.
    package let generation: AppKitGeneration
    /// The sizes of the images that the document names.
    let images: [String: ImageMetrics]
    let layout: TextLayout
    /// The system that the document was laid out on.
    let system: AppKitSystem

    /// - Parameters:
    ///   - values: The document's.
    ///   - toolsVersion: The number before the first dot of its `toolsVersion`.
    ///   - text: What measures its texts.
    ///   - generation: Which of `AppKitGeneration.candidates` to take; nil for the one that the version says.
    package init(values: ResolvedDocument, toolsVersion: Int, text: any TextMeasuring, generation: AppKitGeneration? = nil) {
        self.values = values
        self.toolsVersion = toolsVersion
        self.text = text
        self.generation = generation ?? AppKitGeneration(toolsVersion: toolsVersion)
        layout = TextLayout(measurer: text)
        images = values.document.imageMetrics
        system = AppKitSystem(values.document)
    }

    /// What a view brings along.
    ///
    /// - Parameters:
    ///   - node: The view's element.
    ///   - frame: The recorded frame's size: its content takes that much room; nil where it may not be read, and the content is measured.
    ///   - maximumWidth: How wide the alignment rectangle is, for a text that has to wrap in it; nil where that is not known yet.
    package func metrics(of node: NodeIndex, frame: Size?, maximumWidth: Double?) -> ViewMetrics {
        var metrics = contentMetrics(of: node, frame: frame, maximumWidth: maximumWidth)
        // What the document puts in the content's place; a word instead of a number, such as `infinite`, for none.
        if values.range(.placeholderIntrinsicWidth, node).isPresent {
            metrics.intrinsicWidth = values.layoutNumber(.placeholderIntrinsicWidth, node)
        }
        if values.range(.placeholderIntrinsicHeight, node).isPresent {
            metrics.intrinsicHeight = values.layoutNumber(.placeholderIntrinsicHeight, node)
        }
        return metrics
    }

    private func contentMetrics(of node: NodeIndex, frame: Size?, maximumWidth: Double?) -> ViewMetrics {
        var metrics = ViewMetrics()
        let style = AppKitStyle(values, node: node, frame: frame)
        if style.control == .other { return metrics }
        let form = style.forms.form(in: generation, height: frame?.height ?? versionHeight(style))
        let insets = alignmentInsets(of: node, style, form, frame)
        metrics.alignmentInsets = insets
        let extent = intrinsicExtent(of: node, style)
        if extent.isEmpty { return metrics }
        let lineHeight = baselineLineHeight(style.font)
        if let frame {
            if extent.contains(.width) { metrics.intrinsicWidth = frame.width - insets.left - insets.right }
            if extent.contains(.height) { metrics.intrinsicHeight = frame.height - insets.top - insets.bottom }
        } else {
            let measured = style.font.appKitLineHeight(toolsVersion: toolsVersion, text)
            let size = contentSize(of: node, style, form, insets, lineHeight: measured, maximumWidth: maximumWidth)
            if extent.contains(.width) { metrics.intrinsicWidth = size.width }
            if extent.contains(.height) { metrics.intrinsicHeight = size.height }
        }
        let height = frame.map { $0.height - insets.top - insets.bottom } ?? metrics.intrinsicHeight
        setBaselines(of: node, style, form, height: height, lineHeight: lineHeight, in: &metrics)
        return metrics
    }

    /// The height of a line that tells where its baseline is.
    private func baselineLineHeight(_ font: FontDescription) -> Double {
        if font.family == .system, font.size == 12, toolsVersion < 14800 { return 16 }
        return font.appKitLineHeight(generation, text)
    }

    /// The height of a control's frame, where that is another than its usual one in the version's systems; nil for any other control.
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

    /// In which directions a view has an intrinsic size.
    private func intrinsicExtent(of node: NodeIndex, _ style: AppKitStyle) -> Extent {
        switch style.control {
        case .other, .titledBox, .untitledBox, .plainBox, .topTabs, .bottomTabs, .noTabs: []
        case .label, .filledLabel: values.flag(.editable, style.cell) == true ? .height : .both
        case .field, .searchField, .comboBox, .slider, .tickedSlider, .lowTickedSlider, .progressBar, .levelIndicator, .horizontalLine:
            .height
        case .verticalSlider, .verticalLine: .width
        case .image, .framedImage: values.range(.image, style.cell).isPresent ? .both : []
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

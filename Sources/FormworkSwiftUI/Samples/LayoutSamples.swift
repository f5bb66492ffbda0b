import FormworkCode
import FormworkLayout
import FormworkModel
import FormworkTemplates

/// A document laid out on several screens, in its initial or another state.
struct LayoutSamples: Sendable {
    /// The screens: a small, a common and a large one.
    static let devices = ["retina4_0", "retina6_0", "retina6_72"].compactMap { Device(named: $0) }
    /// Screens that are not used to find a layout, but only to verify it.
    static let others = ["retina4_7"].compactMap { Device(named: $0) }
    /// The screens with other size classes than those: tablets, and phones on their side. The last one only verifies the layout.
    static func devices(_ screens: SwiftUIState.ScreenClass) -> [Device] {
        let names =
            switch screens {
            case .regular: ["ipad8_3rounded", "ipad11_0rounded", "ipad12_9rounded", "ipad9_7"]
            // Their safe areas have no sides, as the stand-in has them only at the top and the bottom.
            case .low: ["retina3_5", "retina4_0", "retina4_7", "retina5_5"]
            }
        return names.compactMap { Device(named: $0) }
    }

    /// The amounts, in points, by which a view that has the same size on all screens is enlarged to find out which of its parts grow.
    private static let growths = [
        Size(width: 0, height: 0), Size(width: 40, height: 24), Size(width: 96, height: 60), Size(width: 24, height: 10),
    ]

    private let layouts: [Layout]

    private struct Layout: Sendable {
        var options: LayoutOptions
        var document: StagedDocument
        var roots: [View: DocumentLayout.Root] = [:]
        var frames: [View: Rect] = [:]
        var contentSizes: [View: Size] = [:]
        var ambiguous: Set<View> = []
    }

    /// - Parameters:
    ///   - document: the document.
    ///   - options: the options for measuring texts.
    ///   - template: a layout template to apply.
    ///   - hidden: views to hide.
    ///   - screens: the screens; nil for phones upright.
    /// - Complexity: that of laying the document out on each screen.
    init(
        _ document: InterfaceDocument, fonts options: LayoutOptions, applying template: LayoutTemplate? = nil, hiding hidden: [View] = [],
        on screens: SwiftUIState.ScreenClass? = nil
    ) {
        layouts = (screens.map(Self.devices) ?? Self.devices + Self.others).map { device in
            var options = options
            (options.device, options.orientation) = (device, screens == .low ? .landscape : .portrait)
            let staged = StagedDocument(document, on: options).applying(template, hiding: hidden)
            var result = Layout(options: options, document: staged)
            for root in staged.layout.roots {
                result.roots[root.root] = root
                for entry in root.frames { result.frames[entry.view] = entry.frame }
                for entry in root.contentSizes { result.contentSizes[entry.view] = entry.size }
                result.ambiguous.formUnion(root.ambiguous)
            }
            return result
        }
        contents = layouts.map { ContentSizes($0.document.document, options: $0.options) }
    }

    /// The content sizes on each of the screens.
    let contents: [ContentSizes]

    /// Returns a unit on each of the screens, with the verification screens last; nil if one of the screens doesn't lay it out.
    func samples(of unit: CodeUnit) -> [LayoutSample]? {
        var samples: [LayoutSample] = []
        for layout in layouts {
            guard let frame = layout.frames[unit.root] else { return nil }
            var sample = LayoutSample(
                size: frame.size, safeArea: layout.roots[unit.root]?.surroundings.safeArea ?? .zero,
                margin: frame.size.width >= 414 ? 20 : 16)
            for (number, view) in unit.views.enumerated() {
                sample.frames[number] = layout.frames[view.view]
                sample.contentSizes[number] = layout.contentSizes[view.view]
                if layout.ambiguous.contains(view.view) { sample.ambiguous.insert(number) }
            }
            samples.append(sample)
        }
        if let first = samples.first, samples.allSatisfy({ $0.size == first.size }) { grow(&samples, unit: unit) }
        return samples
    }

    /// Lays out a unit that has the same size on all screens at larger sizes.
    private func grow(_ samples: inout [LayoutSample], unit: CodeUnit) {
        guard let layout = layouts.first else { return }
        let changed = layout.document.changed
        let root = changed.changed(unit.root)
        guard var living = LivingLayout(root, layout.options), living.frames.first?.view == root else { return }
        let numbers = Dictionary(uniqueKeysWithValues: unit.views.enumerated().map { ($1.view, $0) })
        for (index, growth) in Self.growths.enumerated() where samples.indices.contains(index) {
            let size = Size(width: samples[index].size.width + growth.width, height: samples[index].size.height + growth.height)
            living.resize(to: size)
            samples[index].size = size
            for entry in living.frames {
                if let number = numbers[changed.original(of: entry.view)] { samples[index].frames[number] = entry.frame }
            }
        }
    }
}

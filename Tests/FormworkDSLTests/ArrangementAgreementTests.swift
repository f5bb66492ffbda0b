import Formwork
import FormworkEngine
import Testing

/// An engine's stacks and a document's stack views share their rows, but have views and metrics of their own.
@Suite("The stacks of an engine")
struct ArrangementAgreementTests {
    private static let texts = ["Name", "A longer text", "Hi"]
    private static let distributions: [(StackConfiguration.Distribution, String)] = [
        (.fill, "fill"), (.fillEqually, "fillEqually"), (.fillProportionally, "fillProportionally"), (.equalSpacing, "equalSpacing"),
        (.equalCentering, "equalCentering"),
    ]
    private static let alignments: [(StackConfiguration.Alignment, horizontal: String, vertical: String)] = [
        (.fill, "fill", "fill"), (.leading, "top", "leading"), (.center, "center", "center"), (.trailing, "bottom", "trailing"),
    ]

    /// Returns the sizes of the labels, or their frames in a stack view of a size.
    private func frames(_ attributes: String, _ size: Size?) throws -> [Rect] {
        let labels = Self.texts.enumerated().map { number, text in
            """
            <label opaque="NO" text="\(text)" horizontalHuggingPriority="\(251 + number)" horizontalCompressionResistancePriority="\(750 + number)" \
            verticalHuggingPriority="\(251 + number)" verticalCompressionResistancePriority="\(750 + number)" \
            translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-\(number)"><fontDescription key="fontDescription" type="system" \
            pointSize="17"/></label>
            """
        }
        let constraints = size.map {
            """
            <constraint firstItem="sta-ck-vw" firstAttribute="width" constant="\($0.width)" id="wid-th-00"/>\
            <constraint firstItem="sta-ck-vw" firstAttribute="height" constant="\($0.height)" id="hei-gh-00"/>
            """
        }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" \
            propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES"><device id="retina6_12" orientation="portrait" \
            appearance="light"/><objects><view contentMode="scaleToFill" id="roo-tv-00"><rect key="frame" x="0.0" y="0.0" width="900" \
            height="600"/><subviews><stackView opaque="NO" contentMode="scaleToFill" \(attributes) \
            translatesAutoresizingMaskIntoConstraints="NO" id="sta-ck-vw"><subviews>\(labels.joined())</subviews></stackView></subviews>\
            <constraints>\(constraints ?? "")<constraint firstItem="sta-ck-vw" firstAttribute="leading" secondItem="roo-tv-00" \
            secondAttribute="leading" id="lea-di-00"/><constraint firstItem="sta-ck-vw" firstAttribute="top" secondItem="roo-tv-00" \
            secondAttribute="top" id="top-to-00"/></constraints></view></objects></document>
            """
        let read = try DocumentReader().read(Array(text.utf8), file: "Stack.xib")
        #expect(read.diagnostics.isEmpty)
        let frames = try #require(read.document.layout().roots.first).frames
        return Self.texts.indices.compactMap { number in frames.first { $0.view.id == "lab-el-\(number)" }?.frame }
    }

    @Test("have the frames of a stack view", arguments: [StackConfiguration.Axis.horizontal, .vertical])
    func frames(_ axis: StackConfiguration.Axis) throws {
        let sizes = try frames(#"axis="vertical" alignment="leading""#, nil).map(\.size)
        try #require(sizes.count == 3)
        var compared = 0
        for (distribution, word) in Self.distributions {
            for (alignment, horizontal, vertical) in Self.alignments {
                for size in [Size(width: 400, height: 200), Size(width: 301, height: 90)] {
                    let isVertical = axis == .vertical
                    let attributes = """
                        \(isVertical ? #"axis="vertical""# : "") distribution="\(word)" alignment="\(isVertical ? vertical : horizontal)" spacing="7"
                        """
                    let engine = LayoutEngine()
                    engine.root.stack = StackConfiguration(axis: axis, spacing: 7, distribution: distribution, alignment: alignment)
                    let views = sizes.enumerated().map { number, size in
                        let view = engine.root.addArrangedSubview("", content: LayoutContent(size))
                        view.hugging = LayoutPriorities(251 + Double(number))
                        view.compressionResistance = LayoutPriorities(750 + Double(number))
                        return view
                    }
                    try engine.layout(in: size)
                    for (frame, view) in zip(try frames(attributes, size), views) {
                        let own = view.frame
                        let differences = [
                            frame.origin.x - own.origin.x, frame.origin.y - own.origin.y, frame.size.width - own.size.width,
                            frame.size.height - own.size.height,
                        ]
                        // A document's frames are those of whole pixels.
                        #expect(differences.allSatisfy { abs($0) <= 0.5 }, "\(attributes): \(frame), \(own)")
                        compared += 1
                    }
                }
            }
        }
        #expect(compared == 120)
    }
}

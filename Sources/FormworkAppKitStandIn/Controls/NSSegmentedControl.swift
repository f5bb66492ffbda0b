import FormworkDSL
import FormworkModel

/// AppKit's `NSSegmentedControl`.
@MainActor
open class NSSegmentedControl: NSControl {
    open override class var interfaceElement: String { "segmentedControl" }
    open override class var cellClass: NSCell.Type? { NSSegmentedCell.self }

    /// AppKit's `Style`.
    public enum Style: Int, Sendable, InterfaceWord {
        case automatic, rounded, roundRect, texturedSquare, smallSquare, separated, texturedRounded, capsule
    }

    /// AppKit's `SwitchTracking`.
    public enum SwitchTracking: UInt, Sendable, InterfaceWord {
        case selectOne, selectAny, momentary, momentaryAccelerator
    }

    /// AppKit's `Distribution`.
    public enum Distribution: Int, Sendable, InterfaceWord {
        case fit, fill, fillEqually, fillProportionally
    }

    /// AppKit's `selectedSegment`.
    open var selectedSegment = -1 { didSet { writeCell("selectedSegment", selectedSegment) } }
    /// AppKit's `segmentStyle`.
    open var segmentStyle: Style = .automatic { didSet { writeCell("style", segmentStyle) } }
    /// AppKit's `trackingMode`.
    open var trackingMode: SwitchTracking = .selectOne { didSet { writeCell("trackingMode", trackingMode) } }
    /// AppKit's `segmentDistribution`.
    open var segmentDistribution: Distribution = .fit { didSet { writeCell("segmentDistribution", segmentDistribution) } }
    /// AppKit's `selectedSegmentBezelColor`.
    open var selectedSegmentBezelColor: NSColor? { didSet { write(selectedSegmentBezelColor, color: "selectedSegmentBezelColor") } }
    /// AppKit's `segmentCount`.
    open var segmentCount = 0 { didSet { countChanged() } }

    private var segments: [LayoutContent] = []

    private func countChanged() {
        segments = (0..<max(0, segmentCount)).map { segments.indices.contains($0) ? segments[$0] : LayoutContent("segment") }
        writeSegments()
    }

    private func write(_ number: Int, _ name: String, _ value: String?) {
        guard segments.indices.contains(number) else { return }
        segments[number][name] = value
        writeSegments()
    }

    private func writeSegments() { writeCell(LayoutContent("segments", ["key": "segments"], children: segments)) }

    /// AppKit's `setWidth`.
    open func setWidth(_ width: CGFloat, forSegment number: Int) { write(number, "width", DocumentNumber.text(width)) }
    /// AppKit's `setImage`.
    open func setImage(_ image: NSImage?, forSegment number: Int) { write(number, "image", image?.name) }
    /// AppKit's `setImageScaling`.
    open func setImageScaling(_ scaling: NSImageScaling, forSegment number: Int) { write(number, "imageScaling", scaling.interfaceWord) }
    /// AppKit's `setLabel`.
    open func setLabel(_ label: String, forSegment number: Int) { write(number, "label", label) }
    /// AppKit's `setMenu`.
    open func setMenu(_ menu: NSMenu?, forSegment number: Int) { StandIn.cannotWrite("segmentedControl", "menu") }
    /// AppKit's `setSelected`.
    open func setSelected(_ selected: Bool, forSegment number: Int) { write(number, "selected", selected ? "YES" : nil) }
    /// AppKit's `setEnabled`.
    open func setEnabled(_ enabled: Bool, forSegment number: Int) { write(number, "enabled", enabled ? nil : "NO") }
    /// AppKit's `setToolTip`.
    open func setToolTip(_ toolTip: String?, forSegment number: Int) { write(number, "toolTip", toolTip) }
    /// AppKit's `setTag`.
    open func setTag(_ tag: Int, forSegment number: Int) { write(number, "tag", String(tag)) }
    /// AppKit's `setAlignment`.
    open func setAlignment(_ alignment: NSTextAlignment, forSegment number: Int) { write(number, "alignment", alignment.interfaceWord) }
    /// AppKit's `setShowsMenuIndicator`.
    open func setShowsMenuIndicator(_ shows: Bool, forSegment number: Int) { write(number, "showsMenuIndicator", shows ? "YES" : nil) }
}

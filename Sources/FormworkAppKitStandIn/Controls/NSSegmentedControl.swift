import FormworkStandIn
import FormworkTree
import FormworkVocabulary

/// Apple's [NSSegmentedControl](https://developer.apple.com/documentation/appkit/nssegmentedcontrol).
open class NSSegmentedControl: NSControl {
    open override class var cellClass: NSCell.Type? { NSSegmentedCell.self }

    public enum Style: Int, Sendable, InterfaceWord {
        case automatic, rounded, roundRect, texturedSquare, smallSquare, separated, texturedRounded, capsule
    }

    public enum SwitchTracking: UInt, Sendable, InterfaceWord {
        case selectOne, selectAny, momentary, momentaryAccelerator
    }

    public enum Distribution: Int, Sendable, InterfaceWord {
        case fit, fill, fillEqually, fillProportionally
    }

    open var selectedSegment = -1 { didSet { writeCell(selectedSegment) } }
    open var segmentStyle: Style = .automatic { didSet { writeCell(segmentStyle) } }
    open var trackingMode: SwitchTracking = .selectOne { didSet { writeCell(trackingMode) } }
    open var segmentDistribution: Distribution = .fit { didSet { writeCell(segmentDistribution) } }
    open var selectedSegmentBezelColor: NSColor? { didSet { write(selectedSegmentBezelColor) } }
    open var segmentCount = 0 { didSet { countChanged() } }

    private var segments: [ElementFragment] = []

    private func countChanged() {
        segments = (0..<max(0, segmentCount)).map { segments.indices.contains($0) ? segments[$0] : ElementFragment("segment") }
        writeSegments()
    }

    private func write(_ number: Int, _ name: String, _ value: (some InterfaceValue)?) {
        guard segments.indices.contains(number) else { return }
        let words = Vocabulary.appKit.entry(name, of: "segment")?.words
        segments[number][name] = value?.interfaceText(in: words)
        writeSegments()
    }

    private func writeSegments() { writeCell(ElementFragment("segments", ["key": "segments"], children: segments)) }

    open func setWidth(_ width: CGFloat, forSegment number: Int) { write(number, "width", width) }
    open func setImage(_ image: NSImage?, forSegment number: Int) { write(number, "image", image?.name) }
    open func setImageScaling(_ scaling: NSImageScaling, forSegment number: Int) { write(number, "imageScaling", scaling) }
    open func setLabel(_ label: String, forSegment number: Int) { write(number, "label", label) }
    open func setMenu(_ menu: NSMenu?, forSegment number: Int) { StandIn.cannotWrite("segmentedControl", "menu") }
    open func setSelected(_ selected: Bool, forSegment number: Int) { write(number, "selected", selected ? "YES" : nil) }
    open func setEnabled(_ enabled: Bool, forSegment number: Int) { write(number, "enabled", enabled ? nil : "NO") }
    open func setToolTip(_ toolTip: String?, forSegment number: Int) { write(number, "toolTip", toolTip) }
    open func setTag(_ tag: Int, forSegment number: Int) { write(number, "tag", tag) }
    open func setAlignment(_ alignment: NSTextAlignment, forSegment number: Int) { write(number, "alignment", alignment) }
    open func setShowsMenuIndicator(_ shows: Bool, forSegment number: Int) { write(number, "showsMenuIndicator", shows ? "YES" : nil) }
}

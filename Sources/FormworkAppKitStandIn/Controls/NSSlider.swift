/// AppKit's `NSSlider`.
@MainActor
open class NSSlider: NSControl {
    open override class var interfaceElement: String { "slider" }
    open override class var cellClass: NSCell.Type? { NSSliderCell.self }

    /// AppKit's `SliderType`.
    public enum SliderType: UInt, Sendable, InterfaceWord {
        case linear, circular
    }

    /// AppKit's `TickMarkPosition`.
    public enum TickMarkPosition: UInt, Sendable, InterfaceWord {
        case below, above, leading, trailing

        package var interfaceWord: String {
            switch self {
            case .leading: "left"
            case .trailing: "right"
            default: "\(self)"
            }
        }
    }

    /// AppKit's `sliderType`.
    open var sliderType: SliderType = .linear { didSet { writeCell("sliderType", sliderType) } }
    /// AppKit's `minValue`.
    open var minValue: Double = 0 { didSet { writeCell("minValue", minValue) } }
    /// AppKit's `maxValue`.
    open var maxValue: Double = 1 { didSet { writeCell("maxValue", maxValue) } }
    /// AppKit's `altIncrementValue`.
    open var altIncrementValue: Double = 0 { didSet { writeCell("altIncrementValue", altIncrementValue) } }
    /// AppKit's `isVertical`.
    open var isVertical = false { didSet { write("vertical", isVertical); writeCell("vertical", isVertical) } }
    /// AppKit's `trackFillColor`.
    open var trackFillColor: NSColor? { didSet { write(trackFillColor, color: "trackFillColor") } }
    /// AppKit's `numberOfTickMarks`.
    open var numberOfTickMarks = 0 { didSet { writeCell("numberOfTickMarks", numberOfTickMarks) } }
    /// AppKit's `tickMarkPosition`.
    open var tickMarkPosition: TickMarkPosition = .below { didSet { writeCell("tickMarkPosition", tickMarkPosition) } }
    /// AppKit's `allowsTickMarkValuesOnly`.
    open var allowsTickMarkValuesOnly = false { didSet { writeCell("allowsTickMarkValuesOnly", allowsTickMarkValuesOnly) } }
}

/// AppKit's `NSStepper`.
@MainActor
open class NSStepper: NSControl {
    open override class var interfaceElement: String { "stepper" }
    open override class var cellClass: NSCell.Type? { NSStepperCell.self }

    /// AppKit's `minValue`.
    open var minValue: Double = 0 { didSet { writeCell("minValue", minValue) } }
    /// AppKit's `maxValue`.
    open var maxValue: Double = 59 { didSet { writeCell("maxValue", maxValue) } }
    /// AppKit's `increment`.
    open var increment: Double = 1 { didSet { writeCell("increment", increment) } }
    /// AppKit's `valueWraps`.
    open var valueWraps = true { didSet { writeCell("valueWraps", valueWraps) } }
    /// AppKit's `autorepeat`.
    open var autorepeat = true { didSet { writeCell("autorepeat", autorepeat) } }
}

/// AppKit's `NSSwitch`.
@MainActor
open class NSSwitch: NSControl {
    open override class var interfaceElement: String { "switch" }

    /// AppKit's `state`.
    open var state: StateValue = .off { didSet { write("state", state) } }
}

/// AppKit's `NSLevelIndicator`.
@MainActor
open class NSLevelIndicator: NSControl {
    open override class var interfaceElement: String { "levelIndicator" }
    open override class var cellClass: NSCell.Type? { NSLevelIndicatorCell.self }

    /// AppKit's `Style`.
    public enum Style: UInt, Sendable, InterfaceWord {
        case relevancy, continuousCapacity, discreteCapacity, rating
    }

    /// AppKit's `levelIndicatorStyle`.
    open var levelIndicatorStyle: Style = .discreteCapacity { didSet { writeCell("levelIndicatorStyle", levelIndicatorStyle) } }
    /// AppKit's `minValue`.
    open var minValue: Double = 0 { didSet { writeCell("minValue", minValue) } }
    /// AppKit's `maxValue`.
    open var maxValue: Double = 2 { didSet { writeCell("maxValue", maxValue) } }
    /// AppKit's `warningValue`.
    open var warningValue: Double = 0 { didSet { writeCell("warningValue", warningValue) } }
    /// AppKit's `criticalValue`.
    open var criticalValue: Double = 0 { didSet { writeCell("criticalValue", criticalValue) } }
    /// AppKit's `tickMarkPosition`.
    open var tickMarkPosition: NSSlider.TickMarkPosition = .below { didSet { writeCell("tickMarkPosition", tickMarkPosition) } }
    /// AppKit's `numberOfTickMarks`.
    open var numberOfTickMarks = 0 { didSet { writeCell("numberOfTickMarks", numberOfTickMarks) } }
    /// AppKit's `numberOfMajorTickMarks`.
    open var numberOfMajorTickMarks = 0 { didSet { writeCell("numberOfMajorTickMarks", numberOfMajorTickMarks) } }
}

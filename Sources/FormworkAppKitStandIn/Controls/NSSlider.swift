/// Apple's [NSSlider](https://developer.apple.com/documentation/appkit/nsslider).
@MainActor
open class NSSlider: NSControl {
    open override class var interfaceElement: String { "slider" }
    open override class var cellClass: NSCell.Type? { NSSliderCell.self }

    public enum SliderType: UInt, Sendable, InterfaceWord {
        case linear, circular
    }

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

    open var sliderType: SliderType = .linear { didSet { writeCell("sliderType", sliderType) } }
    open var minValue: Double = 0 { didSet { writeCell("minValue", minValue) } }
    open var maxValue: Double = 1 { didSet { writeCell("maxValue", maxValue) } }
    open var altIncrementValue: Double = 0 { didSet { writeCell("altIncrementValue", altIncrementValue) } }
    open var isVertical = false { didSet { write("vertical", isVertical); writeCell("vertical", isVertical) } }
    open var trackFillColor: NSColor? { didSet { write(trackFillColor, color: "trackFillColor") } }
    open var numberOfTickMarks = 0 { didSet { writeCell("numberOfTickMarks", numberOfTickMarks) } }
    open var tickMarkPosition: TickMarkPosition = .below { didSet { writeCell("tickMarkPosition", tickMarkPosition) } }
    open var allowsTickMarkValuesOnly = false { didSet { writeCell("allowsTickMarkValuesOnly", allowsTickMarkValuesOnly) } }
}

/// Apple's [NSStepper](https://developer.apple.com/documentation/appkit/nsstepper).
@MainActor
open class NSStepper: NSControl {
    open override class var interfaceElement: String { "stepper" }
    open override class var cellClass: NSCell.Type? { NSStepperCell.self }

    open var minValue: Double = 0 { didSet { writeCell("minValue", minValue) } }
    open var maxValue: Double = 59 { didSet { writeCell("maxValue", maxValue) } }
    open var increment: Double = 1 { didSet { writeCell("increment", increment) } }
    open var valueWraps = true { didSet { writeCell("valueWraps", valueWraps) } }
    open var autorepeat = true { didSet { writeCell("autorepeat", autorepeat) } }
}

/// Apple's [NSSwitch](https://developer.apple.com/documentation/appkit/nsswitch).
@MainActor
open class NSSwitch: NSControl {
    open override class var interfaceElement: String { "switch" }

    open var state: StateValue = .off { didSet { write("state", state) } }
}

/// Apple's [NSLevelIndicator](https://developer.apple.com/documentation/appkit/nslevelindicator).
@MainActor
open class NSLevelIndicator: NSControl {
    open override class var interfaceElement: String { "levelIndicator" }
    open override class var cellClass: NSCell.Type? { NSLevelIndicatorCell.self }

    public enum Style: UInt, Sendable, InterfaceWord {
        case relevancy, continuousCapacity, discreteCapacity, rating
    }

    open var levelIndicatorStyle: Style = .discreteCapacity { didSet { writeCell("levelIndicatorStyle", levelIndicatorStyle) } }
    open var minValue: Double = 0 { didSet { writeCell("minValue", minValue) } }
    open var maxValue: Double = 2 { didSet { writeCell("maxValue", maxValue) } }
    open var warningValue: Double = 0 { didSet { writeCell("warningValue", warningValue) } }
    open var criticalValue: Double = 0 { didSet { writeCell("criticalValue", criticalValue) } }
    open var tickMarkPosition: NSSlider.TickMarkPosition = .below { didSet { writeCell("tickMarkPosition", tickMarkPosition) } }
    open var numberOfTickMarks = 0 { didSet { writeCell("numberOfTickMarks", numberOfTickMarks) } }
    open var numberOfMajorTickMarks = 0 { didSet { writeCell("numberOfMajorTickMarks", numberOfMajorTickMarks) } }
}

/// Apple's [NSSlider](https://developer.apple.com/documentation/appkit/nsslider).
open class NSSlider: NSControl {
    open override class var cellClass: NSCell.Type? { NSSliderCell.self }

    public enum SliderType: UInt, Sendable, InterfaceWord {
        case linear, circular
    }

    public enum TickMarkPosition: UInt, Sendable, InterfaceWord {
        case below, above, leading, trailing
    }

    open var sliderType: SliderType = .linear { didSet { writeCell(sliderType) } }
    open var minValue: Double = 0 { didSet { writeCell(minValue) } }
    open var maxValue: Double = 1 { didSet { writeCell(maxValue) } }
    open var altIncrementValue: Double = 0 { didSet { writeCell(altIncrementValue) } }
    open var isVertical = false { didSet { write("vertical", isVertical); writeCell("vertical", isVertical) } }
    open var trackFillColor: NSColor? { didSet { write(trackFillColor) } }
    open var numberOfTickMarks = 0 { didSet { writeCell(numberOfTickMarks) } }
    open var tickMarkPosition: TickMarkPosition = .below { didSet { writeCell(tickMarkPosition) } }
    open var allowsTickMarkValuesOnly = false { didSet { writeCell(allowsTickMarkValuesOnly) } }
}

/// Apple's [NSStepper](https://developer.apple.com/documentation/appkit/nsstepper).
open class NSStepper: NSControl {
    open override class var cellClass: NSCell.Type? { NSStepperCell.self }

    open var minValue: Double = 0 { didSet { writeCell(minValue) } }
    open var maxValue: Double = 59 { didSet { writeCell(maxValue) } }
    open var increment: Double = 1 { didSet { writeCell(increment) } }
    open var valueWraps = true { didSet { writeCell(valueWraps) } }
    open var autorepeat = true { didSet { writeCell(autorepeat) } }
}

/// Apple's [NSSwitch](https://developer.apple.com/documentation/appkit/nsswitch).
open class NSSwitch: NSControl {
    open var state: StateValue = .off { didSet { write(state) } }
}

/// Apple's [NSLevelIndicator](https://developer.apple.com/documentation/appkit/nslevelindicator).
open class NSLevelIndicator: NSControl {
    open override class var cellClass: NSCell.Type? { NSLevelIndicatorCell.self }

    public enum Style: UInt, Sendable, InterfaceWord {
        case relevancy, continuousCapacity, discreteCapacity, rating
    }

    open var levelIndicatorStyle: Style = .discreteCapacity { didSet { writeCell(levelIndicatorStyle) } }
    open var minValue: Double = 0 { didSet { writeCell(minValue) } }
    open var maxValue: Double = 2 { didSet { writeCell(maxValue) } }
    open var warningValue: Double = 0 { didSet { writeCell(warningValue) } }
    open var criticalValue: Double = 0 { didSet { writeCell(criticalValue) } }
    open var tickMarkPosition: NSSlider.TickMarkPosition = .below { didSet { writeCell(tickMarkPosition) } }
    open var numberOfTickMarks = 0 { didSet { writeCell(numberOfTickMarks) } }
    open var numberOfMajorTickMarks = 0 { didSet { writeCell(numberOfMajorTickMarks) } }
}

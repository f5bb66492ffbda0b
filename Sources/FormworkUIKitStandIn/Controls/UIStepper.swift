/// Apple's [UIStepper](https://developer.apple.com/documentation/uikit/uistepper).
open class UIStepper: UIControl {
    open var value: Double = 0 { didSet { write(value) } }
    open var minimumValue: Double = 0 { didSet { write(minimumValue) } }
    open var maximumValue: Double = 100 { didSet { write(maximumValue) } }
    open var stepValue: Double = 1 { didSet { write(stepValue) } }
    open var isContinuous = true { didSet { write(isContinuous) } }
    open var autorepeat = true { didSet { write(autorepeat) } }
    open var wraps = false { didSet { write(wraps) } }
}

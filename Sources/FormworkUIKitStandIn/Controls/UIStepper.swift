/// Apple's [UIStepper](https://developer.apple.com/documentation/uikit/uistepper).
@MainActor
open class UIStepper: UIControl {
    open override class var interfaceElement: String { "stepper" }

    open var value: Double = 0 { didSet { write("value", value) } }
    open var minimumValue: Double = 0 { didSet { write("minimumValue", minimumValue) } }
    open var maximumValue: Double = 100 { didSet { write("maximumValue", maximumValue) } }
    open var stepValue: Double = 1 { didSet { write("stepValue", stepValue) } }
    open var isContinuous = true { didSet { write("continuous", isContinuous) } }
    open var autorepeat = true { didSet { write("autorepeat", autorepeat) } }
    open var wraps = false { didSet { write("wraps", wraps) } }
}

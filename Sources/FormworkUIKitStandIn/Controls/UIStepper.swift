/// UIKit's `UIStepper`.
@MainActor
open class UIStepper: UIControl {
    open override class var interfaceElement: String { "stepper" }

    /// UIKit's `value`.
    open var value: Double = 0 { didSet { write("value", value) } }
    /// UIKit's `minimumValue`.
    open var minimumValue: Double = 0 { didSet { write("minimumValue", minimumValue) } }
    /// UIKit's `maximumValue`.
    open var maximumValue: Double = 100 { didSet { write("maximumValue", maximumValue) } }
    /// UIKit's `stepValue`.
    open var stepValue: Double = 1 { didSet { write("stepValue", stepValue) } }
    /// UIKit's `isContinuous`.
    open var isContinuous = true { didSet { write("continuous", isContinuous) } }
    /// UIKit's `autorepeat`.
    open var autorepeat = true { didSet { write("autorepeat", autorepeat) } }
    /// UIKit's `wraps`.
    open var wraps = false { didSet { write("wraps", wraps) } }
}

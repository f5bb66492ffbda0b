/// UIKit's `UISlider`.
@MainActor
open class UISlider: UIControl {
    open override class var interfaceElement: String { "slider" }

    /// UIKit's `value`.
    open var value: Float = 0 { didSet { write("value", value) } }
    /// UIKit's `minimumValue`.
    open var minimumValue: Float = 0 { didSet { write("minValue", minimumValue) } }
    /// UIKit's `maximumValue`.
    open var maximumValue: Float = 1 { didSet { write("maxValue", maximumValue) } }
    /// UIKit's `isContinuous`.
    open var isContinuous = true { didSet { write("continuous", isContinuous) } }
    /// UIKit's `minimumValueImage`.
    open var minimumValueImage: UIImage? { didSet { write(minimumValueImage, "minimumValueImage") } }
    /// UIKit's `maximumValueImage`.
    open var maximumValueImage: UIImage? { didSet { write(maximumValueImage, "maximumValueImage") } }
    /// UIKit's `minimumTrackTintColor`.
    open var minimumTrackTintColor: UIColor? { didSet { write(minimumTrackTintColor, "minimumTrackTintColor") } }
    /// UIKit's `maximumTrackTintColor`.
    open var maximumTrackTintColor: UIColor? { didSet { write(maximumTrackTintColor, "maximumTrackTintColor") } }
    /// UIKit's `thumbTintColor`.
    open var thumbTintColor: UIColor? { didSet { write(thumbTintColor, "thumbTintColor") } }
}

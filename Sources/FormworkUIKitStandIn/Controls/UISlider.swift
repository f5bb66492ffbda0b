/// Apple's [UISlider](https://developer.apple.com/documentation/uikit/uislider).
@MainActor
open class UISlider: UIControl {
    open override class var interfaceElement: String { "slider" }

    open var value: Float = 0 { didSet { write("value", value) } }
    open var minimumValue: Float = 0 { didSet { write("minValue", minimumValue) } }
    open var maximumValue: Float = 1 { didSet { write("maxValue", maximumValue) } }
    open var isContinuous = true { didSet { write("continuous", isContinuous) } }
    open var minimumValueImage: UIImage? { didSet { write(minimumValueImage, "minimumValueImage") } }
    open var maximumValueImage: UIImage? { didSet { write(maximumValueImage, "maximumValueImage") } }
    open var minimumTrackTintColor: UIColor? { didSet { write(minimumTrackTintColor, "minimumTrackTintColor") } }
    open var maximumTrackTintColor: UIColor? { didSet { write(maximumTrackTintColor, "maximumTrackTintColor") } }
    open var thumbTintColor: UIColor? { didSet { write(thumbTintColor, "thumbTintColor") } }
}

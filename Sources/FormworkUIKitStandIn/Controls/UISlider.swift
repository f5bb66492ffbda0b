/// Apple's [UISlider](https://developer.apple.com/documentation/uikit/uislider).
open class UISlider: UIControl {
    open var value: Float = 0 { didSet { write(value) } }
    open var minimumValue: Float = 0 { didSet { write(minimumValue) } }
    open var maximumValue: Float = 1 { didSet { write(maximumValue) } }
    open var isContinuous = true { didSet { write(isContinuous) } }
    open var minimumValueImage: UIImage? { didSet { write(minimumValueImage) } }
    open var maximumValueImage: UIImage? { didSet { write(maximumValueImage) } }
    open var minimumTrackTintColor: UIColor? { didSet { write(minimumTrackTintColor) } }
    open var maximumTrackTintColor: UIColor? { didSet { write(maximumTrackTintColor) } }
    open var thumbTintColor: UIColor? { didSet { write(thumbTintColor) } }
}

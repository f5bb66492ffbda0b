/// Apple's [UIPickerView](https://developer.apple.com/documentation/uikit/uipickerview).
open class UIPickerView: UIView {
    open weak var dataSource: (any UIPickerViewDataSource)?
    open weak var delegate: (any UIPickerViewDelegate)?
}

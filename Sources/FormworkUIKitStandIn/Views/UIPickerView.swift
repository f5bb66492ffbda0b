/// Apple's [UIPickerView](https://developer.apple.com/documentation/uikit/uipickerview).
@MainActor
open class UIPickerView: UIView {
    open override class var interfaceElement: String { "pickerView" }

    open weak var dataSource: (any UIPickerViewDataSource)?
    open weak var delegate: (any UIPickerViewDelegate)?
}

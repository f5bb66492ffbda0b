/// UIKit's `UIPickerView`.
@MainActor
open class UIPickerView: UIView {
    open override class var interfaceElement: String { "pickerView" }

    /// UIKit's `dataSource`.
    open weak var dataSource: (any UIPickerViewDataSource)?
    /// UIKit's `delegate`.
    open weak var delegate: (any UIPickerViewDelegate)?
}

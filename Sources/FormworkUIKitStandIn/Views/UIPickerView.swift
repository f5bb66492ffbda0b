/// UIKit's `UIPickerView`.
@MainActor
open class UIPickerView: UIView {
    override class var element: String { "pickerView" }

    /// UIKit's `dataSource`.
    open weak var dataSource: (any UIPickerViewDataSource)?
    /// UIKit's `delegate`.
    open weak var delegate: (any UIPickerViewDelegate)?
}

import FormworkDSL

@MainActor
open class UIPickerView: UIView {
    override class var element: String { "pickerView" }

    open weak var dataSource: (any UIPickerViewDataSource)?
    open weak var delegate: (any UIPickerViewDelegate)?
}

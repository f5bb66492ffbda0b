import FormworkDSL

@MainActor
open class UIPickerView: UIView {
    override class var element: String { "pickerView" }

    open weak var dataSource: AnyObject?
    open weak var delegate: AnyObject?
}

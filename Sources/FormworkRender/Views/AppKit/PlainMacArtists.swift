import FormworkLayout
import FormworkModel

/// A view of AppKit that is seen through.
struct ClearArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {}
}

/// A view that only code fills says what it is; one that holds others is seen through.
struct CustomViewArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        guard placed.children.isEmpty, let name = placed.view.element.customClass else { return }
        drawPlaceholder(name, into: &canvas)
    }
}

/// A collection view's background.
struct CollectionArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        let colors = values.child(node, key: "backgroundColors") ?? values.child(node, key: "primaryBackgroundColor")
        canvas.fillBounds(colors.flatMap { context.colors.paint(of: $0) } ?? paint("primaryBackgroundColor") ?? .AppKit.content)
    }
}

/// A control: what its cell says.
struct ControlArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        guard let artist = CellArtist(view, node, in: bounds) else { return }
        switch placed.name {
        case .textField, .secureTextField: artist.drawTextField(into: &canvas)
        case .button: artist.drawButton(into: &canvas)
        case .popUpButton: artist.drawPopUp(into: &canvas)
        case .imageView: artist.drawImageCell(into: &canvas)
        case .slider: artist.drawSlider(into: &canvas)
        case .segmentedControl: artist.drawSegmentedControl(into: &canvas)
        case .searchField: artist.drawSearchField(into: &canvas)
        case .comboBox: artist.drawComboBox(into: &canvas)
        case .tokenField: artist.drawTokenField(into: &canvas)
        case .stepper: artist.drawStepper(into: &canvas)
        case .datePicker: artist.drawDatePicker(into: &canvas)
        case .levelIndicator: artist.drawLevel(into: &canvas)
        case .pathControl: artist.drawPath(into: &canvas)
        default: drawPlaceholder(placed.view.element.className, into: &canvas)
        }
    }
}

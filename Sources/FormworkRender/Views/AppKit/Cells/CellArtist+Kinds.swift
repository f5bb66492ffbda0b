import FormworkModel
import FormworkTree

extension CellArtist {
    /// Draws the cell as what its element is.
    ///
    /// - Parameters:
    ///   - titleWidth: How much of the cell its title takes, in a form.
    ///   - canvas: Where it is drawn.
    func drawCell(titleWidth: Double = 0, into canvas: inout Canvas) {
        switch values.name(cell) {
        case .buttonCell: drawButton(into: &canvas)
        case .popUpButtonCell: drawPopUp(into: &canvas)
        case .imageCell: drawImageCell(into: &canvas)
        case .sliderCell: drawSlider(into: &canvas)
        case .segmentedCell: drawSegmentedControl(into: &canvas)
        case .searchFieldCell: drawSearchField(into: &canvas)
        case .comboBoxCell: drawComboBox(into: &canvas)
        case .tokenFieldCell: drawTokenField(into: &canvas)
        case .stepperCell: drawStepper(into: &canvas)
        case .datePickerCell: drawDatePicker(into: &canvas)
        default:
            if Element(document: values.document, node: cell).name == "levelIndicatorCell" { return drawLevel(into: &canvas) }
            if titleWidth > 0 { return drawFormCell(titleWidth, into: &canvas) }
            drawTextField(into: &canvas)
        }
    }

    /// A title, and a field behind it.
    private func drawFormCell(_ titleWidth: Double, into canvas: inout Canvas) {
        drawWell(frame.trailing(frame.size.width - titleWidth), radius: 0, into: &canvas)
        guard var block = runs(title, .AppKit.label) else { return }
        block.alignment = .right
        draw(block, in: frame.leading(titleWidth - 4), into: &canvas)
    }
}

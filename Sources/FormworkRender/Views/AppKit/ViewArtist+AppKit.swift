import FormworkLayout
import FormworkModel

extension ViewArtist {
    /// Draws a view of macOS.
    func drawAppKit(into canvas: inout Canvas) {
        switch placed.name {
        case .view, .stackView, .gridView, .tableCellView, .tableRowView, .containerView: break
        case .customView: drawCustomView(into: &canvas)
        case .box: drawBox(into: &canvas)
        case .tabView: drawTabView(into: &canvas)
        case .splitView: drawSplitView(into: &canvas)
        case .scrollView: drawScrollView(into: &canvas)
        case .clipView: drawClipView(into: &canvas)
        case .scroller: drawScroller(into: &canvas)
        case .tableView, .outlineView: drawTable(into: &canvas)
        case .tableHeaderView: drawTableHeader(into: &canvas)
        case .collectionView: drawCollection(into: &canvas)
        case .textView: drawMacTextView(into: &canvas)
        case .visualEffectView: drawEffectView(into: &canvas)
        case .progressIndicator: drawProgress(into: &canvas)
        case .switch: drawMacSwitch(into: &canvas)
        case .colorWell: drawMacColorWell(into: &canvas)
        case .matrix, .form: drawMatrix(into: &canvas)
        default: drawControl(into: &canvas)
        }
    }

    func drawAppKitFront(into canvas: inout Canvas) {}

    /// Draws what its cell says.
    private func drawControl(into canvas: inout Canvas) {
        guard let artist = CellArtist(self, node, in: bounds) else { return }
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

    /// A view that only code fills says what it is; one that holds others is seen through.
    private func drawCustomView(into canvas: inout Canvas) {
        guard placed.children.isEmpty, let name = placed.view.element.customClass else { return }
        drawPlaceholder(name, into: &canvas)
    }

    private func drawCollection(into canvas: inout Canvas) {
        let colors = values.child(node, key: "backgroundColors") ?? values.child(node, key: "primaryBackgroundColor")
        canvas.fillBounds(colors.flatMap { context.colors.paint(of: $0) } ?? paint("primaryBackgroundColor") ?? .AppKit.content)
    }
}

import FormworkLayout
import FormworkModel

extension ViewArtist {
    /// Draws a view of iOS or tvOS.
    func drawUIKit(into canvas: inout Canvas) {
        switch placed.name {
        case .label: drawLabel(into: &canvas)
        case .button: drawButton(into: &canvas)
        case .textField: drawTextField(into: &canvas)
        case .textView: drawTextView(into: &canvas)
        case .imageView: drawImageView(into: &canvas)
        case .view, .stackView, .tableViewCellContentView, .collectionViewCell, .collectionViewCellContentView, .collectionReusableView,
            .scrollView, .collectionView:
            drawBackground(into: &canvas)
        case .switch: drawSwitch(into: &canvas)
        case .slider: drawSlider(into: &canvas)
        case .segmentedControl: drawSegmentedControl(into: &canvas)
        case .stepper: drawStepper(into: &canvas)
        case .progressView: drawProgressView(into: &canvas)
        case .activityIndicatorView: drawActivityIndicator(into: &canvas)
        case .pageControl: drawPageControl(into: &canvas)
        case .datePicker: drawDatePicker(into: &canvas)
        case .pickerView: drawPickerView(into: &canvas)
        case .searchBar: drawSearchBar(into: &canvas)
        case .navigationBar: drawNavigationBar(into: &canvas)
        case .toolbar: drawToolbar(into: &canvas)
        case .tabBar: drawTabBar(into: &canvas)
        case .tableView: drawTableView(into: &canvas)
        case .tableViewCell: drawTableCell(into: &canvas)
        case .visualEffectView: drawVisualEffect(into: &canvas)
        case .colorWell: drawColorWell(into: &canvas)
        case .containerView: drawContainer(into: &canvas)
        case .webView, .wkWebView: drawMedium("globe", into: &canvas)
        case .mapView: drawMedium("map", into: &canvas)
        case .pdfView: drawMedium("doc", into: &canvas)
        case .glkView, .mtkView, .skView, .sceneKitView, .arscnView, .arskView: drawMedium("cube", into: &canvas)
        default: drawPlaceholder(placed.view.element.className, into: &canvas)
        }
    }

    /// Draws what stands before the subviews of a view of iOS or tvOS.
    func drawUIKitFront(into canvas: inout Canvas) {
        if placed.name == .tableViewCell { drawTableCellFront(into: &canvas) }
    }

    /// What a container view shows is another scene's.
    private func drawContainer(into canvas: inout Canvas) {
        drawBackground(into: &canvas)
        let embedded = values.child(node, .connections).map(values.children)?.lazy.compactMap { segue in
            values.string(.destination, segue).flatMap { values.document.element(id: $0) }?.label
        }.first
        drawPlaceholder(placed.view.element.userLabel ?? embedded ?? "Container View", into: &canvas)
    }
}

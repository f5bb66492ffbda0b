import FormworkModel

/// Maps views to their artists.
enum ArtistTable {
    /// Returns the artist of a view.
    static func artist(for view: DrawnView) -> any ViewArtist {
        view.context.isMac
            ? (appKit[view.placed.name] ?? ControlArtist.self).init(view: view)
            : (uiKit[view.placed.name] ?? other(view.placed.view.element.name)).init(view: view)
    }

    /// Returns the artist of a view that the table below doesn't have.
    private static func other(_ element: String) -> any ViewArtist.Type {
        LockupArtist.draws(element) ? LockupArtist.self : PlaceholderArtist.self
    }

    /// The artists of iOS and tvOS views; other views are drawn as a box with their class.
    private static let uiKit: [Name: any ViewArtist.Type] = [
        .label: LabelArtist.self, .button: ButtonArtist.self, .textField: TextFieldArtist.self, .textView: TextViewArtist.self,
        .imageView: ImageViewArtist.self,
        .view: BackgroundArtist.self, .stackView: BackgroundArtist.self, .tableViewCellContentView: BackgroundArtist.self,
        .collectionViewCell: BackgroundArtist.self, .collectionViewCellContentView: BackgroundArtist.self,
        .collectionReusableView: BackgroundArtist.self, .scrollView: BackgroundArtist.self, .collectionView: BackgroundArtist.self,
        .switch: SwitchArtist.self, .slider: SliderArtist.self, .segmentedControl: SegmentedControlArtist.self,
        .stepper: StepperArtist.self, .progressView: ProgressViewArtist.self, .activityIndicatorView: ActivityIndicatorArtist.self,
        .pageControl: PageControlArtist.self, .datePicker: DatePickerArtist.self, .pickerView: PickerViewArtist.self,
        .searchBar: SearchBarArtist.self, .navigationBar: NavigationBarArtist.self, .toolbar: ToolbarArtist.self,
        .tabBar: TabBarArtist.self, .tableView: TableViewArtist.self, .tableViewCell: TableCellArtist.self,
        .visualEffectView: VisualEffectArtist.self, .colorWell: ColorWellArtist.self, .containerView: ContainerArtist.self,
        .webView: ExternalContentArtist.self, .wkWebView: ExternalContentArtist.self, .mapView: ExternalContentArtist.self,
        .pdfView: ExternalContentArtist.self,
        .glkView: ExternalContentArtist.self, .mtkView: ExternalContentArtist.self, .skView: ExternalContentArtist.self,
        .sceneKitView: ExternalContentArtist.self,
        .arscnView: ExternalContentArtist.self, .arskView: ExternalContentArtist.self,
    ]

    /// The artists of macOS views; other views are drawn from their cell.
    private static let appKit: [Name: any ViewArtist.Type] = [
        .view: ClearArtist.self, .stackView: ClearArtist.self, .gridView: ClearArtist.self, .tableCellView: ClearArtist.self,
        .tableRowView: ClearArtist.self, .containerView: ClearArtist.self, .customView: CustomViewArtist.self,
        .box: BoxArtist.self, .tabView: TabViewArtist.self, .splitView: SplitViewArtist.self,
        .scrollView: ScrollViewArtist.self, .clipView: ClipViewArtist.self, .scroller: ScrollerArtist.self,
        .tableView: MacTableArtist.self, .outlineView: MacTableArtist.self, .tableHeaderView: TableHeaderArtist.self,
        .collectionView: CollectionArtist.self, .textView: MacTextViewArtist.self, .visualEffectView: EffectViewArtist.self,
        .progressIndicator: ProgressIndicatorArtist.self, .switch: MacSwitchArtist.self, .colorWell: MacColorWellArtist.self,
        .matrix: MatrixArtist.self, .form: MatrixArtist.self, .predicateEditor: PredicateEditorArtist.self,
        .ruleEditor: PredicateEditorArtist.self, .browser: BrowserArtist.self, .comboButton: ComboButtonArtist.self,
    ]
}

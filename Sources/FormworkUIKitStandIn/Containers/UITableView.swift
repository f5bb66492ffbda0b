import FormworkDSL

/// Apple's [UITableView](https://developer.apple.com/documentation/uikit/uitableview).
open class UITableView: UIScrollView {
    open override class var startingAttributes: [String: String] {
        [
            "clipsSubviews": "YES", "alwaysBounceVertical": "YES", "rowHeight": "-1", "sectionHeaderHeight": "-1",
            "sectionFooterHeight": "-1", "estimatedRowHeight": "-1", "estimatedSectionHeaderHeight": "-1",
            "estimatedSectionFooterHeight": "-1",
        ]
    }
    public enum Style: Int, Sendable, InterfaceWord { case plain, grouped, insetGrouped }

    public enum SeparatorInsetReference: Int, Sendable, InterfaceWord { case fromCellEdges, fromAutomaticInsets }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public init(frame: CGRect, style: Style) {
        super.init(frame: frame)
        self.style = style
        write("style", style)
    }

    public static let automaticDimension: CGFloat = -1

    public private(set) final var style = Style.plain
    open weak var dataSource: (any UITableViewDataSource)?
    open var tableHeaderView: UIView? { didSet { change(oldValue, tableHeaderView, "tableHeaderView") } }
    open var tableFooterView: UIView? { didSet { change(oldValue, tableFooterView, "tableFooterView") } }
    open var backgroundView: UIView? { didSet { change(oldValue, backgroundView, "backgroundView") } }

    private func change(_ old: UIView?, _ new: UIView?, _ key: String) {
        if old !== new { old?.removeFromSuperview() }
        if let new { addPart(new, .part(key: key)) }
    }

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
    open func register(_ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {}

    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { write(separatorStyle) } }
    open var rowHeight: CGFloat = automaticDimension { didSet { write(rowHeight) } }
    open var sectionHeaderHeight: CGFloat = automaticDimension { didSet { write(sectionHeaderHeight) } }
    open var sectionFooterHeight: CGFloat = automaticDimension { didSet { write(sectionFooterHeight) } }
    open var estimatedRowHeight: CGFloat = automaticDimension { didSet { write(estimatedRowHeight) } }
    open var estimatedSectionHeaderHeight: CGFloat = automaticDimension { didSet { write(estimatedSectionHeaderHeight) } }
    open var estimatedSectionFooterHeight: CGFloat = automaticDimension { didSet { write(estimatedSectionFooterHeight) } }
    open var allowsSelection = true { didSet { write(allowsSelection) } }
    open var allowsMultipleSelection = false { didSet { write(allowsMultipleSelection) } }
    open var allowsSelectionDuringEditing = false { didSet { write(allowsSelectionDuringEditing) } }
    open var allowsMultipleSelectionDuringEditing = false { didSet { write(allowsMultipleSelectionDuringEditing) } }
    open var insetsContentViewsToSafeArea = true { didSet { write(insetsContentViewsToSafeArea) } }
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { write(separatorInsetReference) } }
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { write(sectionIndexMinimumDisplayRowCount) } }
    open var isSpringLoaded = false { didSet { write(isSpringLoaded) } }
    open var isPrefetchingEnabled = true { didSet { write(isPrefetchingEnabled) } }
    open var isEditing = false { didSet { write(isEditing) } }
    open var selectionFollowsFocus = false { didSet { write(selectionFollowsFocus) } }
    open var cellLayoutMarginsFollowReadableWidth = false { didSet { write(cellLayoutMarginsFollowReadableWidth) } }
    open var separatorColor: UIColor? { didSet { write(separatorColor) } }
    open var sectionIndexColor: UIColor? { didSet { write(sectionIndexColor) } }
    open var sectionIndexBackgroundColor: UIColor? { didSet { write(sectionIndexBackgroundColor) } }
    open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { write(sectionIndexTrackingBackgroundColor) } }
    open var separatorInset = UIEdgeInsets.zero { didSet { write(separatorInset.inset("separatorInset")) } }
}

import FormworkDSL

/// UIKit's `UITableView`.
@MainActor
open class UITableView: UIScrollView {
    open override class var interfaceElement: String { "tableView" }
    open override class var startingAttributes: [String: String] {
        [
            "clipsSubviews": "YES", "alwaysBounceVertical": "YES", "rowHeight": "-1", "sectionHeaderHeight": "-1",
            "sectionFooterHeight": "-1", "estimatedRowHeight": "-1", "estimatedSectionHeaderHeight": "-1",
            "estimatedSectionFooterHeight": "-1",
        ]
    }
    /// UIKit's `Style`.
    public enum Style: Int, Sendable, InterfaceWord { case plain, grouped, insetGrouped }

    /// UIKit's `SeparatorInsetReference`.
    public enum SeparatorInsetReference: Int, Sendable, InterfaceWord { case fromCellEdges, fromAutomaticInsets }

    public override init(frame: CGRect) { super.init(frame: frame) }

    /// UIKit's initializer.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// UIKit's initializer.
    public init(frame: CGRect, style: Style) {
        super.init(frame: frame)
        self.style = style
        write("style", style)
    }

    /// UIKit's `automaticDimension`.
    public static let automaticDimension: CGFloat = -1

    /// UIKit's `style`.
    public private(set) final var style = Style.plain
    /// UIKit's `dataSource`.
    open weak var dataSource: (any UITableViewDataSource)?
    /// UIKit's `tableHeaderView`.
    open var tableHeaderView: UIView? { didSet { change(oldValue, tableHeaderView, "tableHeaderView") } }
    /// UIKit's `tableFooterView`.
    open var tableFooterView: UIView? { didSet { change(oldValue, tableFooterView, "tableFooterView") } }
    /// UIKit's `backgroundView`.
    open var backgroundView: UIView? { didSet { change(oldValue, backgroundView, "backgroundView") } }

    private func change(_ old: UIView?, _ new: UIView?, _ key: String) {
        if old !== new { old?.removeFromSuperview() }
        if let new { addPart(new, .part(key: key)) }
    }

    /// UIKit's `register`.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
    /// UIKit's `register`.
    open func register(_ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {}

    /// UIKit's `separatorStyle`.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { write("separatorStyle", separatorStyle) } }
    /// UIKit's `rowHeight`.
    open var rowHeight: CGFloat = automaticDimension { didSet { write("rowHeight", rowHeight) } }
    /// UIKit's `sectionHeaderHeight`.
    open var sectionHeaderHeight: CGFloat = automaticDimension { didSet { write("sectionHeaderHeight", sectionHeaderHeight) } }
    /// UIKit's `sectionFooterHeight`.
    open var sectionFooterHeight: CGFloat = automaticDimension { didSet { write("sectionFooterHeight", sectionFooterHeight) } }
    /// UIKit's `estimatedRowHeight`.
    open var estimatedRowHeight: CGFloat = automaticDimension { didSet { write("estimatedRowHeight", estimatedRowHeight) } }
    /// UIKit's `estimatedSectionHeaderHeight`.
    open var estimatedSectionHeaderHeight: CGFloat = automaticDimension {
        didSet { write("estimatedSectionHeaderHeight", estimatedSectionHeaderHeight) }
    }
    /// UIKit's `estimatedSectionFooterHeight`.
    open var estimatedSectionFooterHeight: CGFloat = automaticDimension {
        didSet { write("estimatedSectionFooterHeight", estimatedSectionFooterHeight) }
    }
    /// UIKit's `allowsSelection`.
    open var allowsSelection = true { didSet { write("allowsSelection", allowsSelection) } }
    /// UIKit's `allowsMultipleSelection`.
    open var allowsMultipleSelection = false { didSet { write("allowsMultipleSelection", allowsMultipleSelection) } }
    /// UIKit's `allowsSelectionDuringEditing`.
    open var allowsSelectionDuringEditing = false { didSet { write("allowsSelectionDuringEditing", allowsSelectionDuringEditing) } }
    /// UIKit's `allowsMultipleSelectionDuringEditing`.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { write("allowsMultipleSelectionDuringEditing", allowsMultipleSelectionDuringEditing) }
    }
    /// UIKit's `insetsContentViewsToSafeArea`.
    open var insetsContentViewsToSafeArea = true { didSet { write("contentViewInsetsToSafeArea", insetsContentViewsToSafeArea) } }
    /// UIKit's `separatorInsetReference`.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
        didSet { write("separatorInsetReference", separatorInsetReference) }
    }
    /// UIKit's `sectionIndexMinimumDisplayRowCount`.
    open var sectionIndexMinimumDisplayRowCount = 0 {
        didSet { write("sectionIndexMinimumDisplayRowCount", sectionIndexMinimumDisplayRowCount) }
    }
    /// UIKit's `isSpringLoaded`.
    open var isSpringLoaded = false { didSet { write("springLoaded", isSpringLoaded) } }
    /// UIKit's `isPrefetchingEnabled`.
    open var isPrefetchingEnabled = true { didSet { write("prefetchingEnabled", isPrefetchingEnabled) } }
    /// UIKit's `isEditing`.
    open var isEditing = false { didSet { write("editing", isEditing) } }
    /// UIKit's `selectionFollowsFocus`.
    open var selectionFollowsFocus = false { didSet { write("selectionFollowsFocus", selectionFollowsFocus) } }
    /// UIKit's `cellLayoutMarginsFollowReadableWidth`.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet { write("cellLayoutMarginsFollowReadableWidth", cellLayoutMarginsFollowReadableWidth) }
    }
    /// UIKit's `separatorColor`.
    open var separatorColor: UIColor? { didSet { write(separatorColor, "separatorColor") } }
    /// UIKit's `sectionIndexColor`.
    open var sectionIndexColor: UIColor? { didSet { write(sectionIndexColor, "sectionIndexColor") } }
    /// UIKit's `sectionIndexBackgroundColor`.
    open var sectionIndexBackgroundColor: UIColor? { didSet { write(sectionIndexBackgroundColor, "sectionIndexBackgroundColor") } }
    /// UIKit's `sectionIndexTrackingBackgroundColor`.
    open var sectionIndexTrackingBackgroundColor: UIColor? {
        didSet { write(sectionIndexTrackingBackgroundColor, "sectionIndexTrackingBackgroundColor") }
    }
    /// UIKit's `separatorInset`.
    open var separatorInset = UIEdgeInsets.zero { didSet { write(separatorInset.inset("separatorInset")) } }
}

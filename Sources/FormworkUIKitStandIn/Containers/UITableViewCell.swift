import FormworkDSL

/// Apple's [UITableViewCell](https://developer.apple.com/documentation/uikit/uitableviewcell).
open class UITableViewCell: UIView {
    open override class var startingAttributes: [String: String] { ["indentationWidth": "10"] }
    public enum CellStyle: Int, Sendable, InterfaceWord {
        case `default`, value1, value2, subtitle
    }

    public enum SelectionStyle: Int, Sendable, InterfaceWord { case none, blue, gray, `default` }

    public enum AccessoryType: Int, Sendable, InterfaceWord {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    public enum SeparatorStyle: Int, Sendable, InterfaceWord { case none, singleLine, singleLineEtched }

    public enum FocusStyle: Int, Sendable, InterfaceWord { case `default`, custom }

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        self.style = style
        super.init(frame: .zero)
        write("reuseIdentifier", reuseIdentifier)
        if style != .default { write("style", style) }
    }

    public override convenience init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }

    // Safe: generated code never decodes; other code that does gets this message.
    public required init?(coder: NSCoder) { fatalError("the stand-in reads no archives") }

    private let style: CellStyle
    public final let reuseIdentifier: String?

    public final lazy var contentView: UIView = {
        let view = UITableViewCellContentView()
        addPart(view, .part(key: "contentView"))
        view.standInLayoutView.setAttribute("tableViewCell", to: standInLayoutView.id)
        return view
    }()

    public final lazy var textLabel: UILabel? = { part("textLabel", UILabel()) }()
    public final lazy var detailTextLabel: UILabel? = { style == .default ? nil : part("detailTextLabel", UILabel()) }()
    public final lazy var imageView: UIImageView? = { part("imageView", UIImageView()) }()

    /// Adds a view to the content view and writes its id as an attribute of the cell.
    private func part<Part: UIView>(_ name: String, _ view: Part) -> Part {
        write(name, view.standInLayoutView.id)
        contentView.addSubview(view)
        return view
    }

    open var accessoryView: UIView? { didSet { change(oldValue, accessoryView, "accessoryView") } }
    open var backgroundView: UIView? { didSet { change(oldValue, backgroundView, "backgroundView") } }
    open var selectedBackgroundView: UIView? { didSet { change(oldValue, selectedBackgroundView, "selectedBackgroundView") } }

    private func change(_ old: UIView?, _ new: UIView?, _ key: String) {
        if old !== new { old?.removeFromSuperview() }
        if let new { addPart(new, .part(key: key)) }
    }

    open func prepareForReuse() {}
    open func setSelected(_ selected: Bool, animated: Bool) {}
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {}

    open var selectionStyle = SelectionStyle.default { didSet { write(selectionStyle) } }
    open var accessoryType = AccessoryType.none { didSet { write(accessoryType) } }
    open var editingAccessoryType = AccessoryType.none { didSet { write(editingAccessoryType) } }
    open var indentationLevel = 0 { didSet { write(indentationLevel) } }
    open var indentationWidth: CGFloat = 10 { didSet { write(indentationWidth) } }
    open var shouldIndentWhileEditing = true { didSet { write(shouldIndentWhileEditing) } }
    open var showsReorderControl = false { didSet { write(showsReorderControl) } }
    open var focusStyle = FocusStyle.default { didSet { write(focusStyle) } }
    open var separatorInset = UIEdgeInsets.zero { didSet { write(separatorInset.inset("separatorInset")) } }
}

/// The content view of a cell of a table view.
final class UITableViewCellContentView: UIView {
    public override class var startingAttributes: [String: String] { ["opaque": "NO"] }
}

/// Apple's [UITableViewHeaderFooterView](https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview).
open class UITableViewHeaderFooterView: UIView {
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    // Safe: generated code never decodes; other code that does gets this message.
    public required init?(coder: NSCoder) { fatalError("the stand-in reads no archives") }

    public final let reuseIdentifier: String?
    public final lazy var contentView: UIView = {
        let view = UIView()
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
        return view
    }()
}

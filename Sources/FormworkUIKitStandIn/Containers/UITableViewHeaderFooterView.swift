import FormworkDSL

@MainActor
open class UITableViewHeaderFooterView: UIView {
    override class var element: String { "view" }

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) { fatalError("the stand-in reads no archives") }

    public final let reuseIdentifier: String?
    public final lazy var contentView: UIView = {
        let view = UIView()
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
        return view
    }()
}

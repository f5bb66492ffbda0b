import FormworkTree

/// The title label of a button, which writes its properties into the button's element.
final class ButtonTitleLabel: UILabel {
    // Safe: the button creates and owns the label.
    private unowned let button: UIButton

    init(of button: UIButton) {
        self.button = button
        UIView.whole = button
        super.init(frame: .zero)
        UIView.whole = nil
        lineBreakMode = .byTruncatingMiddle
        isReady = true
    }

    // Safe: generated code never decodes; other code that does gets this message.
    required init?(coder: NSCoder) { fatalError("the stand-in reads no archives") }

    private var isReady = false

    override func writeAttribute(_ name: String, _ value: String?) {
        guard isReady else { return }
        if name == "lineBreakMode" { return button.writeAttribute(name, value) }
        StandIn.cannotWrite("button", "titleLabel.\(name)")
    }

    override func write(_ content: ElementFragment) {
        guard isReady else { return }
        switch content["key"] {
        case "fontDescription": button.write(content)
        case "shadowOffset":
            var content = content
            content["key"] = "titleShadowOffset"
            button.write(content)
        default: StandIn.cannotWrite("button", "titleLabel.\(content["key"] ?? content.name)")
        }
    }
}

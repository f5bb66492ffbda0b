import FormworkDSL

/// The label of a button: what is set on it is written into the button's element.
final class ButtonTitleLabel: UILabel {
    // Safe: the button makes the label and keeps it.
    private unowned let button: UIButton

    init(of button: UIButton) {
        self.button = button
        UIView.whole = button
        super.init(frame: .zero)
        UIView.whole = nil
        lineBreakMode = .byTruncatingMiddle
        isReady = true
    }

    // Safe: generated code decodes nothing, and a person's code that does is told so.
    required init?(coder: NSCoder) { fatalError("the stand-in reads no archives") }

    private var isReady = false

    override func writeAttribute(_ name: String, _ value: String?) {
        guard isReady else { return }
        if name == "lineBreakMode" { return button.writeAttribute(name, value) }
        StandIn.cannotWrite("button", "titleLabel.\(name)")
    }

    override func write(_ content: LayoutContent) {
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

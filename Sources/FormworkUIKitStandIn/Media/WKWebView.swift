import FormworkDSL

@MainActor
open class WKWebView: UIView {
    override class var element: String { "wkWebView" }

    open var allowsBackForwardNavigationGestures = false { didSet { write("allowsBackForwardNavigationGestures", allowsBackForwardNavigationGestures) } }
    open var allowsLinkPreview = true { didSet { write("allowsLinkPreview", allowsLinkPreview) } }
    open var customUserAgent: String? { didSet { write("customUserAgent", customUserAgent) } }
    open weak var navigationDelegate: AnyObject?
    open weak var uiDelegate: AnyObject?

    public init(frame: CGRect, configuration: WKWebViewConfiguration) { super.init(frame: frame) }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

}

@MainActor
open class WKWebViewConfiguration: NSObject {}

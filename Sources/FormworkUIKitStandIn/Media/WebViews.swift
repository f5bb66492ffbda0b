/// Apple's [WKWebView](https://developer.apple.com/documentation/webkit/wkwebview).
@MainActor
open class WKWebView: UIView {
    open override class var interfaceElement: String { "wkWebView" }

    open var allowsBackForwardNavigationGestures = false {
        didSet { write("allowsBackForwardNavigationGestures", allowsBackForwardNavigationGestures) }
    }
    open var allowsLinkPreview = true { didSet { write("allowsLinkPreview", allowsLinkPreview) } }
    open var customUserAgent: String? { didSet { write("customUserAgent", customUserAgent) } }
    open weak var navigationDelegate: AnyObject?
    open weak var uiDelegate: AnyObject?

    public init(frame: CGRect, configuration: WKWebViewConfiguration) { super.init(frame: frame) }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

}

/// Apple's [WKWebViewConfiguration](https://developer.apple.com/documentation/webkit/wkwebviewconfiguration).
@MainActor
open class WKWebViewConfiguration: NSObject {}

/// Apple's [UIWebView](https://developer.apple.com/documentation/uikit/uiwebview).
@MainActor
open class UIWebView: UIView {
    open override class var interfaceElement: String { "webView" }

    open var scalesPageToFit = false { didSet { write("scalesPageToFit", scalesPageToFit) } }
    open weak var delegate: AnyObject?
}

/// Apple's [WKWebView](https://developer.apple.com/documentation/webkit/wkwebview).
open class WKWebView: UIView {
    open var allowsBackForwardNavigationGestures = false { didSet { write(allowsBackForwardNavigationGestures) } }
    open var allowsLinkPreview = true { didSet { write(allowsLinkPreview) } }
    open var customUserAgent: String? { didSet { write(customUserAgent) } }
    open weak var navigationDelegate: AnyObject?
    open weak var uiDelegate: AnyObject?

    public init(frame: CGRect, configuration: WKWebViewConfiguration) { super.init(frame: frame) }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

}

/// Apple's [WKWebViewConfiguration](https://developer.apple.com/documentation/webkit/wkwebviewconfiguration).
open class WKWebViewConfiguration: NSObject {}

/// Apple's [UIWebView](https://developer.apple.com/documentation/uikit/uiwebview).
open class UIWebView: UIView {
    open var scalesPageToFit = false { didSet { write(scalesPageToFit) } }
    open weak var delegate: AnyObject?
}

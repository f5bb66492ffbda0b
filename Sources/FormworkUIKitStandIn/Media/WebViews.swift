/// UIKit's `WKWebView`.
@MainActor
open class WKWebView: UIView {
    open override class var interfaceElement: String { "wkWebView" }

    /// UIKit's `allowsBackForwardNavigationGestures`.
    open var allowsBackForwardNavigationGestures = false {
        didSet { write("allowsBackForwardNavigationGestures", allowsBackForwardNavigationGestures) }
    }
    /// UIKit's `allowsLinkPreview`.
    open var allowsLinkPreview = true { didSet { write("allowsLinkPreview", allowsLinkPreview) } }
    /// UIKit's `customUserAgent`.
    open var customUserAgent: String? { didSet { write("customUserAgent", customUserAgent) } }
    /// UIKit's `navigationDelegate`.
    open weak var navigationDelegate: AnyObject?
    /// UIKit's `uiDelegate`.
    open weak var uiDelegate: AnyObject?

    /// UIKit's initializer.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) { super.init(frame: frame) }

    public override init(frame: CGRect) { super.init(frame: frame) }

    /// UIKit's initializer.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

}

/// UIKit's `WKWebViewConfiguration`.
@MainActor
open class WKWebViewConfiguration: NSObject {}

/// UIKit's `UIWebView`.
@MainActor
open class UIWebView: UIView {
    open override class var interfaceElement: String { "webView" }

    /// UIKit's `scalesPageToFit`.
    open var scalesPageToFit = false { didSet { write("scalesPageToFit", scalesPageToFit) } }
    /// UIKit's `delegate`.
    open weak var delegate: AnyObject?
}

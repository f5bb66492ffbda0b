import FormworkDSL

/// UIKit's `UIWebView`.
@MainActor
open class UIWebView: UIView {
    override class var element: String { "webView" }

    /// UIKit's `scalesPageToFit`.
    open var scalesPageToFit = false { didSet { write("scalesPageToFit", scalesPageToFit) } }
    /// UIKit's `delegate`.
    open weak var delegate: AnyObject?
}

import FormworkDSL

@MainActor
open class UIWebView: UIView {
    override class var element: String { "webView" }

    open var scalesPageToFit = false { didSet { write("scalesPageToFit", scalesPageToFit) } }
    open weak var delegate: AnyObject?
}

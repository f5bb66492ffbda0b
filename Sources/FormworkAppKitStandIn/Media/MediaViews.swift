/// AppKit's `WKWebView`.
@MainActor
open class WKWebView: NSView {
    open override class var interfaceElement: String { "wkWebView" }

    /// AppKit's `navigationDelegate`.
    open weak var navigationDelegate: AnyObject?
    /// AppKit's `uiDelegate`.
    open weak var uiDelegate: AnyObject?
}

/// AppKit's `WebView`.
@MainActor
open class WebView: NSView {
    open override class var interfaceElement: String { "webView" }

}

/// AppKit's `PDFView`.
@MainActor
open class PDFView: NSView {
    open override class var interfaceElement: String { "pdfView" }

    /// AppKit's `autoScales`.
    open var autoScales = false { didSet { write("autoScales", autoScales) } }
    /// AppKit's `displaysPageBreaks`.
    open var displaysPageBreaks = true { didSet { write("displaysPageBreaks", displaysPageBreaks) } }
    /// AppKit's `displayMode`.
    open var displayMode: PDFDisplayMode = .singlePageContinuous { didSet { write("displayMode", displayMode) } }
}

/// AppKit's `PDFDisplayMode`.
public enum PDFDisplayMode: Int, Sendable, InterfaceWord {
    case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}

/// AppKit's `MTKView`.
@MainActor
open class MTKView: NSView {
    open override class var interfaceElement: String { "mtkView" }

}

/// AppKit's `SCNView`.
@MainActor
open class SCNView: NSView {
    open override class var interfaceElement: String { "sceneKitView" }

}

/// AppKit's `SKView`.
@MainActor
open class SKView: NSView {
    open override class var interfaceElement: String { "skView" }

}

/// AppKit's `MKMapView`.
@MainActor
open class MKMapView: NSView {
    open override class var interfaceElement: String { "mapView" }

}

/// AppKit's `IKImageBrowserView`.
@MainActor
open class IKImageBrowserView: NSView {
    open override class var interfaceElement: String { "ikImageBrowserView" }

}

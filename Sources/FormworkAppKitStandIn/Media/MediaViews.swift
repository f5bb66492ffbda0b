/// Apple's [WKWebView](https://developer.apple.com/documentation/webkit/wkwebview).
@MainActor
open class WKWebView: NSView {
    open override class var interfaceElement: String { "wkWebView" }

    open weak var navigationDelegate: AnyObject?
    open weak var uiDelegate: AnyObject?
}

/// Apple's [WebView](https://developer.apple.com/documentation/webkit/webview).
@MainActor
open class WebView: NSView {
    open override class var interfaceElement: String { "webView" }

}

/// Apple's [PDFView](https://developer.apple.com/documentation/pdfkit/pdfview).
@MainActor
open class PDFView: NSView {
    open override class var interfaceElement: String { "pdfView" }

    open var autoScales = false { didSet { write("autoScales", autoScales) } }
    open var displaysPageBreaks = true { didSet { write("displaysPageBreaks", displaysPageBreaks) } }
    open var displayMode: PDFDisplayMode = .singlePageContinuous { didSet { write("displayMode", displayMode) } }
}

/// Apple's [PDFDisplayMode](https://developer.apple.com/documentation/pdfkit/pdfdisplaymode).
public enum PDFDisplayMode: Int, Sendable, InterfaceWord {
    case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}

/// Apple's [MTKView](https://developer.apple.com/documentation/metalkit/mtkview).
@MainActor
open class MTKView: NSView {
    open override class var interfaceElement: String { "mtkView" }

}

/// Apple's [SCNView](https://developer.apple.com/documentation/scenekit/scnview).
@MainActor
open class SCNView: NSView {
    open override class var interfaceElement: String { "sceneKitView" }

}

/// Apple's [SKView](https://developer.apple.com/documentation/spritekit/skview).
@MainActor
open class SKView: NSView {
    open override class var interfaceElement: String { "skView" }

}

/// Apple's [MKMapView](https://developer.apple.com/documentation/mapkit/mkmapview).
@MainActor
open class MKMapView: NSView {
    open override class var interfaceElement: String { "mapView" }

}

/// Apple's [IKImageBrowserView](https://developer.apple.com/documentation/quartz/ikimagebrowserview).
@MainActor
open class IKImageBrowserView: NSView {
    open override class var interfaceElement: String { "ikImageBrowserView" }

}

/// Apple's [WKWebView](https://developer.apple.com/documentation/webkit/wkwebview).
open class WKWebView: NSView {
    open weak var navigationDelegate: AnyObject?
    open weak var uiDelegate: AnyObject?
}

/// Apple's [WebView](https://developer.apple.com/documentation/webkit/webview).
open class WebView: NSView {}

/// Apple's [PDFView](https://developer.apple.com/documentation/pdfkit/pdfview).
open class PDFView: NSView {
    open var autoScales = false { didSet { write(autoScales) } }
    open var displaysPageBreaks = true { didSet { write(displaysPageBreaks) } }
    open var displayMode: PDFDisplayMode = .singlePageContinuous { didSet { write(displayMode) } }
}

/// Apple's [PDFDisplayMode](https://developer.apple.com/documentation/pdfkit/pdfdisplaymode).
public enum PDFDisplayMode: Int, Sendable, InterfaceWord {
    case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}

/// Apple's [MTKView](https://developer.apple.com/documentation/metalkit/mtkview).
open class MTKView: NSView {}

/// Apple's [SCNView](https://developer.apple.com/documentation/scenekit/scnview).
open class SCNView: NSView {}

/// Apple's [SKView](https://developer.apple.com/documentation/spritekit/skview).
open class SKView: NSView {}

/// Apple's [MKMapView](https://developer.apple.com/documentation/mapkit/mkmapview).
open class MKMapView: NSView {}

/// Apple's [IKImageBrowserView](https://developer.apple.com/documentation/quartz/ikimagebrowserview).
open class IKImageBrowserView: NSView {}

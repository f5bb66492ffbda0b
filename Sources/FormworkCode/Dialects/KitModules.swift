/// The platforms' modules beside UIKit and AppKit.
package enum KitModules {
    /// The module of a view's class, by its element.
    static let byElement = [
        "wkWebView": "WebKit", "mapView": "MapKit", "glkView": "GLKit", "mtkView": "MetalKit", "skView": "SpriteKit",
        "sceneKitView": "SceneKit", "arscnView": "ARKit", "arskView": "ARKit", "pdfView": "PDFKit",
    ]

    /// Each of them once.
    package static let all = Set(byElement.values).sorted()
}

extension UIKitClasses {
    /// Views of other frameworks.
    static let media: [KitClass] = [
        KitClass(
            name: "WKWebView", parent: "UIView", elements: ["wkWebView"],
            rules: [
                .bool("allowsBackForwardNavigationGestures", "allowsBackForwardNavigationGestures", false),
                .bool("allowsLinkPreview", "allowsLinkPreview", true), .string("customUserAgent", "customUserAgent"),
            ],
            parts: [
                .none("wkWebViewConfiguration", key: "configuration", "a web view's configuration is not written yet")
            ]),
        KitClass(
            name: "MKMapView", parent: "UIView", elements: ["mapView"],
            rules: [
                .word(
                    "mapType", "mapType", "standard satellite hybrid satelliteFlyover hybridFlyover mutedStandard", "standard"),
                .bool("zoomEnabled", "isZoomEnabled", true), .bool("scrollEnabled", "isScrollEnabled", true),
                .bool("rotateEnabled", "isRotateEnabled", true), .bool("pitchEnabled", "isPitchEnabled", true),
                .bool("showsUserLocation", "showsUserLocation", false), .bool("showsBuildings", "showsBuildings", true),
                .bool("showsPointsOfInterest", "showsPointsOfInterest", true), .bool("showsTraffic", "showsTraffic", false),
                .bool("showsCompass", "showsCompass", true), .bool("showsScale", "showsScale", false),
            ]),
        KitClass(
            name: "UIWebView", parent: "UIView", elements: ["webView"],
            rules: [.bool("scalesPageToFit", "scalesPageToFit", false)]),
        KitClass(
            name: "GLKView", parent: "UIView", elements: ["glkView"],
            rules: [.bool("enableSetNeedsDisplay", "enableSetNeedsDisplay", true)]),
        KitClass(
            name: "MTKView", parent: "UIView", elements: ["mtkView"],
            rules: [
                .word(
                    "colorPixelFormat", "colorPixelFormat", "BGRA8Unorm:bgra8Unorm BGRA8Unorm_sRGB:bgra8Unorm_srgb RGBA16Float:rgba16Float",
                    nil),
                .word(
                    "depthStencilPixelFormat", "depthStencilPixelFormat",
                    "Depth32Float:depth32Float Depth32Float_Stencil8:depth32Float_stencil8 Invalid:invalid", nil),
            ]),
        KitClass(name: "SKView", parent: "UIView", elements: ["skView"]),
        KitClass(name: "SCNView", parent: "UIView", elements: ["sceneKitView"]),
        KitClass(name: "ARSCNView", parent: "SCNView", elements: ["arscnView"]),
        KitClass(name: "ARSKView", parent: "SKView", elements: ["arskView"]),
    ]
}

/// Apple's [MTKView](https://developer.apple.com/documentation/metalkit/mtkview).
@MainActor
open class MTKView: UIView {
    open override class var interfaceElement: String { "mtkView" }

    open var colorPixelFormat = MTLPixelFormat.bgra8Unorm { didSet { write("colorPixelFormat", colorPixelFormat) } }
    open var depthStencilPixelFormat = MTLPixelFormat.invalid { didSet { write("depthStencilPixelFormat", depthStencilPixelFormat) } }
    open weak var delegate: AnyObject?
}

/// Apple's [MTLPixelFormat](https://developer.apple.com/documentation/metal/mtlpixelformat).
public enum MTLPixelFormat: Int, Sendable, InterfaceWord {
    case invalid = 0
    case bgra8Unorm = 80
    case bgra8Unorm_srgb = 81
    case rgba16Float = 115
    case depth32Float = 252
    case depth32Float_stencil8 = 260

    package var interfaceWord: String {
        switch self {
        case .invalid: "Invalid"
        case .bgra8Unorm: "BGRA8Unorm"
        case .bgra8Unorm_srgb: "BGRA8Unorm_sRGB"
        case .rgba16Float: "RGBA16Float"
        case .depth32Float: "Depth32Float"
        case .depth32Float_stencil8: "Depth32Float_Stencil8"
        }
    }
}

/// Apple's [MTKView](https://developer.apple.com/documentation/metalkit/mtkview).
open class MTKView: UIView {
    open var colorPixelFormat = MTLPixelFormat.bgra8Unorm { didSet { write(colorPixelFormat) } }
    open var depthStencilPixelFormat = MTLPixelFormat.invalid { didSet { write(depthStencilPixelFormat) } }
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
}

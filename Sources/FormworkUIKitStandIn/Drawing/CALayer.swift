/// Apple's [CALayer](https://developer.apple.com/documentation/quartzcore/calayer).
@MainActor
public final class CALayer {
    // Safe: the view creates and owns the layer.
    unowned let view: UIView

    init(_ view: UIView) { self.view = view }

    public var cornerRadius: CGFloat = 0 { didSet { view.setRuntimeAttribute("layer.cornerRadius", .number(cornerRadius)) } }
    public var borderWidth: CGFloat = 0 { didSet { view.setRuntimeAttribute("layer.borderWidth", .number(borderWidth)) } }
    public var masksToBounds = false { didSet { view.setRuntimeAttribute("layer.masksToBounds", .boolean(masksToBounds)) } }
    public var shadowOpacity: Float = 0 {
        didSet { view.setRuntimeAttribute("layer.shadowOpacity", .number(Double("\(shadowOpacity)") ?? 0)) }
    }
    public var shadowRadius: CGFloat = 3 { didSet { view.setRuntimeAttribute("layer.shadowRadius", .number(shadowRadius)) } }
    public var shadowOffset = CGSize(width: 0, height: -3) {
        didSet { view.setRuntimeAttribute("layer.shadowOffset", .size(shadowOffset)) }
    }
    public var borderColor: CGColor? {
        didSet { view.setRuntimeAttribute("layer.borderColor", borderColor?.runtimeValue ?? .nothing) }
    }
    public var shadowColor: CGColor? {
        didSet { view.setRuntimeAttribute("layer.shadowColor", shadowColor?.runtimeValue ?? .nothing) }
    }
    public var zPosition: CGFloat = 0 { didSet { view.setRuntimeAttribute("layer.zPosition", .number(zPosition)) } }
    public var opacity: Float = 1 { didSet { view.setRuntimeAttribute("layer.opacity", .number(Double("\(opacity)") ?? 0)) } }
    public var shouldRasterize = false { didSet { view.setRuntimeAttribute("layer.shouldRasterize", .boolean(shouldRasterize)) } }

    public func setValue(_ value: Any?, forKeyPath path: String) { view.setValue(value, forKeyPath: "layer." + path) }

    public func setValue(_ value: Any?, forKey key: String) { view.setValue(value, forKeyPath: "layer." + key) }
}

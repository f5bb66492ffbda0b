/// UIKit's `CALayer`.
@MainActor
public final class CALayer {
    // Safe: the view makes the layer and keeps it.
    unowned let view: UIView

    init(_ view: UIView) { self.view = view }

    /// UIKit's `cornerRadius`.
    public var cornerRadius: CGFloat = 0 { didSet { view.setRuntimeAttribute("layer.cornerRadius", .number(cornerRadius)) } }
    /// UIKit's `borderWidth`.
    public var borderWidth: CGFloat = 0 { didSet { view.setRuntimeAttribute("layer.borderWidth", .number(borderWidth)) } }
    /// UIKit's `masksToBounds`.
    public var masksToBounds = false { didSet { view.setRuntimeAttribute("layer.masksToBounds", .boolean(masksToBounds)) } }
    /// UIKit's `shadowOpacity`.
    public var shadowOpacity: Float = 0 {
        didSet { view.setRuntimeAttribute("layer.shadowOpacity", .number(Double("\(shadowOpacity)") ?? 0)) }
    }
    /// UIKit's `shadowRadius`.
    public var shadowRadius: CGFloat = 3 { didSet { view.setRuntimeAttribute("layer.shadowRadius", .number(shadowRadius)) } }
    /// UIKit's `shadowOffset`.
    public var shadowOffset = CGSize(width: 0, height: -3) {
        didSet { view.setRuntimeAttribute("layer.shadowOffset", .size(shadowOffset)) }
    }
    /// UIKit's `borderColor`.
    public var borderColor: CGColor? {
        didSet { view.setRuntimeAttribute("layer.borderColor", borderColor?.runtimeValue ?? .nothing) }
    }
    /// UIKit's `shadowColor`.
    public var shadowColor: CGColor? {
        didSet { view.setRuntimeAttribute("layer.shadowColor", shadowColor?.runtimeValue ?? .nothing) }
    }
    /// UIKit's `zPosition`.
    public var zPosition: CGFloat = 0 { didSet { view.setRuntimeAttribute("layer.zPosition", .number(zPosition)) } }
    /// UIKit's `opacity`.
    public var opacity: Float = 1 { didSet { view.setRuntimeAttribute("layer.opacity", .number(Double("\(opacity)") ?? 0)) } }
    /// UIKit's `shouldRasterize`.
    public var shouldRasterize = false { didSet { view.setRuntimeAttribute("layer.shouldRasterize", .boolean(shouldRasterize)) } }

    /// UIKit's `setValue`.
    public func setValue(_ value: Any?, forKeyPath path: String) { view.setValue(value, forKeyPath: "layer." + path) }

    /// UIKit's `setValue`.
    public func setValue(_ value: Any?, forKey key: String) { view.setValue(value, forKeyPath: "layer." + key) }
}

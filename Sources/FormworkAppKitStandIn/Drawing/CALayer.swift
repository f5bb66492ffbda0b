/// Apple's [CALayer](https://developer.apple.com/documentation/quartzcore/calayer). Values set by key path become runtime attributes of its view.
open class CALayer: NSObject {
    private weak var view: NSView?

    init(_ view: NSView) {
        self.view = view
        super.init()
    }

    public func setValue(_ value: Any?, forKeyPath path: String) { view?.setValue(value, forKeyPath: "layer." + path) }
}

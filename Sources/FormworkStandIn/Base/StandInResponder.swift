/// The base class of `UIResponder` and `NSResponder`.
open class StandInResponder: NSObject {
    public override init() { super.init() }
}

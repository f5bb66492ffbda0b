/// The base class of `UIResponder` and `NSResponder`.
@MainActor
open class StandInResponder: NSObject {
    public override init() { super.init() }
}

/// The base of what answers to events: `UIResponder` and `NSResponder`.
@MainActor
open class StandInResponder: NSObject {
    public override init() { super.init() }
}

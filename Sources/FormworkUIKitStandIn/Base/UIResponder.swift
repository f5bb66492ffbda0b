/// UIKit's `UIResponder`.
@MainActor
open class UIResponder: NSObject {
    public override init() { super.init() }
}

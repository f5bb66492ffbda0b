/// UIKit's `NSCoder`.
open class NSCoder: NSObject {}

open class NSCoder: NSObject {}

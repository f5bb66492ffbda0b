/// UIKit's `UIBarStyle`.
public enum UIBarStyle: Int, Sendable, InterfaceWord {
    case `default`, black, blackTranslucent

    /// UIKit's `blackOpaque`.
    public static var blackOpaque: UIBarStyle { .black }
}

public enum UIBarStyle: Int, Sendable, InterfaceWord {
    case `default`, black, blackTranslucent

    public static var blackOpaque: UIBarStyle { .black }
}

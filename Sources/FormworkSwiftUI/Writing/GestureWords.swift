/// The modifiers for gesture recognizers.
enum GestureWords {
    static let words = ["tapGestureRecognizer": "onTapGesture", "longPressGestureRecognizer": "onLongPressGesture"]
}

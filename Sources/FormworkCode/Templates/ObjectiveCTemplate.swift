/// The template of Objective-C with AutoLayoutKit.
enum ObjectiveCTemplate {
    static let text = ""
}

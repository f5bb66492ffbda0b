import FormworkModel
struct UIKitProperties { func code(for view: View, variable: String) -> PropertyCode { PropertyCode(initializer: view.element.className + "()") } }

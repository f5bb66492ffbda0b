import FormworkModel
struct AppKitProperties { func code(for view: View, variable: String) -> PropertyCode { PropertyCode(initializer: view.element.className + "()") } }

/// The settings shared by all constraints that a call makes (see <doc:ChainingLanguage#Calls>).
struct ConstraintRequest<View: ConstrainedView> {
    let priority: LayoutPriority
    let site: CallSite
    let handler: ((View.Constraint) -> Void)?

    init(_ priority: LayoutPriority, file: String, line: Int, handler: ((View.Constraint) -> Void)?) {
        self.priority = priority
        site = CallSite(file: file, line: line)
        self.handler = handler
    }
}

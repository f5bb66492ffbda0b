/// The settings shared by all constraints that a call makes (see <doc:ChainingLanguage#Calls>).
struct ConstraintRequest<View: ConstrainedView> {
    let priority: LayoutPriority
    let site: CallSite
    let handler: ((View.Constraint) -> Void)?

    init(_ priority: LayoutPriority, _ file: String, _ line: Int, _ handler: ((View.Constraint) -> Void)?) {
        self.priority = priority
        site = CallSite(file: file, line: line)
        self.handler = handler
    }
}

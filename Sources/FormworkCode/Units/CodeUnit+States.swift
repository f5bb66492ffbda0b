public import FormworkModel

extension CodeUnit {
    /// A state that a method of the code brings the views into.
    public enum State: Hashable, Sendable {
        /// A layout template is applied, by its number.
        case template(Int)
        /// What is for other size classes than those of a phone that is held upright is installed.
        case sizeClasses(horizontal: InterfaceDocument.SizeClass, vertical: InterfaceDocument.SizeClass)
        /// A view is hidden, by its number, with all that follows it.
        case hidden(Int)
    }

    /// The states beside the one in which views are made: layout templates first.
    ///
    /// - Complexity: O(n) in the number of templates and masters.
    public var states: [State] {
        let others: [State] = [
            .sizeClasses(horizontal: .compact, vertical: .compact), .sizeClasses(horizontal: .regular, vertical: .compact),
            .sizeClasses(horizontal: .regular, vertical: .regular),
        ]
        return templates.indices.map(State.template) + (adapts ? others : [])
            + (masters + collapsing).map { .hidden($0.view) }
    }

    /// The statements in Swift that bring an object of the class into a state.
    package func calls(on object: String, for state: State?) -> [String] {
        let first = adapts ? ["\(object).adapt(horizontal: .compact, vertical: .regular)"] : []
        switch state {
        case nil: return first
        case .template(let number): return first + ["\(object).\(templates[number].methodName)()"]
        case .sizeClasses(let horizontal, let vertical):
            return ["\(object).adapt(horizontal: .\(horizontal.rawValue), vertical: .\(vertical.rawValue))"]
        case .hidden(let number):
            let name = views[number].name
            return first + ["\(object).set\(name.prefix(1).uppercased() + name.dropFirst())Hidden(true)"]
        }
    }

    /// What a person would call a state.
    package func title(of state: State) -> String {
        switch state {
        case .template(let number): "template '\(templates[number].title)'"
        case .sizeClasses(let horizontal, let vertical): "\(horizontal.rawValue) width, \(vertical.rawValue) height"
        case .hidden(let number): "'\(views[number].name)' hidden"
        }
    }
}

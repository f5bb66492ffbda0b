public import FormworkModel

extension CodeUnit {
    /// A state of the views that a method of the code sets.
    public enum State: Hashable, Sendable {
        /// A layout template, by its number.
        case template(Int)
        /// Size classes other than those of a phone in portrait orientation.
        case sizeClasses(horizontal: InterfaceDocument.SizeClass, vertical: InterfaceDocument.SizeClass)
        /// A hidden view, by its number, with all views that follow it.
        case hidden(Int)
    }

    /// The states other than the initial one, starting with layout templates.
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

    /// Returns the Swift statements that bring an object of the class into a state.
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

    /// Returns a human-readable title of a state.
    package func title(of state: State) -> String {
        switch state {
        case .template(let number): "template '\(templates[number].title)'"
        case .sizeClasses(let horizontal, let vertical): "\(horizontal.rawValue) width, \(vertical.rawValue) height"
        case .hidden(let number): "'\(views[number].name)' hidden"
        }
    }
}

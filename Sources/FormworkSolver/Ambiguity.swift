/// A variable that the constraints leave room for.
public struct Ambiguity: Hashable, Sendable {
    /// The variable.
    public var variable: Variable
    /// The lowest priority at which something still narrowed the variable's values or those it hangs together with; nil where
    /// nothing says a word about them.
    public var lowestPriority: Priority?

    /// A variable with room, and how far down something narrowed it.
    public init(variable: Variable, lowestPriority: Priority?) {
        self.variable = variable
        self.lowestPriority = lowestPriority
    }
}

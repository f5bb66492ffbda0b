/// A variable that the constraints do not determine.
public struct Ambiguity: Hashable, Sendable {
    /// The variable.
    public var variable: Variable
    /// The lowest priority at which something narrowed the values of the variable, or of variables connected with it; nil where nothing constrains
    /// them.
    public var lowestPriority: Priority?

    /// Creates an ambiguity of a variable, with the lowest priority that narrowed it.
    public init(variable: Variable, lowestPriority: Priority?) {
        self.variable = variable
        self.lowestPriority = lowestPriority
    }
}

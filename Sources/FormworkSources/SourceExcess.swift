/// A source that is too deeply nested to be parsed within bounds of stack and time.
package struct SourceExcess: Error, Equatable {
    /// For messages: lower case, no full stop.
    package var reason: String
}

/// A source nested too deeply to be parsed within limits of stack and time.
package struct SourceExcess: Error, Equatable {
    /// The reason for messages, in lower case without a full stop.
    package var reason: String
}

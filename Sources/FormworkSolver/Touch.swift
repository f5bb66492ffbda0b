/// What happened to a block since the last solving.
enum Touch: UInt8 {
    case none
    /// Nothing but values of held variables changed.
    case moved
    case changed
}

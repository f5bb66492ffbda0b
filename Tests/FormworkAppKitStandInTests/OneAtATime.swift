import Testing

/// The tests of the stand-in share its one document, with those of the other platforms' stand-ins: each begins with a new one, and gives the
/// main actor back when it is done with it.
@Suite(.serialized) enum OneAtATime {}

import Testing

/// The tests of the stand-in share its one document: they run one after the other.
@Suite(.serialized) enum OneAtATime {}

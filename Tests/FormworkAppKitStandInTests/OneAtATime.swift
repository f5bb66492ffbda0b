import Testing

/// Serialises the tests of the stand-ins, which share one document across platforms: each test begins with a new one, and does not suspend
/// before it is done.
@Suite(.serialized) enum OneAtATime {}

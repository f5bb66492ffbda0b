import NIOCore

/// What connections may cost. Whatever program or page of this machine makes them: they are answered or closed within these bounds.
struct ConnectionLimits: Sendable {
    /// How many there are at once; a further one takes the place of the oldest that has not shown the secret.
    var connections = 64
    /// How many bytes a request has, its line and its fields; none that a page sends has a body.
    var requestBytes = 16_384
    /// How soon a request is there, from the beginning of its connection.
    var requestTime = TimeAmount.seconds(10)
    /// How long an answer may take to be read.
    var answerTime = TimeAmount.seconds(60)
    /// How long what still arrives is read and dropped after an answer: a connection that is closed over it may take the answer along.
    var lingerTime = TimeAmount.seconds(1)
    /// How many bytes a message of a page has.
    var messageBytes = 65_536
    /// How many messages of a page wait for an answer.
    var unansweredMessages = 32
    /// How many messages wait for a page to read them; a page that does not is disconnected, and comes back for the newest.
    var unreadMessages = 32
}

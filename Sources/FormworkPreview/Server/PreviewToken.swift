/// A secret in an address. Without it, nothing can be read.
struct PreviewToken: Sendable {
    /// 192 random bits as 32 URL-safe characters.
    let text: String

    /// Creates an unpredictable token with the system's random number generator.
    init() {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
        var generator = SystemRandomNumberGenerator()
        let letters = (0..<32).map { _ in alphabet[Int.random(in: 0..<64, using: &generator)] }
        text = String(decoding: letters, as: UTF8.self)
    }

    /// Whether a text equals the token. The comparison takes constant time for texts of the same length.
    func matches(_ other: some StringProtocol) -> Bool {
        let (mine, others) = (Array(text.utf8), Array(other.utf8))
        guard mine.count == others.count else { return false }
        return zip(mine, others).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

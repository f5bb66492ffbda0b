/// A secret in an address: who does not know it, reads nothing.
struct PreviewToken: Sendable {
    /// 192 random bits as 32 characters that stand in addresses as they are.
    let text: String

    /// A token that nobody can guess, of the system's generator.
    init() {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
        var generator = SystemRandomNumberGenerator()
        let letters = (0..<32).map { _ in alphabet[Int.random(in: 0..<64, using: &generator)] }
        text = String(decoding: letters, as: UTF8.self)
    }

    /// Whether a text is the token. How long it takes does not say where they differ.
    func matches(_ other: some StringProtocol) -> Bool {
        let (mine, others) = (Array(text.utf8), Array(other.utf8))
        guard mine.count == others.count else { return false }
        return zip(mine, others).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

extension Vocabulary {
    package static let appKit = Vocabulary([])
}

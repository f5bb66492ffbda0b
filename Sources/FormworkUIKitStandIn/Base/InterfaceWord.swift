/// A value that Interface Builder writes as a word.
protocol InterfaceWord {
    /// The word; by default the name of the case.
    var interfaceWord: String { get }
}

extension InterfaceWord {
    var interfaceWord: String { "\(self)" }
}

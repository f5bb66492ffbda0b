/// A value that Interface Builder writes as a word.
package protocol InterfaceWord {
    /// The word; by default the name of the case.
    var interfaceWord: String { get }
}

extension InterfaceWord {
    package var interfaceWord: String { "\(self)" }
}

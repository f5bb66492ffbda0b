/// A value that Interface Builder writes as a keyword.
package protocol InterfaceWord {
    /// The keyword; the name of the case by default.
    var interfaceWord: String { get }
}

extension InterfaceWord {
    package var interfaceWord: String { "\(self)" }
}

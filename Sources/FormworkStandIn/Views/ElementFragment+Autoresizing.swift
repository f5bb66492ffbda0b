package import FormworkTree
import FormworkVocabulary

extension ElementFragment {
    /// Creates Interface Builder's element for an autoresizing mask. Both platforms number the bits in the same way.
    package init(autoresizingMask bits: UInt) {
        self.init("autoresizingMask", ["key": "autoresizingMask"])
        for word in Vocabulary.appKit.words("autoresizingMask").texts(in: Int(truncatingIfNeeded: bits)) { self[word] = "YES" }
    }
}

/// A method of a class, as its source declares it.
package struct MethodFacts: Hashable, Sendable {
    /// How a document can reach it.
    package enum Exposure: UInt8, Sendable, CaseIterable {
        /// As Swift alone knows it: no message reaches it, unless a protocol or a superclass makes it one of Objective-C's.
        case swift
        /// By its selector, as any method of Objective-C.
        case selector
        /// As an action that Interface Builder shows.
        case action
    }

    /// As Objective-C has it: `show:`, `show:forEvent:`.
    package var selector: String
    package var exposure: Exposure
    package var position: SourcePosition

    package init(selector: String, exposure: Exposure, position: SourcePosition) {
        self.selector = selector
        self.exposure = exposure
        self.position = position
    }
}

extension MethodFacts: MemberFacts {
    var words: Set<String> { [selector] }

    func isSame(as other: MethodFacts) -> Bool { selector == other.selector && exposure == other.exposure }
}

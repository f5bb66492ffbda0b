/// A method of a class, as its source declares it.
package struct MethodFacts: Hashable, Sendable {
    /// The ways in which a document can reach the method.
    package enum Exposure: UInt8, Sendable, CaseIterable {
        /// Swift only: no message reaches it, unless a protocol or superclass exposes it to Objective-C.
        case swift
        /// By selector, like any Objective-C method.
        case selector
        /// As an action shown by Interface Builder.
        case action
    }

    /// The Objective-C selector: `show:`, `show:forEvent:`.
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

import FormworkTree
import FormworkVocabulary
import Synchronization

/// The rules for writing the objects of a class: the element and its steps.
struct ArchiveRules: Sendable {
    var element: ModernName
    var steps: [ArchiveStep]
    /// The keys that the steps read or drop.
    private let known: SymbolTable

    /// Creates rules from groups of steps.
    init(_ element: ModernName, _ groups: [ArchiveStep]...) {
        self.element = element
        steps = groups.flatMap(\.self)
        known = SymbolTable(steps.flatMap(\.keys))
    }

    /// Whether a step reads or drops a key. A node without a key is an item of a list.
    // Safe pointers: the caller passes the bytes of the tree, and the key is a range in them.
    func knows(_ key: TextRange, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        known.find(key, in: bytes) != nil || ArchiveKeys.dropped.find(key, in: bytes) != nil
    }
}

/// The rules by class.
extension ArchiveRules {
    static func rules(for name: ArchiveClass) -> ArchiveRules? {
        cache.withLock { cache in
            if let known = cache[Int(name.rawValue)] { return known }
            let rules = whole[name]?() ?? appKitRules(for: name.spelling)
            cache[Int(name.rawValue)] = .some(rules)
            return rules
        }
    }

    private static let cache = Mutex<[ArchiveRules??]>(.init(repeating: nil, count: ArchiveClass.allCases.count))

    /// The names of the AppKit classes with rules.
    static let macClassNames = ArchiveClass.allCases.filter { whole[$0] != nil || appKitElement(of: $0.spelling) != nil }.map(\.spelling)

    /// Returns an AppKit class's element, and the class in the vocabulary that describes it; nil for a class without an element.
    static func appKitElement(of name: String) -> (element: String, class: VocabularyClass)? {
        // Attributes of texts aren't objects of a document.
        if name == "NSParagraphStyle" { return nil }
        let (vocabularyName, element) = otherClasses[name] ?? (name, nil)
        guard let described = Vocabulary.appKit.class(named: vocabularyName), let element = element ?? described.elements.first else {
            return nil
        }
        return (element, described)
    }

    /// The class in the vocabulary of each class in archives that the vocabulary doesn't have or describes by another one, with the element; nil
    /// for the first element of the class.
    private static let otherClasses: [String: (class: String, element: String?)] = [
        "NSCustomView": ("NSView", "customView"), "NSWindowTemplate": ("NSWindow", nil), "IBCustomFormatter": ("NSFormatter", nil),
        "NSCell": ("NSTextFieldCell", "customCell"),
        "IBCustomCell": ("NSTextFieldCell", "customCell"), "NSActionCell": ("NSTextFieldCell", "actionCell"),
        "NSFormCell": ("NSTextFieldCell", "formCell"), "QTMovieView": ("NSView", "qtMovieView"), "IKImageView": ("NSView", "ikImageView"),
        "QTCaptureView": ("NSView", "captureView"), "QCView": ("NSView", "qcView"),
    ]
}

/// One of the sizes of a control, with the height of its frame, its alignment insets and its baseline.
struct AppKitForm: Hashable, Sendable {
    /// The fixed height of the frame, in points; nil where the content determines it.
    var height: Double?
    /// The fixed width of the frame, in points; nil where the content determines it or there is none.
    var width: Double?
    /// The insets of the alignment rectangle in the frame.
    var insets = EdgeInsets.zero
    /// The distance from the alignment rectangle's bottom to the baseline; nil where the text is centered.
    var baseline: Double?
    /// The width of the alignment rectangle in addition to the text's.
    var padding: Double?

    init(_ height: Double?) { self.height = height }
}

/// The forms of a control by generation. In each generation the usual form is first; the others are recognized by their height.
struct AppKitForms: Sendable {
    var yosemite: [AppKitForm]
    var bigSur: [AppKitForm]
    var tahoe: [AppKitForm]

    init(_ yosemite: [AppKitForm], bigSur: [AppKitForm], tahoe: [AppKitForm]) {
        self.yosemite = yosemite
        self.bigSur = bigSur
        self.tahoe = tahoe
    }

    /// Creates forms that are the same in every generation.
    init(all form: AppKitForm) { self.init([form], bigSur: [form], tahoe: [form]) }

    subscript(generation: AppKitGeneration) -> [AppKitForm] {
        switch generation {
        case .yosemite: yosemite
        case .bigSur: bigSur
        case .tahoe: tahoe
        }
    }

    /// Returns the form of a control.
    ///
    /// A control of the newest generation that still has the height of the previous one was not laid out again, and keeps the previous form.
    /// - Parameters:
    ///   - generation: The document's generation.
    ///   - height: The frame's height, if it may be used.
    func form(in generation: AppKitGeneration, height: Double?) -> AppKitForm {
        let forms = self[generation]
        guard let height else { return forms[0] }
        if let exact = forms.first(where: { $0.height == height }) { return exact }
        if generation == .tahoe, let former = bigSur.first(where: { $0.height == height }) { return former }
        return forms[0]
    }
}

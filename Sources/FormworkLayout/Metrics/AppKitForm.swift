/// A size in which a control comes: its frame's height, what of it lies outside of the alignment rectangle, and where its text stands.
struct AppKitForm: Hashable, Sendable {
    /// The frame's height where nothing changes it, in points; nil where the content decides.
    var height: Double?
    /// The frame's width where nothing changes it, in points; nil where the content decides or there is none.
    var width: Double?
    /// The frame's distances around the alignment rectangle.
    var insets = EdgeInsets.zero
    /// From the alignment rectangle's bottom up to the baseline; nil where the text is centred.
    var baseline: Double?
    /// What the alignment rectangle's width has beyond the text's.
    var padding: Double?

    init(
        _ height: Double?, _ top: Double = 0, _ left: Double = 0, _ bottom: Double = 0, _ right: Double = 0, baseline: Double? = nil,
        padding: Double? = nil, width: Double? = nil
    ) {
        self.height = height
        self.width = width
        insets = EdgeInsets(top: top, left: left, bottom: bottom, right: right)
        self.baseline = baseline
        self.padding = padding
    }
}

/// The forms of a control by generation; in each the usual one first, then those that are told by their height.
struct AppKitForms: Sendable {
    var yosemite: [AppKitForm]
    var bigSur: [AppKitForm]
    var tahoe: [AppKitForm]

    init(_ yosemite: [AppKitForm], _ bigSur: [AppKitForm], _ tahoe: [AppKitForm]) {
        self.yosemite = yosemite
        self.bigSur = bigSur
        self.tahoe = tahoe
    }

    /// The same in every generation.
    init(all form: AppKitForm) { self.init([form], [form], [form]) }

    subscript(generation: AppKitGeneration) -> [AppKitForm] {
        switch generation {
        case .yosemite: yosemite
        case .bigSur: bigSur
        case .tahoe: tahoe
        }
    }

    /// The form that a control has.
    ///
    /// A control of the newest generation that still has the height of the one before was not laid out anew: it keeps that one's form.
    /// - Parameters:
    ///   - generation: The document's.
    ///   - height: The frame's, where it may be known.
    func form(in generation: AppKitGeneration, height: Double?) -> AppKitForm {
        let forms = self[generation]
        guard let height else { return forms[0] }
        if let exact = forms.first(where: { $0.height == height }) { return exact }
        if generation == .tahoe, let former = bigSur.first(where: { $0.height == height }) { return former }
        return forms[0]
    }
}

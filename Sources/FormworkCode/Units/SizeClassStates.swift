import FormworkModel
import FormworkTemplates
import FormworkTree

/// The states of a document for all size classes; empty for a document without size class variations.
struct SizeClassStates {
    /// The screens, with the state of the document on each, and a copy of the document in which the screen's variations are applied.
    private let screens: [(environment: CodeEnvironment, state: LayoutState, document: InterfaceDocument)]
    /// The variations that change attributes or children of views, by view.
    private let views: [Int: [InterfaceDocument.Variation]]
    /// The ids of the objects that are installed for other traits, such as an idiom.
    private let installedElsewhere: Set<String>

    /// - Complexity: O(n) in the size of a document with size class variations, otherwise O(n) in the number of variations.
    init(_ document: InterfaceDocument) {
        let variations = document.variations.filter(\.isOfSizeClasses)
        var views: [Int: [InterfaceDocument.Variation]] = [:]
        for variation in variations where !variation.attributes.isEmpty || !variation.values.isEmpty {
            if let view = variation.owner.asView { views[view.index, default: []].append(variation) }
        }
        self.views = views
        let others = document.variations.filter { !$0.isDefault && !$0.isOfSizeClasses }
        installedElsewhere = Set(others.flatMap(\.masks).flatMap(\.included))
        // Screens of macOS and watchOS have no size classes.
        guard !variations.isEmpty, document.platform == .iOS || document.platform == .tvOS else {
            screens = []
            return
        }
        screens = CodeEnvironment.all.map { environment in
            let state = LayoutState(document, widthClass: environment.horizontal, heightClass: environment.vertical)
            let changed = views.isEmpty ? document : Self.document(document, on: environment, variations: views.values.flatMap(\.self))
            return (environment, state, changed)
        }
    }

    var isEmpty: Bool { screens.isEmpty }

    /// Whether a constraint is installed for traits other than size classes.
    func isForOtherTraits(_ constraint: Constraint) -> Bool { constraint.id.map(installedElsewhere.contains) ?? false }

    /// Returns the screens on which a view is installed.
    func environments(of view: View) -> Set<CodeEnvironment> {
        Set(screens.filter { $0.state.isInstalled(view) }.map(\.environment))
    }

    /// Returns the screens on which a constraint and its items are installed.
    func environments(of constraint: Constraint) -> Set<CodeEnvironment> {
        Set(screens.filter { $0.state.holds(constraint) }.map(\.environment))
    }

    /// Returns the constant of a constraint on each screen.
    func constants(of constraint: Constraint) -> [(environment: CodeEnvironment, value: Double)] {
        screens.map { ($0.environment, $0.state.constant(of: constraint)) }
    }

    /// Returns the view on each screen and the variations that change it; nil if there are none.
    func views(of view: View) -> (screens: [(environment: CodeEnvironment, view: View)], variations: [InterfaceDocument.Variation])? {
        guard !screens.isEmpty, let variations = views[view.index] else { return nil }
        return (screens.map { ($0.environment, View(document: $0.document, index: view.index)) }, variations)
    }

    /// Returns a copy of a document in which the variations for a screen are applied.
    private static func document(
        _ document: InterfaceDocument, on environment: CodeEnvironment, variations: [InterfaceDocument.Variation]
    ) -> InterfaceDocument {
        guard let width = environment.horizontal, let height = environment.vertical else { return document }
        let holding = variations.filter { $0.traits.matches(widthClass: width, heightClass: height) }
        // A variation for two size classes overrides one for a single size class.
        func rank(_ variation: InterfaceDocument.Variation) -> Int {
            [variation.traits.widthClass, variation.traits.heightClass].count { $0 != nil }
        }
        let ordered = holding.sorted { (rank($0), $0.index) < (rank($1), $1.index) }
        var editor = DocumentEditor(document)
        var parts: [Element: [(key: String?, part: Element)]] = [:]
        for variation in ordered {
            for (name, value) in variation.attributes { editor.setAttribute(name, to: value, of: variation.owner) }
            for part in variation.values {
                parts[variation.owner, default: []].removeAll { $0.key == part["key"] }
                parts[variation.owner, default: []].append((part["key"], part))
            }
        }
        for (owner, parts) in parts.sorted(by: { $0.key.node < $1.key.node }) {
            for (key, part) in parts {
                let fragment = ElementFragment(copying: part.node, of: document.tree)
                if let old = owner.children.first(where: { $0["key"] == key && $0.name != "variation" }) {
                    editor.replace(old, with: fragment)
                } else {
                    editor.append(fragment, to: owner)
                }
            }
        }
        return editor.finish()
    }
}

extension InterfaceDocument.Variation {
    /// Whether it depends on size classes and on no other trait.
    var isOfSizeClasses: Bool {
        let traits = traits
        return traits.others.isEmpty && (traits.widthClass != nil || traits.heightClass != nil)
    }
}

extension LayoutState {
    /// Whether a constraint is active and its items are installed.
    func holds(_ constraint: Constraint) -> Bool {
        guard isActive(constraint) else { return false }
        return [constraint.firstItem, constraint.secondItem].compactMap { $0.flatMap { UnitIndex.view(of: $0) } }.allSatisfy(isInstalled)
    }
}

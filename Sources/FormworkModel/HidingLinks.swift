import FormworkTree

extension InterfaceDocument {
    /// The links between hiding masters and the views and constraints that follow them, as made by AutolayoutExtensions.
    ///
    /// See <doc:HidingMasters#Masters-and-followers>.
    public struct HidingLinks: Sendable {
        /// A view or constraint that follows a master.
        public struct Link: Hashable, Sendable {
            /// The view or constraint that follows.
            public let follower: Element
            /// The view that it follows.
            public let master: View
            /// The connection that makes the link.
            public let outlet: Connection
        }

        /// The name of the outlet.
        public static let outletName = "\(outlet)"
        package static let outlet: StaticString = "PWHidingMasterView"
        /// The key path of the runtime attribute for the axes along which a hidden view collapses.
        package static let autoCollapse: StaticString = "PWAutoCollapse"

        /// The links, in the order of the outlets. A follower has at most one.
        public let links: [Link]

        private let masters: [NodeIndex: View]
        private let followers: [NodeIndex: [Element]]

        /// Finds the links of a document. If a follower has several outlets, the last one counts, because it is set last. A link to the follower
        /// itself is ignored.
        ///
        /// - Complexity: O(n) in the number of connections.
        public init(_ document: InterfaceDocument) {
            var links: [Link] = []
            var places: [NodeIndex: Int] = [:]
            for position in document.outlets(named: Self.outlet) {
                let outlet = Connection(document: document, index: position)
                let follower = outlet.source
                guard follower.asView != nil || follower.asConstraint != nil, let master = outlet.destination?.asView,
                    master.element.node != follower.node
                else { continue }
                let link = Link(follower: follower, master: master, outlet: outlet)
                if let place = places[follower.node] {
                    links[place] = link
                } else {
                    places[follower.node] = links.count
                    links.append(link)
                }
            }
            self.links = links
            masters = Dictionary(links.map { ($0.follower.node, $0.master) }, uniquingKeysWith: { first, _ in first })
            followers = Dictionary(grouping: links, by: \.master.element.node).mapValues { links in
                links.map(\.follower).sorted { $0.node < $1.node }
            }
        }

        /// Returns the view that a view or constraint follows.
        public func master(of follower: Element) -> View? { masters[follower.node] }

        /// Returns the views and constraints that follow a view, in document order.
        public func followers(of master: View) -> [Element] { followers[master.element.node] ?? [] }

        /// All masters, in the order of their first links.
        ///
        /// - Complexity: O(n) in the number of links.
        public var allMasters: [View] {
            var seen: Set<Int> = []
            return links.map(\.master).filter { seen.insert($0.index).inserted }
        }

        /// Whether a view follows another, or is followed.
        public func hasPart(_ view: View) -> Bool { masters[view.element.node] != nil || followers[view.element.node] != nil }
    }
}

extension InterfaceDocument {
    /// The axes along which a view collapses when it is hidden (see <doc:HidingMasters#What-shrinks>).
    public struct CollapsingAxes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The width of its content.
        public static let width = CollapsingAxes(rawValue: 1)
        /// The height of its content.
        public static let height = CollapsingAxes(rawValue: 2)
        /// Width and height.
        public static let both: CollapsingAxes = [.width, .height]

        /// Creates the axes from a value of `PWAutoCollapse`: the words `width` and `height` anywhere in it count, in exactly this spelling.
        public init(autoCollapse text: String) {
            self = []
            if text.contains("width") { insert(.width) }
            if text.contains("height") { insert(.height) }
        }
    }
}

extension View {
    /// The name of the runtime attribute for the axes along which a hidden view collapses.
    public static let autoCollapseKeyPath = "\(InterfaceDocument.HidingLinks.autoCollapse)"

    /// The value of `PWAutoCollapse`; nil if the view has none.
    public var autoCollapse: String? {
        guard let attribute = runtimeAttributes.last(where: { $0.keyPath == Self.autoCollapseKeyPath }) else { return nil }
        switch attribute.value {
        case .string(let text), .localizedString(let text): return text
        default: return nil
        }
    }

    /// Returns the axes along which the view collapses while it is hidden: those in `PWAutoCollapse`, else both if it follows a view or is
    /// followed, else none.
    public func collapsingAxes(_ links: InterfaceDocument.HidingLinks) -> InterfaceDocument.CollapsingAxes {
        if let autoCollapse { return InterfaceDocument.CollapsingAxes(autoCollapse: autoCollapse) }
        return links.hasPart(self) ? .both : []
    }
}

extension InterfaceDocument {
    /// Returns the indices of the connections that are outlets with a name.
    package func outlets(named name: StaticString) -> [Int] {
        guard !index.connections.isEmpty else { return [] }
        return tree.withReader { reader in
            index.connections.indices.filter { position in
                index.connections[position].kind == .outlet && reader.equals(index.connections[position].name, word: name)
            }
        }
    }
}

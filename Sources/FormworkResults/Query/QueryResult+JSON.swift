package import FormworkData
import FormworkDiagnostics
import FormworkModel

extension QueryResult {
    /// A match, with what is needed to write it.
    private final class Found {
        let match: Match
        let object: InDocument<Element>
        /// Whether values were requested.
        let asked: Bool

        init(_ match: Match, run: DocumentWriting, asked: Bool) {
            (self.match, self.asked) = (match, asked)
            object = run.with(match.element)
        }
    }

    /// The result of `formwork query --format json` for one file, in UTF-8.
    ///
    /// - Complexity: O(n) in the size of the objects.
    public var json: [UInt8] { Self.shape.bytes(self) }

    /// The format of `formwork query` for one file.
    package static let shape = JSONShape<QueryResult>.object("found", "The objects in a document that match a selector.") {
        JSONMember("file", ResultShapes.file) { $0.file }
        JSONMember("count", ResultShapes.count) { $0.count }
        JSONMember(optional: "matches", .list(of: match), "The objects in document order; missing with --count.") { result in
            if result.options.onlyCounts { return nil }
            let run = DocumentWriting(result.document, fields: .all.subtracting(.objects))
            return result.matches.map { Found($0, run: run, asked: !result.options.attributes.isEmpty) }
        }
    }

    private static let match = JSONShape<Found>.union(
        "match", "An object with all its details.",
        [
            form("View", description: "A view.", kinds: ["view"], members: view) { found in found.match.element.asView },
            form("Constraint", description: "A constraint.", kinds: ["constraint"], members: constraint) { found in
                found.match.element.asConstraint.map(found.object.with)
            },
            form("Connection", description: "A connection.", kinds: Connection.Kind.allCases.map(\.rawValue), members: connection) {
                $0.match.element.asConnection
            },
            form("Guide", description: "A layout guide.", kinds: ["guide"], members: guide) { $0.match.element.asGuide },
            form("Scene", description: "A scene.", kinds: ["scene"], members: scene) { $0.match.element.asScene },
            form(
                "RuntimeAttribute", description: "A user-defined runtime attribute.", kinds: ["runtimeAttribute"], members: runtimeAttribute
            ) {
                $0.match.element.asRuntimeAttribute
            },
            form("Object", description: "A controller, or any other object.", kinds: ["controller", "object"], members: []) { _ in () },
        ])

    /// Returns one form of an object.
    ///
    /// - Parameters:
    ///   - members: The members that only this kind has.
    ///   - detail: Returns the object as its kind; nil for an object of another kind.
    private static func form<Detail>(
        _ name: String, description: String, kinds: [String], members: [JSONMember<Detail>],
        detail: @escaping @Sendable (Found) -> Detail?
    ) -> JSONCase<Found> {
        let shape = JSONShape<(found: Found, detail: Detail)>.object("matched" + name, description) {
            JSONMember("kind", .words(kinds), "The kind of object.") { $0.found.match.element.kindWord }
            JSONMember(of: { $0.found.match.element }) { general }
            JSONMember(of: { $0.found }) { location }
            JSONMember(of: { $0.detail }) { members }
            JSONMember("attributes", ResultShapes.writtenAttributes, ResultShapes.attributesDescription) {
                $0.found.match.element.ownAttributes
            }
            JSONMember(of: { $0.found.object }) { ResultShapes.detailMembers }
        }
        return JSONCase(shape) { found in detail(found).map { (found, $0) } }
    }

    // MARK: Members of all objects

    @JSONMemberBuilder<Element> private static var general: [JSONMember<Element>] {
        JSONMember("id", ResultShapes.id) { $0.asScene?.id ?? $0.id }
        JSONMember("element", .text, "The name of the XML element: view, label, constraint.") { $0.name }
        JSONMember("class", orNull: .text, "The custom class, or the platform's class; null if there is none.") {
            $0.asView != nil || $0.isController || $0.customClass != nil ? $0.className : nil
        }
        JSONMember("label", orNull: .text, ResultShapes.labelDescription) { $0.asScene?.label ?? $0.label }
    }

    @JSONMemberBuilder<Found> private static var location: [JSONMember<Found>] {
        JSONMember("line", ResultShapes.line) { $0.match.location.line }
        JSONMember("column", ResultShapes.column) { $0.match.location.column }
        JSONMember("path", ResultShapes.path) { $0.match.element.path }
        JSONMember(optional: "solvedFrame", ResultShapes.frame, "With --frames, the solved frame of a view in points, if it has one.") {
            $0.match.solvedFrame
        }
        JSONMember(
            optional: "asked", .dictionary(of: .list(of: .text)), "The values of each attribute in --attributes, if given."
        ) { $0.asked ? $0.match.values.map { ($0.name, $0.values) } : nil }
    }

    // MARK: Members of a kind

    @JSONMemberBuilder<View> private static var view: [JSONMember<View>] {
        JSONMember("superview", ResultShapes.id) { $0.superview?.id }
        JSONMember("frame", orNull: ResultShapes.frame, ResultShapes.frameDescription) { $0.frame }
        JSONMember("hidden", .boolean, "Whether it is hidden in the document.") { $0.isHidden }
        JSONMember("installed", .boolean, "Whether it is installed, unless a variation differs.") { $0.isInstalled }
    }

    @JSONMemberBuilder<InDocument<Constraint>> private static var constraint: [JSONMember<InDocument<Constraint>>] {
        JSONMember("owner", ResultShapes.id, "The view that owns it.") { $0.part.owner.id }
        ResultShapes.constraintMembers
    }

    @JSONMemberBuilder<Connection> private static var connection: [JSONMember<Connection>] {
        JSONMember("source", ResultShapes.id, "The source object.") { $0.source.id }
        JSONMember("name", orNull: .text, "The property or the selector.") { $0.name }
        JSONMember("destination", orNull: .text, "The id of the destination; null for the first responder.") { $0.destinationID }
    }

    @JSONMemberBuilder<InterfaceDocument.LayoutGuide> private static var guide: [JSONMember<InterfaceDocument.LayoutGuide>] {
        JSONMember("owner", ResultShapes.id, "The view or controller that has it.") { $0.owner.id }
        JSONMember("guide", .text, ResultShapes.guideDescription) { $0.kind }
    }

    @JSONMemberBuilder<Scene> private static var scene: [JSONMember<Scene>] {
        JSONMember("controller", ResultShapes.id, "Its view controller.") { $0.controller?.id }
        JSONMember("roots", .list(of: ResultShapes.id), "The ids of its views without a superview.") { $0.roots.map(\.id) }
    }

    @JSONMemberBuilder<InterfaceDocument.RuntimeAttribute> private static var runtimeAttribute:
        [JSONMember<InterfaceDocument.RuntimeAttribute>]
    {
        JSONMember("owner", ResultShapes.id, "The object whose value it sets.") { $0.owner.id }
        ResultShapes.runtimeAttributeMembers
    }
}

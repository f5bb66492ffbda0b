import FormworkDiagnostics
import FormworkModel
import FormworkTree

/// Finds cycles of hiding masters (see <doc:/FormworkModel/HidingMasters#Circles>).
struct HidingCycleRule: ValidationRule {
    let id = "hiding-cycle"
    let severities: [Severity] = [.error]
    let documentation = RuleDocumentation(
        summary: "hiding masters form a cycle",
        explanation: """
            Hiding a view also hides the views that follow it by their '\(InterfaceDocument.HidingLinks.outletName)', and the views that follow those. In a cycle \
            this never ends, and the program crashes with a stack overflow. Each cycle is reported once, at its first outlet. Disconnect one of \
            the outlets.
            """,
        example: """
            <label id="One-Vw-xib">   <outlet property="\(InterfaceDocument.HidingLinks.outletName)" destination="Two-Vw-xib" …/>
            <label id="Two-Vw-xib">   <outlet property="\(InterfaceDocument.HidingLinks.outletName)" destination="One-Vw-xib" …/>
            """)

    func check(_ context: ValidationContext) -> [Finding] {
        let connections = context.index.connections
        // A view has one master, and the last outlet wins.
        var masters: [NodeIndex: Int] = [:]
        var followers: [NodeIndex] = []
        for position in context.outlets(named: InterfaceDocument.HidingLinks.outlet) {
            let connection = connections[position]
            guard let destination = connection.destination, connection.source != destination else { continue }
            if masters.updateValue(position, forKey: connection.source) == nil { followers.append(connection.source) }
        }
        var done: Set<NodeIndex> = []
        var findings: [Finding] = []
        for start in followers where !done.contains(start) {
            var path: [NodeIndex] = []
            var next = start
            while done.insert(next).inserted, let outlet = masters[next], let master = connections[outlet].destination {
                path.append(next)
                next = master
            }
            // The walk ends at a visited view: one of this walk closes a cycle, one of an earlier walk doesn't.
            guard let entry = path.firstIndex(of: next) else { continue }
            findings.append(finding(path[entry...].compactMap { masters[$0] }, context: context))
        }
        return findings
    }

    private func finding(_ outlets: [Int], context: ValidationContext) -> Finding {
        let connections = context.index.connections
        let first = outlets.indices.min { connections[outlets[$0]].node < connections[outlets[$1]].node } ?? 0
        let inOrder = outlets[first...] + outlets[..<first]
        let outlet = connections[outlets[first]]
        func name(_ node: NodeIndex?) -> String { "'\(node.map { context.element($0).shortName } ?? "")'" }
        return Finding(
            context.element(outlet.node), "hiding \(name(outlet.source)) never ends: its hiding masters form a cycle",
            notes: inOrder.map { "\(name(connections[$0].source)) follows \(name(connections[$0].destination))" })
    }
}

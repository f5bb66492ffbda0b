import FormworkModel
import FormworkVocabulary

/// The columns of a table.
enum AppKitColumns {
    static let part: PartRule.Write = { columns, variable, code in
        for column in columns.children where column.name != "tableColumn" { code.leaveOut(column, affectsLayout: true) }
        for (number, column) in columns.children.filter({ $0.name == "tableColumn" }).enumerated() {
            AppKitColumns.column(column, number: number, variable: variable, code: &code)
        }
        if let table = columns.parent, table.name == "tableView" || table.name == "outlineView" {
            let language = code.language
            if table["headerView"] == nil { code.statements.append(language.assignment(variable, property: "headerView", value: "nil")) }
            if let outline = table["outlineTableColumn"],
                let place = columns.children.filter({ $0.name == "tableColumn" }).firstIndex(where: { $0.id == outline })
            {
                let column = columns.children.first { $0.id == outline }.flatMap { code.names[$0] }
                code.statements.append(
                    language.assignment(variable, property: "outlineTableColumn", value: column ?? "\(variable).tableColumns[\(place)]"))
            }
        }
    }

    private static func column(_ column: Element, number: Int, variable: String, code: inout PropertyWriter) {
        let language = code.language
        code.leaveOutAlteredClass(column)
        let member = code.names[column]
        func add(_ column: String) -> String {
            language.call(variable, swift: "addTableColumn(\(column))", objectiveC: "addTableColumn:\(column)")
        }
        if member == nil { code.statements.append(add(initializer(column, language: language))) }
        defer { if let member { code.statements.append(add(member)) } }
        let target = member ?? "\(variable).tableColumns[\(number)]"
        code.add(
            column, to: target,
            rules: PropertyRule.appKit("tableColumn"))
        for child in column.children {
            switch (child.name, child["key"]) {
            case ("tableHeaderCell", "headerCell"): header(child, target: target, code: &code)
            case ("tableColumnResizingMask", "resizingMask"):
                let options = Vocabulary.appKit.words("columnResizing").words.filter { child[$0.text] == "YES" }
                // A new column has both.
                if !code.syntax.isExhaustive, options.count == 2 { continue }
                let mask = language.options("NSTableColumn", members: options.map(\.member))
                code.statements.append(language.assignment(target, property: "resizingMask", value: mask))
            case ("sortDescriptor", "sortDescriptorPrototype"): sortDescriptor(child, target: target, code: &code)
            // Views become units. A cell matters only if the table isn't view-based.
            case ("prototypeCellViews", _): break
            case (_, "dataCell"):
                if column.parent?.parent?["viewBased"] != "YES" {
                    code.leaveOut(child, "table cells aren't converted: use views", affectsLayout: true)
                }
            case ("connections", _): code.leaveOutConnections(column)
            default: code.leaveOut(child)
            }
        }
    }

    /// Returns the class of a column.
    static func className(_ column: Element, language: CodeLanguage) -> String { language.className(column) ?? "NSTableColumn" }

    /// Returns the expression that makes a column. A column without an identifier gets its id, because AppKit requires unique identifiers.
    static func initializer(_ column: Element, language: CodeLanguage) -> String {
        let name = className(column, language: language)
        let identifier = language.string(column["identifier"] ?? column.stringChild("identifier") ?? column.id ?? "")
        return language.either(
            swift: "\(TypeName.initializer(name))(identifier: NSUserInterfaceItemIdentifier(\(identifier)))",
            objectiveC: "[[\(name) alloc] initWithIdentifier:\(identifier)]")
    }

    /// The attributes of a column header's cell, without those inherited from a text field's cell.
    private static let headerEntries = Vocabulary.appKit.class(of: "tableHeaderCell")?.ownEntries ?? []
    private static let headerRules =
        PropertyRule.structural("customClass customModule customModuleProvider") + headerEntries.rules([])

    private static func header(_ cell: Element, target: String, code: inout PropertyWriter) {
        code.add(
            cell, to: target,
            rules: headerRules)
        for child in cell.children {
            switch (child.name, child["key"]) {
            case ("string", "title"), ("nil", _): break
            default:
                let rule = headerEntries.lazy.compactMap { PartRule($0, toolkit: .appKit) }.first { $0.matches(child) }
                if let rule { code.add(part: child, to: target, rule) } else { code.leaveOut(child) }
            }
        }
    }

    private static func sortDescriptor(_ element: Element, target: String, code: inout PropertyWriter) {
        let language = code.language
        let key = language.string(element["sortKey"] ?? "")
        let selector = element["selector"].map(language.selector)
        let isAscending = language.bool(element["ascending"] != "NO")
        let value = language.either(
            swift: "NSSortDescriptor(key: \(key), ascending: \(isAscending)\(selector.map { ", selector: " + $0 } ?? ""))",
            objectiveC:
                "[NSSortDescriptor sortDescriptorWithKey:\(key) ascending:\(isAscending)\(selector.map { " selector:" + $0 } ?? "")]")
        code.statements.append(language.assignment(target, property: "sortDescriptorPrototype", value: value))
    }

    static let gridLines: PartRule.Write = { part, variable, code in
        var options: [String] = []
        if part["vertical"] == "YES" { options.append("solidVerticalGridLineMask") }
        if part["horizontal"] == "YES" || part["dashed"] == "YES" {
            options.append(part["dashed"] == "YES" ? "dashedHorizontalGridLineMask" : "solidHorizontalGridLineMask")
        }
        code.statements.append(
            code.language.assignment(variable, property: "gridStyleMask", value: code.language.options("NSTableView", members: options)))
    }
}

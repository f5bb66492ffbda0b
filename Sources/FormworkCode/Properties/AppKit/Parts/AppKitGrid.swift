import FormworkModel

/// The rows, columns and cells of a grid view. The cells' views are added when they are created.
enum AppKitGrid {
    static let rows: PartRule.Write = { rows, variable, code in
        for (number, row) in rows.children.enumerated() {
            code.add(
                row, to: code.language.either(swift: "\(variable).row(at: \(number))", objectiveC: "[\(variable) rowAtIndex:\(number)]"),
                rules: PropertyRule.appKit("gridRow", isMade: false))
        }
    }

    static let columns: PartRule.Write = { columns, variable, code in
        for (number, column) in columns.children.enumerated() {
            code.add(
                column,
                to: code.language.either(swift: "\(variable).column(at: \(number))", objectiveC: "[\(variable) columnAtIndex:\(number)]"),
                rules: PropertyRule.appKit("gridColumn", isMade: false))
        }
    }

    static let cells: PartRule.Write = { cells, variable, code in
        let tracks = cells.parent.map(GridTracks.init)
        merge(cells, tracks: tracks, variable: variable, code: &code)
        for cell in cells.children {
            guard let place = tracks?.place(of: cell, in: variable, code.language) else {
                code.leaveOut(cell, "its row or column is missing", affectsLayout: true)
                continue
            }
            code.add(cell, to: place, rules: PropertyRule.appKit("gridCell", isMade: false))
            for child in cell.children where child.asView == nil && child.name != "nil" {
                code.leaveOut(child, "constraints of cells aren't converted", affectsLayout: true)
            }
        }
    }

    /// Writes merged cells: those with the same head, including the head itself.
    private static func merge(_ cells: Element, tracks: GridTracks?, variable: String, code: inout PropertyWriter) {
        let byID = Dictionary(grouping: cells.children) { $0.id }
        let byHead = Dictionary(grouping: cells.children.filter { $0["headOfMergedCell"] != nil }) { $0["headOfMergedCell"] ?? "" }
        for (head, members) in byHead.sorted(by: { $0.key < $1.key }) {
            let known = Set(members)
            let all = members + (byID[head] ?? []).filter { !known.contains($0) }
            let places = all.compactMap { tracks?.numbers(of: $0) }
            guard let left = places.map(\.column).min(), let right = places.map(\.column).max(), let top = places.map(\.row).min(),
                let bottom = places.map(\.row).max()
            else { continue }
            let (columns, rows) = (right - left + 1, bottom - top + 1)
            code.statements.append(
                code.language.call(
                    variable,
                    swift: "mergeCells(inHorizontalRange: NSRange(location: \(left), length: \(columns)), "
                        + "verticalRange: NSRange(location: \(top), length: \(rows)))",
                    objectiveC: "mergeCellsInHorizontalRange:NSMakeRange(\(left), \(columns)) "
                        + "verticalRange:NSMakeRange(\(top), \(rows))"))
        }
    }

    /// Writes the flow layout of a collection view.
    static let flowLayout: PartRule.Write = { layout, variable, code in
        let language = code.language
        let own = layout.customClass == nil ? nil : language.className(layout)
        code.leaveOutAlteredClass(layout)
        let name = own ?? "NSCollectionViewFlowLayout"
        code.statements.append(language.assignment(variable, property: "collectionViewLayout", value: language.initializer(name)))
        var flow = PropertyWriter(code.syntax)
        let target = language.either(swift: "layout", objectiveC: "((NSCollectionViewFlowLayout *)\(variable).collectionViewLayout)")
        flow.add(layout, to: target, rules: PropertyRule.appKit("collectionViewFlowLayout"))
        for child in layout.children {
            switch (child.name, child["key"]) {
            case ("size", let key?) where ["itemSize", "headerReferenceSize", "footerReferenceSize"].contains(key):
                flow.add(part: child, to: target, .size(key, property: key))
            case ("edgeInsets", "sectionInset"): flow.add(part: child, to: target, .edgeInsets("sectionInset", property: "sectionInset"))
            default: flow.leaveOut(child, affectsLayout: true)
            }
        }
        if language == .objectiveC {
            code.statements += flow.statements
        } else if !flow.statements.isEmpty {
            code.statements.append("if let layout = \(variable).collectionViewLayout as? NSCollectionViewFlowLayout {")
            code.statements += flow.statements.map { "    " + $0 }
            code.statements.append("}")
        }
        code.notConverted += flow.notConverted
    }
}

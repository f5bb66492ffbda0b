package import FormworkModel
package import FormworkTree

/// The style of a macOS view according to its element: control, size and font.
package struct AppKitStyle: Sendable {
    package var control = AppKitControl.other
    package var size = AppKitControlSize.regular
    /// The cell's element; the view's own element if there is no cell.
    package var cell: NodeIndex
    package var font = FontDescription(size: 13)

    /// - Parameters:
    ///   - values: The resolved document.
    ///   - node: The view's element, or that of a cell without a view.
    ///   - frame: The frame's size, if it may be used: it determines the direction of a line.
    package init(_ values: ResolvedDocument, node: NodeIndex, frame: Size?) {
        let cellNode = values.child(node, key: "cell")
        cell = cellNode ?? node
        let sizeWord = values.string(.controlSize, node: cell) ?? values.string(.controlSize, node: node)
        size = sizeWord.flatMap(AppKitControlSize.init) ?? .regular
        if cellNode != nil || Self.isCell(values.name(node)) { font = FontDescription(of: cell, in: values, key: "font", standard: font) }
        control = Self.control(values, node: node, cell: cell, frame: frame)
    }

    /// The possible forms of the control.
    var forms: AppKitForms {
        let sizes = AppKitForms.all[control] ?? [:]
        return sizes[size] ?? sizes[size == .mini ? .small : .regular] ?? sizes[.regular] ?? AppKitForms(all: AppKitForm(nil))
    }

    private static func isCell(_ name: Name) -> Bool {
        switch name {
        case .textFieldCell, .buttonCell, .popUpButtonCell, .imageCell, .sliderCell, .segmentedCell, .searchFieldCell, .secureTextFieldCell,
            .tokenFieldCell, .comboBoxCell, .stepperCell, .datePickerCell:
            true
        default: false
        }
    }

    private static func control(_ values: ResolvedDocument, node: NodeIndex, cell: NodeIndex, frame: Size?) -> AppKitControl {
        func word(_ name: Name, _ node: NodeIndex) -> String { values.string(name, node: node) ?? "" }
        switch values.name(node) {
        case .textField, .tokenField, .secureTextField, .textFieldCell, .tokenFieldCell, .secureTextFieldCell:
            let border = word(.borderStyle, cell)
            if border == "bezel" || border == "border" { return .field }
            return values.flag(.drawsBackground, node: cell) == true ? .filledLabel : .label
        case .searchField, .searchFieldCell: return .searchField
        case .comboBox, .comboBoxCell: return .comboBox
        case .button, .buttonCell: return button(word(.type, cell))
        case .popUpButton, .popUpButtonCell: return popUp(word(.type, cell))
        case .box: return box(values, node: node, frame: frame)
        case .tabView:
            let type = word(.type, node)
            return type.hasPrefix("noTabs") ? .noTabs : type.hasPrefix("bottomTabs") ? .bottomTabs : .topTabs
        case .slider, .sliderCell:
            if word(.sliderType, cell) == "circular" { return .circularSlider }
            if ["left", "right", "leading", "trailing"].contains(word(.tickMarkPosition, cell)) { return .verticalSlider }
            guard (values.layoutNumber(.numberOfTickMarks, node: cell) ?? 0) > 0 else { return .slider }
            return word(.tickMarkPosition, cell) == "below" ? .lowTickedSlider : .tickedSlider
        case .segmentedControl, .segmentedCell: return segmented(word(.style, cell))
        case .datePicker, .datePickerCell: return word(.datePickerStyle, cell) == "clockAndCalendar" ? .calendar : .datePicker
        case .colorWell: return values.flag(.bordered, node: node) == false ? .borderlessColorWell : .colorWell
        case .progressIndicator: return word(.style, node) == "spinning" ? .spinner : .progressBar
        case .pathControl: return word(.pathStyle, cell) == "popUp" ? .popUpPath : .path
        case .stepper, .stepperCell: return .stepper
        case .switch: return .toggle
        case .levelIndicator: return .levelIndicator
        case .matrix: return .matrix
        case .imageView, .imageCell:
            let frame = word(.imageFrameStyle, cell)
            return frame.isEmpty || frame == "none" ? .image : .framedImage
        default: return .other
        }
    }

    private static func button(_ type: String) -> AppKitControl {
        switch type {
        case "push": .push
        case "check": .check
        case "radio": .radio
        case "help": .help
        case "recessed": .recessed
        case "inline": .inline
        case "roundRect": .roundRect
        case "roundTextured": .roundTextured
        case "squareTextured": .texturedSquare
        case "smallSquare": .smallSquare
        case "disclosureTriangle": .disclosureTriangle
        default: .square
        }
    }

    private static func popUp(_ type: String) -> AppKitControl {
        switch type {
        case "push": .popUp
        case "roundTextured": .texturedPopUp
        case "roundRect": .roundRectPopUp
        case "recessed": .recessedPopUp
        default: .squarePopUp
        }
    }

    private static func segmented(_ style: String) -> AppKitControl {
        switch style {
        case "roundRect": .roundRectSegmented
        case "smallSquare": .smallSquareSegmented
        case "texturedSquare", "texturedRounded": .texturedSegmented
        default: .segmented
        }
    }

    private static func box(_ values: ResolvedDocument, node: NodeIndex, frame: Size?) -> AppKitControl {
        switch values.string(.boxType, node: node) {
        case "separator":
            if let frame { return frame.width < frame.height ? .verticalLine : .horizontalLine }
            let hugsAcross =
                values.range(.horizontalHuggingPriority, node: node).isPresent
                && !values.range(.verticalHuggingPriority, node: node).isPresent
            return hugsAcross ? .verticalLine : .horizontalLine
        case "custom", "oldStyle": return .plainBox
        default:
            if values.isWord(.borderType, node: node, word: "none") { return .plainBox }
            return values.isWord(.titlePosition, node: node, word: "noTitle") ? .untitledBox : .titledBox
        }
    }
}

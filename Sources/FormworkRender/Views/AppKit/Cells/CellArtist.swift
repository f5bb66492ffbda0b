import FormworkLayout
import FormworkModel

/// Draws cells of a kind; `CellTable` maps kinds to artists.
protocol CellArtist: CellDrawing, SendableMetatype {
    var drawn: DrawnCell { get }

    init(drawn: DrawnCell)

    func draw(into canvas: inout Canvas)
}

extension CellArtist {
    var view: DrawnView { drawn.view }
    var metrics: AppKitMetrics { drawn.metrics }
    var look: AppKitLook { drawn.look }
    var frame: Rect { drawn.frame }
}

/// Maps controls and standalone cells to their artists.
enum CellTable {
    /// Returns the artist of a control; nil if the control is unknown.
    static func artist(ofControl name: Name, _ cell: DrawnCell) -> (any CellArtist)? {
        kinds.first { $0.controls.contains(name) }?.artist.init(drawn: cell)
    }

    /// Returns the artist of a standalone cell.
    static func artist(of cell: DrawnCell) -> any CellArtist {
        if let known = kinds.first(where: { $0.cell == cell.values.name(cell.cell) }) { return known.artist.init(drawn: cell) }
        let element = Element(document: cell.values.document, node: cell.cell)
        return element.name == "levelIndicatorCell" ? LevelIndicatorCellArtist(drawn: cell) : TextFieldCellArtist(drawn: cell)
    }

    private static let kinds: [(controls: [Name], cell: Name?, artist: any CellArtist.Type)] = [
        ([.button], .buttonCell, ButtonCellArtist.self), ([.popUpButton], .popUpButtonCell, PopUpCellArtist.self),
        ([.imageView], .imageCell, ImageCellArtist.self), ([.slider], .sliderCell, SliderCellArtist.self),
        ([.segmentedControl], .segmentedCell, SegmentedCellArtist.self), ([.searchField], .searchFieldCell, SearchFieldCellArtist.self),
        ([.comboBox], .comboBoxCell, ComboBoxCellArtist.self), ([.tokenField], .tokenFieldCell, TokenFieldCellArtist.self),
        ([.stepper], .stepperCell, StepperCellArtist.self), ([.datePicker], .datePickerCell, DatePickerCellArtist.self),
        ([.textField, .secureTextField], nil, TextFieldCellArtist.self), ([.levelIndicator], nil, LevelIndicatorCellArtist.self),
        ([.pathControl], nil, PathCellArtist.self),
    ]
}

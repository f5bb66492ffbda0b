import FormworkModel
import FormworkTree

/// An object of a watch's interface, where it stands.
struct WatchItem {
    /// What kind of object it is.
    enum Kind: Hashable {
        case group, label, button, image, separator, slider, toggle, picker, table, row, timer, date, textField, map, movie, other
    }

    let node: NodeIndex
    let kind: Kind
    /// In points, in the coordinates of what it stands in, y downwards.
    var frame: Rect
    /// What stands in it, in its own coordinates.
    var children: [WatchItem] = []
}

extension WatchItem.Kind {
    /// The kind that an element's name says.
    init(_ name: String) {
        switch name {
        case "group": self = .group
        case "label": self = .label
        case "button": self = .button
        case "imageView": self = .image
        case "separator": self = .separator
        case "slider": self = .slider
        case "switch": self = .toggle
        case "picker": self = .picker
        case "table": self = .table
        case "tableRow": self = .row
        case "timer": self = .timer
        case "date": self = .date
        case "textField", "secureTextField": self = .textField
        case "map": self = .map
        case "movie", "inlineMovie": self = .movie
        default: self = .other
        }
    }
}

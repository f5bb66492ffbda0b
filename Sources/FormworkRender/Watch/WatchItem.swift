import FormworkModel
import FormworkTree

/// An object of a watchOS interface, with its position.
struct WatchItem {
    /// The kind of an object.
    enum Kind: Hashable {
        case group, label, button, image, separator, slider, toggle, picker, table, row, timer, date, textField, map, movie, other
    }

    let node: NodeIndex
    let kind: Kind
    /// The frame in points, in the coordinates of the enclosing object, y downwards.
    var frame: Rect
    /// The objects inside, in this object's coordinates.
    var children: [WatchItem] = []
}

extension WatchItem.Kind {
    /// Creates the kind for an element's name.
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

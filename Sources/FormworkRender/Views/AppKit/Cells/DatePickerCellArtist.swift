import FormworkLayout
import FormworkModel

/// Draws a date picker: a date in a field, or a calendar.
struct DatePickerCellArtist: CellArtist {
    let drawn: DrawnCell

    func draw(into canvas: inout Canvas) {
        if look.style.control == .calendar { return drawCalendar(into: &canvas) }
        var field = fixedFace
        let hasStepper = values.word("datePickerStyle", node: cell) != "textField"
        if hasStepper {
            let stepper = field.trailing(13)
            field.size.width -= 16
            drawFace(stepper.inset(0, 1), radius: 4, into: &canvas)
            drawUpDown(in: stepper, dimmed(.AppKit.mark), scale: 0.8, into: &canvas)
        }
        if values.isWord(.borderStyle, node: cell, word: "bezel") || values.isWord(.borderStyle, node: cell, word: "border") {
            drawWell(field, radius: metrics.generation == .tahoe ? 5 : 0, isEnabled ? nil : Paint.AppKit.field.faded(0.5), into: &canvas)
        }
        var block = TextBlock(dateText, font: font, paint: dimmed(paint("textColor") ?? .AppKit.label))
        block.alignment = alignment()
        draw(block, in: field.inset(5, 0), into: &canvas)
    }

    private var date: CalendarDate {
        let seconds = values.child(cell, key: "date").flatMap { values.amount("timeIntervalSinceReferenceDate", node: $0) }
        return CalendarDate(secondsSinceReferenceDate: seconds ?? 0) ?? .usual
    }

    /// The elements of the date that the picker shows, in US format.
    private var dateText: String {
        let date = date
        let elements = values.child(cell, key: "datePickerElements")
        func has(_ part: String) -> Bool {
            elements.map { values.isSet(part, node: $0) == true } ?? ["year", "month", "day"].contains(part)
        }
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        var day: [String] = []
        if has("month") { day.append("\(date.month)") }
        if has("day") { day.append("\(date.day)") }
        if has("year") { day.append("\(date.year)") }
        var time: [String] = []
        if has("hour") { time.append("\((date.hour + 11) % 12 + 1)") }
        if has("minute") { time.append(two(date.minute)) }
        if has("second") { time.append(two(date.second)) }
        let half = has("hour") ? date.hour < 12 ? " AM" : " PM" : ""
        return [day.joined(separator: "/"), time.joined(separator: ":") + half].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// Draws a month with the selected day.
    private func drawCalendar(into canvas: inout Canvas) {
        let date = date
        canvas.rect(frame.inset(0.5, 0.5), style: .fill(.AppKit.content, stroke: .AppKit.fieldEdge))
        let columns = frame.size.width / 7
        let row = frame.size.height / 8.6
        let font = FontDescription(size: min(11, row * 0.72, columns * 0.6))
        func cell(_ column: Int, _ line: Double) -> Rect {
            Rect(x: frame.origin.x + Double(column) * columns, y: frame.origin.y + line * row + 2, width: columns, height: row)
        }
        var bold = font
        bold.weight = .semibold
        draw(
            TextBlock("\(date.monthName) \(date.year)", font: bold, paint: .AppKit.label),
            in: cell(0, 0.1).leading(columns * 6).inset(6, 0),
            into: &canvas)
        for (column, name) in ["S", "M", "T", "W", "T", "F", "S"].enumerated() {
            var block = TextBlock(name, font: font, paint: .AppKit.secondaryLabel)
            block.alignment = .center
            draw(block, in: cell(column, 1.3), into: &canvas)
        }
        let first = ((date.weekday - (date.day - 1)) % 7 + 7) % 7
        for day in 1...date.daysInMonth {
            let place = first + day - 1
            let rect = cell(place % 7, 2.4 + Double(place / 7))
            let isChosen = day == date.day
            if isChosen { canvas.rect(rect.inset(1, 0), style: .fill(.AppKit.accent), radius: 3) }
            var block = TextBlock("\(day)", font: font, paint: isChosen ? .white : .AppKit.label)
            block.alignment = .center
            draw(block, in: rect, into: &canvas)
        }
    }
}

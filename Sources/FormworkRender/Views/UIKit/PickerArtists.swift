import FormworkLayout
import FormworkModel

/// Draws a picker view: a wheel with the rows that Interface Builder shows.
struct PickerViewArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        drawBackground(into: &canvas)
        // The real rows come from code; Interface Builder shows these.
        let rows = ["San Francisco", "Mountain View", "Sunnyvale", "Cupertino", "Santa Clara", "San Jose", "Palo Alto"]
        let wheel = WheelArt.Wheel(middle: 50, width: 90) { rows[$0 + 3] }
        WheelArt(wheels: [wheel]).draw(size, context: context, into: &canvas)
    }
}

/// Draws a date picker in any of its styles.
struct DatePickerArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        drawBackground(into: &canvas)
        let seconds = values.child(node, key: "date").flatMap { values.amount("timeIntervalSinceReferenceDate", node: $0) }
        let date = seconds.flatMap(CalendarDate.init(secondsSinceReferenceDate:)) ?? .usual
        let mode = values.string(.datePickerMode, node: node) ?? "dateAndTime"
        canvas.faded(isEnabled ? 1 : 0.5) { canvas in
            switch values.string(.style, node: node) {
            case "compact" where mode != "countDownTimer": drawCompactDate(date, mode: mode, into: &canvas)
            case "inline" where mode == "date" || mode == "dateAndTime":
                MonthArt(date: date, showsTime: mode == "dateAndTime", tint: tint).draw(size, context: context, into: &canvas)
            case "inline" where mode == "time": drawCompactDate(date, mode: mode, into: &canvas)
            default:
                // A picker that is too low for wheels shows the date on one line.
                if size.height < 60 && mode != "countDownTimer" { return drawCompactDate(date, mode: mode, into: &canvas) }
                WheelArt(wheels: Self.wheels(date, mode: mode)).draw(size, context: context, into: &canvas)
            }
        }
    }

    private func drawCompactDate(_ date: CalendarDate, mode: String, into canvas: inout Canvas) {
        var parts: [String] = []
        if mode != "time" { parts.append(mode == "yearAndMonth" ? "\(date.monthName) \(date.year)" : "\(date.shortDay), \(date.year)") }
        if mode != "date", mode != "yearAndMonth" { parts.append(date.time) }
        let font = FontDescription(size: 17)
        let height = min(34, size.height)
        let padding = max(2, min(11, (size.width - parts.reduce(0) { $0 + context.width(of: $1, font) } - 6) / Double(2 * parts.count)))
        var left = 0.0
        for part in parts {
            let text = context.fitted(part, font: font, maximumWidth: max(size.width - left - 2 * padding, 1))
            let width = text.width + 2 * padding
            canvas.place(x: .points(left), y: .middle) { canvas in
                canvas.rect(
                    Rect(x: 0, y: -height / 2, width: width, height: height), style: .fill(.tertiaryFill),
                    radius: context.isGlass ? height / 2 : 6
                )
                context.drawLine(text.text, x: .points(width / 2), middle: 0, anchor: .middle, font: font, paint: .label, into: &canvas)
            }
            left += width + 6
        }
    }

    private static func wheels(_ date: CalendarDate, mode: String) -> [WheelArt.Wheel] {
        func turn(_ value: Int, _ count: Int) -> Int { (value % count + count) % count }
        func hour(_ middle: Double) -> WheelArt.Wheel { .init(middle: middle, width: 12) { "\(turn(date.hour + $0 + 11, 12) + 1)" } }
        func minute(_ middle: Double) -> WheelArt.Wheel {
            .init(middle: middle, width: 12) { CalendarDate.twoDigits(turn(date.minute + $0, 60)) }
        }
        func half(_ middle: Double) -> WheelArt.Wheel {
            let isMorning = date.hour < 12
            return .init(middle: middle, width: 14) { row in
                switch row {
                case 0: isMorning ? "AM" : "PM"
                case 1: isMorning ? "PM" : nil
                case -1: isMorning ? nil : "AM"
                default: nil
                }
            }
        }
        func month(_ middle: Double) -> WheelArt.Wheel {
            .init(middle: middle, width: 36) { CalendarDate.months[turn(date.month - 1 + $0, 12)] }
        }
        func year(_ middle: Double) -> WheelArt.Wheel { .init(middle: middle, width: 18) { "\(date.year + $0)" } }
        switch mode {
        case "date":
            let day = WheelArt.Wheel(middle: 58, width: 14) { "\(turn(date.day - 1 + $0, date.daysInMonth) + 1)" }
            return [month(33), day, year(77)]
        case "time": return [hour(36), minute(50), half(65)]
        case "yearAndMonth": return [month(36), year(68)]
        case "countDownTimer":
            return [
                .init(middle: 30, width: 30) { $0 < 0 ? nil : $0 == 0 ? "0 hours" : "\($0)" },
                .init(middle: 68, width: 30) { $0 < 0 ? nil : $0 == 0 ? "1 min" : "\($0 + 1)" },
            ]
        default:
            let day = WheelArt.Wheel(middle: 32, width: 46) { offset in
                let day = date.adding(days: offset)
                return "\(CalendarDate.weekdays[day.weekday]) \(day.shortDay)"
            }
            return [day, hour(62), minute(74), half(87)]
        }
    }
}

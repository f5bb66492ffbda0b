import FormworkLayout
import FormworkModel

/// Draws an inline date picker: the days of a month, one of them selected.
struct MonthArt {
    var date: CalendarDate
    var showsTime: Bool
    var tint: Paint

    /// Draws the month so that it fills a view.
    func draw(_ size: Size, context: ViewContext, into canvas: inout Canvas) {
        let timeHeight = showsTime ? 48.0 : 0
        let top = 74.0
        var first = date
        first.day = 1
        let lead = first.weekday
        let weeks = (lead + date.daysInMonth + 6) / 7
        let row = min(46, max(12, (size.height - top - timeHeight) / Double(max(weeks, 5))))
        context.drawLine(
            "\(date.monthName) \(date.year)", x: .points(16), middle: .points(24), font: FontDescription(size: 17, weight: .semibold),
            paint: .label,
            into: &canvas)
        canvas.place(x: .end, y: 24) { canvas in
            canvas.path("M-62-8l-7 8 7 8M-22-8l7 8-7 8", style: .stroke(tint, 2.2, isRound: true))
        }
        for day in 0..<7 {
            context.drawLine(
                CalendarDate.weekdays[day].uppercased(), x: .percent((Double(day) + 0.5) / 7 * 100), middle: .points(57), anchor: .middle,
                font: FontDescription(size: 13, weight: .semibold), paint: .tertiaryLabel, into: &canvas)
        }
        for day in 1...date.daysInMonth {
            let place = lead + day - 1
            let x = Length.percent((Double(place % 7) + 0.5) / 7 * 100)
            let y = top + (Double(place / 7) + 0.5) * row
            if day == date.day { canvas.circle(x: x, y: .points(y), radius: min(22, row * 0.48), .fill(tint.faded(0.15))) }
            context.drawLine(
                "\(day)", x: x, middle: .points(y), anchor: .middle,
                font: FontDescription(size: min(20, row * 0.6), weight: day == date.day ? .semibold : .regular),
                paint: day == date.day ? tint : .label, into: &canvas)
        }
        guard showsTime else { return }
        canvas.place(x: 0, y: .end) { canvas in
            context.drawLine("Time", x: 16, middle: -24, font: FontDescription(size: 17), paint: .label, into: &canvas)
        }
        canvas.place(x: .end, y: .end) { canvas in
            canvas.rect(Rect(x: -102, y: -41, width: 86, height: 34), style: .fill(.tertiaryFill), radius: context.isGlass ? 17 : 6)
            context.drawLine(date.time, x: -59, middle: -24, anchor: .middle, font: FontDescription(size: 17), paint: .label, into: &canvas)
        }
    }
}

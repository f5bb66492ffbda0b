import FormworkModel

/// Dates of a date picker in Swift.
enum AppKitDates {
    static let part: PartRule.Write = { date, variable, code in
        let names = ["date": "dateValue", "minDate": "minDate", "maxDate": "maxDate", "minimumDate": "minDate", "maximumDate": "maxDate"]
        guard let property = date["key"].flatMap({ names[$0] }),
            let seconds = date["timeIntervalSinceReferenceDate"].flatMap(Toolkit.appKit.number)
        else { return code.leaveOut(date, "the date cannot be read") }
        let isNow = date.parent?["useCurrentDate"] == "YES" && property == "dateValue"
        code.statements.append("\(variable).\(property) = \(isNow ? "Date()" : "Date(timeIntervalSinceReferenceDate: \(seconds))")")
    }

    static let elements: PartRule.Write = { part, variable, code in
        let words = [
            "year": ".yearMonth", "month": ".yearMonth", "day": ".yearMonthDay", "era": ".era", "hour": ".hourMinute",
            "minute": ".hourMinute", "second": ".hourMinuteSecond", "timeZone": ".timeZone",
        ]
        // One option stands for a field and the coarser one beside it.
        let pairs = ["year": "month", "month": "year", "hour": "minute", "minute": "hour"]
        for (name, other) in pairs.sorted(by: { $0.key < $1.key }) where part[name] == "YES" && part[other] != "YES" {
            code.leaveOut(part, attribute: other, "AppKit shows it beside '\(name)'", affectsLayout: true)
        }
        var options: [String] = []
        for (name, value) in part.attributes where name != "key" && value == "YES" {
            guard let option = words[name] else {
                code.leaveOut(part, attribute: name, affectsLayout: true)
                continue
            }
            if !options.contains(option) { options.append(option) }
        }
        code.statements.append("\(variable).datePickerElements = [\(options.joined(separator: ", "))]")
    }
}

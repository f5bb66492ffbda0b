import FormworkModel

/// The dates of a date picker.
enum AppKitDates {
    static let part: PartRule.Write = { date, variable, code in
        let names = ["date": "dateValue", "minDate": "minDate", "maxDate": "maxDate", "minimumDate": "minDate", "maximumDate": "maxDate"]
        guard let property = date["key"].flatMap({ names[$0] }),
            let seconds = date["timeIntervalSinceReferenceDate"].flatMap(Toolkit.appKit.number)
        else { return code.leaveOut(date, "the date cannot be read") }
        let isNow = date.parent?["useCurrentDate"] == "YES" && property == "dateValue"
        let value = code.language.either(
            swift: isNow ? "Date()" : "Date(timeIntervalSinceReferenceDate: \(seconds))",
            objectiveC: isNow ? "[NSDate date]" : "[NSDate dateWithTimeIntervalSinceReferenceDate:\(seconds)]")
        code.statements.append(code.language.assignment(variable, property: property, value: value))
    }

    static let elements: PartRule.Write = { part, variable, code in
        let words = [
            "year": "yearMonth", "month": "yearMonth", "day": "yearMonthDay", "era": "era", "hour": "hourMinute",
            "minute": "hourMinute", "second": "hourMinuteSecond", "timeZone": "timeZone",
        ]
        // One option covers a field and the next coarser one.
        let pairs = ["year": "month", "month": "year", "hour": "minute", "minute": "hour"]
        for (name, other) in pairs.sorted(by: { $0.key < $1.key }) where part[name] == "YES" && part[other] != "YES" {
            code.leaveOut(part, attribute: other, "AppKit always shows it together with '\(name)'", affectsLayout: true)
        }
        var options: [String] = []
        for (name, value) in part.attributes where name != "key" && value == "YES" {
            guard let option = words[name] else {
                code.leaveOut(part, attribute: name, affectsLayout: true)
                continue
            }
            if !options.contains(option) { options.append(option) }
        }
        let value = code.language.options("NSDatePickerElementFlag", members: options)
        code.statements.append(code.language.assignment(variable, property: "datePickerElements", value: value))
    }
}

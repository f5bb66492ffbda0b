import CEmbeddedFiles
import FormworkDiagnostics
import FormworkFiles
import FormworkModel
import FormworkRender

/// A self-contained HTML page with a whole comparison: the changes in words, which lead to their places in pictures of both versions.
package enum ReviewPage {
    /// - Parameters:
    ///   - files: the comparisons with their pictures.
    ///   - program: JavaScript to run after the page's own; it must not contain `</script`.
    ///   - connects: whether the page may connect to its server.
    ///   - nonce: the nonce for scripts in the server's content security policy; nil for none.
    package static func html(
        _ files: [(comparison: FileComparison, pictures: ScreenPictures)], program: [UInt8] = [], connects: Bool = false,
        nonce: String? = nil
    ) -> [UInt8] {
        let different = files.filter { !$0.comparison.isEqual }
        let count = different.reduce(0) { $0 + $1.comparison.shown.count }
        let title =
            different.count == 1 ? different[0].comparison.name : "\(FileComparison.counted(different.count, name: "interface file"))"
        return html(
            title: title, summary: different.isEmpty ? "Nothing has changed." : FileComparison.counted(count, name: "change"),
            different.enumerated().flatMap { section($0.offset, file: $0.element.comparison, hasTitle: different.count > 1) },
            data: data(different),
            program: program, connects: connects, nonce: nonce)
    }

    /// Returns a server's page that gives the reason why there is no comparison.
    package static func html(saying reason: String, program: [UInt8], nonce: String) -> [UInt8] {
        html(title: "Changes", summary: reason, [], data: data([]), program: program, connects: true, nonce: nonce)
    }

    private static func html(
        title: String, summary: String, _ files: [UInt8], data: [UInt8], program: [UInt8], connects: Bool, nonce: String?
    ) -> [UInt8] {
        let body = Page.fill(
            formwork_review_body().contents,
            parts: [
                "heading": Page.escaped(title.split(separator: "/").last.map(String.init) ?? title), "path": Page.escaped(title),
                "nonce": Page.attribute(nonce: nonce), "script": Page.pairScript(formwork_review_script().contents) + program,
                "summary": Page.escaped(summary), "files": files, "data": data,
            ])
        return Page.document(title: title, style: Page.style + formwork_review_style().contents, body: body, connects: connects)
    }

    // MARK: Words

    /// The maximum number of folded changes of a class that are listed.
    private static let longestFold = 60

    /// Returns the list of a file's changes. It can be read without scripts.
    private static func section(_ number: Int, file: FileComparison, hasTitle: Bool) -> [UInt8] {
        var html = Markup()
        html.add("<section class=\"review-file\" data-file=\"\(number)\">\n")
        // The heading of the page has the name of an only file.
        if hasTitle || file.title != file.name { html.add("<h2>", file.title, "</h2>\n") }
        let (changes, effects) = (file.changeEntries, file.effectEntries)
        var lines = ReviewLine.lines(of: changes)[...]
        while let first = lines.first {
            let scene = changes[first.entries[0]].scene
            let ofScene = lines.prefix { changes[$0.entries[0]].scene == scene }
            lines = lines.dropFirst(ofScene.count)
            if let scene { html.add("<h3>", scene, "</h3>\n") }
            html.add("<ul class=\"list changes\">\n")
            var before: String?
            for line in ofScene {
                html.add(line, entries: changes, isAgain: changes[line.entries[0]].object == before)
                before = line.heading == nil ? changes[line.entries[0]].object : nil
            }
            html.add("</ul>\n")
        }
        if !effects.isEmpty || !(file.effects?.notes.isEmpty ?? true) {
            html.add("<h3>On screen</h3>\n<ul class=\"list effects\">\n")
            for (place, entry) in effects.enumerated() { html.add(entry, number: changes.count + place) }
            for note in file.effects?.notes ?? [] { html.add("<li class=\"hint\">", note, "</li>\n") }
            html.add("</ul>\n")
        }
        if let changes = file.changes, !file.folded.isEmpty {
            html.add("<details class=\"folded\"><summary>Folded: ", file.foldedText, "</summary>\n")
            for fold in changes.unfolded {
                html.add("<h4>", fold.folded.title, "</h4>\n<ul class=\"list\">\n")
                let lines = FileComparison.lines(fold.changes)
                for line in lines.prefix(longestFold) { html.add("<li>", line, "</li>\n") }
                let rest = lines.count - longestFold
                if rest > 0 { html.add("<li class=\"hint\">and ", "\(rest)", " more</li>\n") }
                html.add("</ul>\n")
            }
            html.add("</details>\n")
        }
        html.add("</section>\n")
        return html.bytes
    }

    /// HTML with escaped texts.
    private struct Markup {
        var bytes: [UInt8] = []

        mutating func add(_ markup: String, _ text: String = "", _ end: String = "") {
            bytes += markup.utf8
            bytes += Page.escaped(text)
            bytes += end.utf8
        }

        /// Adds a line. That of several entries opens to its objects.
        ///
        /// - Parameter isAgain: Whether the line before is about the same object, whose name is then not shown again.
        mutating func add(_ line: ReviewLine, entries: [ReviewEntry], isAgain: Bool) {
            let first = entries[line.entries[0]]
            guard let heading = line.heading else { return add(first, number: line.entries[0], isAgain: isAgain) }
            add("<li class=\"group \(first.kind.rawValue)\"><details><summary><b>", heading, ": </b>")
            add("", first.text, "</summary>\n<ul class=\"list\">\n")
            for number in line.entries {
                addButton(first.kind.rawValue, number: number)
                add("", entries[number].countedObject, "<span class=\"unseen\">")
                add(": ", first.text, "</span></button></li>\n")
            }
            add("</ul></details></li>\n")
        }

        /// Adds an entry.
        mutating func add(_ entry: ReviewEntry, number: Int, isAgain: Bool = false) {
            addButton("\(entry.kind.rawValue)\(isAgain ? " again" : "")", number: number)
            if !entry.object.isEmpty { add("<b>", entry.object, ": </b>") }
            add("", entry.text + entry.times, "</button></li>\n")
        }

        /// Adds the start of an entry's button.
        private mutating func addButton(_ classes: String, number: Int) {
            add("<li class=\"pressable \(classes)\"><button type=\"button\" data-entry=\"\(number)\">")
        }
    }

    // MARK: Pictures

    /// Returns the pictures, and the places of the changes in them, as JSON.
    private static func data(_ files: [(comparison: FileComparison, pictures: ScreenPictures)]) -> [UInt8] {
        var numbers: [[UInt8]: Int] = [:]
        var pictures: [Picture] = []
        func number(_ picture: Picture?) -> Int {
            guard let picture else { return -1 }
            if let known = numbers[picture.svg] { return known }
            numbers[picture.svg] = pictures.count
            pictures.append(picture)
            return pictures.count - 1
        }
        var json = JSONWriter(escapesMarkup: true)
        json.object { json in
            json.array(key: "files") { json in
                for file in files {
                    json.object { json in
                        json.string(file.comparison.name, key: "name")
                        json.array(key: "screens") { json in for screen in file.pictures.screenOfEntry { json.integer(screen ?? -1) } }
                        json.array(key: "pairs") { json in
                            for pair in file.pictures.pairs {
                                write(pair, before: number(pair.before), after: number(pair.after), to: &json)
                            }
                        }
                    }
                }
            }
            json.array(key: "pictures") { json in
                for picture in pictures {
                    json.array { json in
                        json.string(String(decoding: picture.svg, as: UTF8.self))
                        json.points(picture.size.width)
                        json.points(picture.size.height)
                    }
                }
            }
        }
        return json.bytes
    }

    private static func write(_ pair: ScreenPictures.Pair, before: Int, after: Int, to json: inout JSONWriter) {
        json.object { json in
            json.integer(pair.screen, key: "screen")
            json.string(pair.scene, key: "scene")
            json.string(pair.state, key: "state")
            json.string(pair.device, key: "device")
            json.key("sides")
            json.array([before, after])
            json.array(key: "marks") { json in
                for mark in pair.marks {
                    json.array { json in
                        json.integer(mark.entry)
                        json.integer(mark.isOld ? 0 : 1)
                        for value in [mark.frame.origin.x, mark.frame.origin.y, mark.frame.size.width, mark.frame.size.height] {
                            json.points(value)
                        }
                    }
                }
            }
        }
    }
}

import FormworkDiagnostics

/// The storyboards of a project, as files.
enum StoryboardFiles {
    /// The files that are drawn, in order: of a storyboard and its copies in other languages one.
    ///
    /// - Returns: the files, and what is to be said of the others.
    static func chosen(_ files: some Sequence<String>) -> (files: [String], notes: ShownText) {
        var (chosen, notes): ([String], ShownText) = ([], "")
        var drawn: [String: String] = [:]
        for file in files.sorted(by: standsBefore) {
            let place = placeWithoutLanguage(file)
            if let other = drawn.updateValue(drawn[place] ?? file, forKey: place) {
                notes += "\(file): note: it is not drawn: '\(other)' is, the same storyboard in another language\n"
            } else {
                chosen.append(file)
            }
        }
        return (chosen, notes)
    }

    /// What storyboard references call a file: its name without its end.
    static func name(of file: String) -> String {
        let last = file.split(separator: "/").last.map(String.init) ?? file
        return last.hasSuffix(".storyboard") ? String(last.dropLast(11)) : last
    }

    /// A file's path without the folder of a language, such as `de.lproj`.
    private static func placeWithoutLanguage(_ file: String) -> String {
        file.split(separator: "/", omittingEmptySubsequences: false).filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
    }

    /// The development language's documents stand before those of others.
    private static func standsBefore(_ first: String, _ second: String) -> Bool {
        let isBase = (first.contains("Base.lproj/"), second.contains("Base.lproj/"))
        return isBase.0 == isBase.1 ? first < second : isBase.0
    }
}

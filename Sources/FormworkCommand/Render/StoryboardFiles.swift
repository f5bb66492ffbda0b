import FormworkDiagnostics
import FormworkTree

/// Chooses the storyboard files of a project.
enum StoryboardFiles {
    /// Returns the files to draw, in order: one of each storyboard and its copies in other languages.
    ///
    /// - Returns: the files, and notes on the others.
    static func chosen(_ files: some Sequence<String>) -> (files: [String], notes: ShownText) {
        var (chosen, notes): ([String], ShownText) = ([], "")
        var drawn: [String: String] = [:]
        for file in files.sorted(by: sortsBefore) {
            let place = placeWithoutLanguage(file)
            if let other = drawn.updateValue(drawn[place] ?? file, forKey: place) {
                notes += "\(file): note: not drawn, because '\(other)' is the same storyboard in another language\n"
            } else {
                chosen.append(file)
            }
        }
        return (chosen, notes)
    }

    /// Returns a file's name in storyboard references, without its extension.
    static func name(of file: String) -> String {
        let last = file.split(separator: "/").last.map(String.init) ?? file
        return last.hasSuffix(".storyboard") ? String(last.dropLast(11)) : last
    }

    /// Returns a file's path without its language folder, such as `de.lproj`.
    private static func placeWithoutLanguage(_ file: String) -> String {
        file.split(separator: "/", omittingEmptySubsequences: false).filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
    }

    /// Whether a file sorts before another. Files in `Base.lproj` come first.
    private static func sortsBefore(_ first: String, _ second: String) -> Bool {
        let isBase = (first.contains("Base.lproj/"), second.contains("Base.lproj/"))
        return isBase.0 == isBase.1 ? first < second : isBase.0
    }
}

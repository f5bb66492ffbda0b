/// The comment before a scene, with Xcode's name for its controller.
enum SceneTitle {
    /// Splits a class or element name into words, such as `Edit Features View Controller`. A title is unchanged.
    static func text(_ name: String) -> String {
        var result = ""
        let scalars = Array(name)
        for (place, character) in scalars.enumerated() {
            if character.isUppercase, place > 0, !scalars[place - 1].isWhitespace {
                let isBegin = scalars[place - 1].isLowercase || scalars[place - 1].isNumber
                let isLastOfRun = scalars[place - 1].isUppercase && place + 1 < scalars.count && scalars[place + 1].isLowercase
                if isBegin || isLastOfRun { result.append(" ") }
            }
            result.append(character)
        }
        let first = result.first.map { String($0).uppercased() } ?? ""
        // An XML comment contains no double hyphen and doesn't end with a hyphen.
        let safe = (first + result.dropFirst()).split(separator: "-", omittingEmptySubsequences: true).joined(separator: "-")
        return safe.filter { $0 != "\n" && $0 != "\r" }
    }
}

/// The comment that stands before a scene: what Xcode calls its controller.
enum SceneTitle {
    /// The words of a class or element, such as `Edit Features View Controller`; a title stays as it is.
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
        // A comment holds no two hyphens, and does not end with one.
        let safe = (first + result.dropFirst()).split(separator: "-", omittingEmptySubsequences: true).joined(separator: "-")
        return safe.filter { $0 != "\n" && $0 != "\r" }
    }
}

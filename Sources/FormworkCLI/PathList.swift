import Synchronization

/// Removes long lists of paths from the arguments before they are parsed, because the parser's time is quadratic in their number.
enum PathList {
    /// A placeholder for the removed paths. No argument can contain the NUL.
    private static let placeholder = "\u{0}paths"
    private static let taken = Mutex<[String]>([])

    /// Returns the arguments with the longest run of plain words cut down to its first two and a placeholder. The first word of a run may
    /// be an option's value; the others are paths.
    static func shorten(_ arguments: [String]) -> [String] {
        var longest = 0..<0
        var start = 0
        for (index, argument) in arguments.enumerated() {
            if argument.hasPrefix("-"), argument != "-" {
                start = index + 1
            } else if index + 1 - start > longest.count {
                longest = start..<index + 1
            }
        }
        guard longest.count > 32 else { return arguments }
        let rest = longest.dropFirst(3)
        taken.withLock { $0 = Array(arguments[rest]) }
        return arguments[..<rest.lowerBound] + [placeholder] + arguments[rest.upperBound...]
    }

    /// Returns the paths of a command line, including the removed ones.
    static func whole(_ paths: [String]) -> [String] {
        guard let place = paths.firstIndex(of: placeholder) else { return paths }
        return paths[..<place] + taken.withLock(\.self) + paths[(place + 1)...]
    }
}

extension [String] {
    /// Joins the texts. The standard library's generic function would make the runtime search all conformances of the program, once in
    /// each run.
    package func joined(separator: String) -> String {
        var text = ""
        for (index, part) in enumerated() {
            if index > 0 { text += separator }
            text += part
        }
        return text
    }
}

/// Rows and bounds among which a conflict lies.
struct Contradiction {
    var rows: [Int32] = []
    /// The variables whose bounds take part.
    var bounds: [Int32] = []
}

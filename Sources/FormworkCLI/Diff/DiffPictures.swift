import FormworkReview

/// Draws screens before and after.
struct DiffPictures {
    init(_ command: DiffCommand, _ options: ReviewOptions) {}
    func write(_ comparison: FileComparison, into folder: String) throws(RunFailure) -> ExitStatus { .fine }
    func page(_ comparisons: [FileComparison]) throws(RunFailure) -> [UInt8] { [] }
}

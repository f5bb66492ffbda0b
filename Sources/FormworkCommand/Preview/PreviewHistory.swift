import FormworkDiagnostics
import FormworkImport
import FormworkModel
import FormworkRender
import FormworkChanges
import FormworkTree

#if Preview
    import FormworkPreview

    /// Compares previewed files with their last commits, or with a revision.
    struct PreviewHistory: Sendable {
        let limits: DocumentLimits

        /// A file by its folder, and its path relative to that folder as git names it.
        private struct Place {
            let folder: String
            let name: String

            init(_ path: String) {
                let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
                folder = slash.map { String(path[...$0]) } ?? "."
                name = "./" + (slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path)
            }

            /// Returns git's name for the file in a revision.
            func name(in revision: String) -> String { "\(revision):\(name)" }
        }

        /// Returns a document's changes since a revision; nil if it isn't in a repository with this revision.
        ///
        /// - Parameters:
        ///   - document: the document.
        ///   - path: its file.
        ///   - revision: the revision; the last commit if none is requested.
        func changes(_ document: InterfaceDocument, path: String, since revision: String = "HEAD") -> PreviewChanges? {
            let place = Place(path)
            guard let repository = try? GitRepository(in: place.folder), let journal = repository.journal(),
                let hash = try? repository.commit(revision)
            else { return nil }
            let name = place.name(in: hash)
            var old: FileComparison.Side?
            if repository.succeeds(["rev-parse", "--verify", "--quiet", name]) {
                do throws(RunFailure) {
                    let source = DocumentSource.blob(name, in: repository, name: "\(revision):\(path)")
                    old = FileComparison.Side(name: source.name, document: try source.read(limits).document)
                } catch {
                    let text = error.text.text
                    return PreviewChanges(title: "\(revision) cannot be read", journal: journal) { program, nonce in
                        ReviewPage.html(saying: text, program: program, nonce: nonce)
                    }
                }
            }
            var options = ReviewOptions()
            options.solves = true
            let (asked, before) = (options, old)
            let compare: @Sendable () -> FileComparison = {
                FileComparison(name: path, old: before, new: FileComparison.Side(name: path, document: document), asked)
            }
            var counting = asked
            counting.solves = false
            let found = FileComparison(name: path, old: old, new: FileComparison.Side(name: path, document: document), counting)
            return PreviewChanges(title: Self.title(found, since: revision), journal: journal) { program, nonce in
                let comparison = compare()
                var render = RenderOptions()
                render.assets = DiffPictures.assets(comparison)
                do throws(RenderError) {
                    let pictures = try ScreenPictures(comparison, options: asked, render: render)
                    return ReviewPage.html([(comparison, pictures)], program: program, connects: true, nonce: nonce)
                } catch {
                    return ReviewPage.html(saying: "\(error)", program: program, nonce: nonce)
                }
            }
        }

        /// Returns a file as of a revision; nil if the revision doesn't have it or it isn't in a repository.
        func earlier(_ path: String, revision: String) -> EarlierDocument? {
            let place = Place(path)
            guard let repository = try? GitRepository(in: place.folder), let hash = try? repository.commit(revision) else { return nil }
            let name = place.name(in: hash)
            guard repository.succeeds(["rev-parse", "--verify", "--quiet", name]) else { return nil }
            guard let read = try? DocumentSource.blob(name, in: repository, name: "\(revision):\(path)").read(limits) else { return nil }
            return EarlierDocument(title: "\(revision) (\(hash.prefix(7)))", document: read.document)
        }

        private static func title(_ comparison: FileComparison, since revision: String) -> String {
            switch comparison.outcome {
            case .added: "New since \(revision)"
            case .equal: "As in \(revision)"
            default: "\(FileComparison.counted(comparison.shown.count, name: "change")) since \(revision)"
            }
        }
    }
#endif

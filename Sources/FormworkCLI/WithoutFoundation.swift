#if FORMWORK_SMALL_BUILD
    import FormworkCommand
    import FormworkDiagnostics

    // The release build contains nothing of Foundation (scripts/link). ArgumentParser uses it twice: to describe errors, and to write a
    // description of all verbs as JSON.

    extension Error {
        /// Returns the description of an error. The linker uses it for ArgumentParser's method, which looks for Foundation's `LocalizedError`.
        @_silgen_name("formwork_describe_error")
        public func descriptionWithoutFoundation() -> String { String(describing: self) }
    }

    /// Rejects the option that needs Foundation, and ends the program. The linker uses it for the functions of `JSONEncoder`.
    @_cdecl("formwork_without_foundation")
    public func refuseWithoutFoundation() -> Never {
        StandardOutput.writeError("formwork: error: --experimental-dump-help needs a debug build\n")
        StopCleanup.exit(code: 64)
    }
#endif

@_exported public import FormworkDiagnostics
@_exported public import FormworkModel

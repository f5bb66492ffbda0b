@_exported public import FormworkDSL
@_exported public import FormworkDiagnostics
@_exported public import FormworkImport
@_exported public import FormworkLayout
@_exported public import FormworkModel
@_exported public import FormworkQuery
@_exported public import FormworkTemplates
@_exported public import FormworkTree

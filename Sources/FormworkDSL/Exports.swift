@_exported public import FormworkLanguages

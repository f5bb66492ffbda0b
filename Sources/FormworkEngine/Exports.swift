// `Rect`, `Size`, `LayoutAttribute` and `LayoutRelation` are those of documents, so that a program can use both; so are the two languages.
@_exported public import FormworkLanguages
@_exported public import FormworkModel

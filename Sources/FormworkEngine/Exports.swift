// `Rect`, `Size`, `LayoutAttribute` and `LayoutRelation` are those of documents, so that a program can use both.
@_exported public import FormworkModel

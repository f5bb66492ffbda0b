// The page's data: what the document holds, and how it looks in every state.

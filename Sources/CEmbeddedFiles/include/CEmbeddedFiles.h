#ifndef FORMWORK_EMBEDDED_FILES_H
#define FORMWORK_EMBEDDED_FILES_H

/// The bytes of files in the program. Swift would take longer to compile them, as array literals, than the code that writes a page.
typedef struct {
    const unsigned char *start;
    long count;
} EmbeddedFiles;

/// The frame of every page.
EmbeddedFiles page_frame(void);
/// The body of a page.
EmbeddedFiles page_body(void);
/// The style sheets of pages; a later one may refine an earlier one.
EmbeddedFiles page_style(void);
/// The scripts that pages of comparisons share, in the order in which they run.
EmbeddedFiles page_common_script(void);
/// The page's other scripts, in the order in which they run.
EmbeddedFiles page_script(void);
/// The style sheet that the preview adds to a page.
EmbeddedFiles preview_style(void);
/// The page of a file that has not been readable yet.
EmbeddedFiles preview_waiting(void);
/// The scripts that the preview adds to a page.
EmbeddedFiles preview_script(void);
/// The body of the page of changes.
EmbeddedFiles review_body(void);
/// The style sheet of the page of changes.
EmbeddedFiles review_style(void);
/// The script of the page of changes.
EmbeddedFiles review_script(void);
/// The schema of documents as data.
EmbeddedFiles schema_document(void);
/// The sources of the schemas for the verbs' output.
EmbeddedFiles schema_common(void);
EmbeddedFiles schema_import(void);
EmbeddedFiles schema_query(void);
EmbeddedFiles schema_outline(void);
EmbeddedFiles schema_templates(void);
EmbeddedFiles schema_solve(void);
EmbeddedFiles schema_states(void);
EmbeddedFiles schema_edit(void);
EmbeddedFiles schema_validate(void);
EmbeddedFiles schema_strings(void);
EmbeddedFiles schema_graph(void);
EmbeddedFiles schema_explain(void);
EmbeddedFiles schema_diff(void);
EmbeddedFiles schema_merge(void);
EmbeddedFiles schema_raw(void);

#endif

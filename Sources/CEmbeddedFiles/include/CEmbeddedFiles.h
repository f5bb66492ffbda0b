#ifndef FORMWORK_EMBEDDED_FILES_H
#define FORMWORK_EMBEDDED_FILES_H

/// The bytes of files in the program. Swift would take longer to compile them, as array literals, than the code that writes a page.
typedef struct {
    const unsigned char *start;
    long count;
} EmbeddedFiles;

/// The frame of every page.
EmbeddedFiles formwork_page_frame(void);
/// The body of a page.
EmbeddedFiles formwork_page_body(void);
/// The style sheets of pages; a later one may refine an earlier one.
EmbeddedFiles formwork_page_style(void);
/// The scripts that pages of comparisons share, in the order in which they run.
EmbeddedFiles formwork_page_common_script(void);
/// The page's other scripts, in the order in which they run.
EmbeddedFiles formwork_page_script(void);
/// The style sheet that the preview adds to a page.
EmbeddedFiles formwork_preview_style(void);
/// The page of a file that has not been readable yet.
EmbeddedFiles formwork_preview_waiting(void);
/// The scripts that the preview adds to a page.
EmbeddedFiles formwork_preview_script(void);
/// The body of the page of changes.
EmbeddedFiles formwork_review_body(void);
/// The style sheet of the page of changes.
EmbeddedFiles formwork_review_style(void);
/// The script of the page of changes.
EmbeddedFiles formwork_review_script(void);
/// The schema of documents as data.
EmbeddedFiles formwork_schema_document(void);

#endif

#include "CEmbeddedFiles.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

#define FILES(name) static const unsigned char name##_bytes[] = {
#define END(name) }; EmbeddedFiles name(void) { return (EmbeddedFiles){name##_bytes, sizeof name##_bytes}; }

FILES(page_frame)
#embed "../FormworkRender/Page/Files/frame.html"
END(page_frame)

FILES(page_body)
#embed "../FormworkRender/Page/Files/page.html"
END(page_body)

FILES(page_style)
#embed "../FormworkRender/Page/Files/theme.css"
,
#embed "../FormworkRender/Page/Files/side.css"
,
#embed "../FormworkRender/Page/Files/stage.css"
,
#embed "../FormworkRender/Page/Files/compare.css"
,
#embed "../FormworkRender/Page/Files/facts.css"
,
#embed "../FormworkRender/Page/Files/narrow.css"
,
#embed "../FormworkRender/Page/Files/print.css"
END(page_style)

FILES(page_common_script)
#embed "../FormworkRender/Page/Files/elements.js"
,
#embed "../FormworkRender/Page/Files/queue.js"
,
#embed "../FormworkRender/Page/Files/pair.js"
END(page_common_script)

FILES(page_script)
#embed "../FormworkRender/Page/Files/model.js"
,
#embed "../FormworkRender/Page/Files/address.js"
,
#embed "../FormworkRender/Page/Files/screen.js"
,
#embed "../FormworkRender/Page/Files/touch.js"
,
#embed "../FormworkRender/Page/Files/stage.js"
,
#embed "../FormworkRender/Page/Files/controls.js"
,
#embed "../FormworkRender/Page/Files/outline.js"
,
#embed "../FormworkRender/Page/Files/fields.js"
,
#embed "../FormworkRender/Page/Files/inspector.js"
,
#embed "../FormworkRender/Page/Files/changes.js"
,
#embed "../FormworkRender/Page/Files/texts.js"
,
#embed "../FormworkRender/Page/Files/overlay.js"
,
#embed "../FormworkRender/Page/Files/annotations.js"
,
#embed "../FormworkRender/Page/Files/constraints.js"
,
#embed "../FormworkRender/Page/Files/picture.js"
,
#embed "../FormworkRender/Page/Files/panning.js"
,
#embed "../FormworkRender/Page/Files/map.js"
,
#embed "../FormworkRender/Page/Files/project.js"
,
#embed "../FormworkRender/Page/Files/panels.js"
,
#embed "../FormworkRender/Page/Files/source.js"
,
#embed "../FormworkRender/Page/Files/stated.js"
,
#embed "../FormworkRender/Page/Files/search.js"
,
#embed "../FormworkRender/Page/Files/compare.js"
,
#embed "../FormworkRender/Page/Files/neutral.js"
,
#embed "../FormworkRender/Page/Files/editing.js"
,
#embed "../FormworkRender/Page/Files/page.js"
,
#embed "../FormworkRender/Page/Files/display.js"
,
#embed "../FormworkRender/Page/Files/programs.js"
END(page_script)

FILES(preview_style)
#embed "../FormworkPreview/Page/preview.css"
END(preview_style)

FILES(preview_waiting)
#embed "../FormworkPreview/Page/waiting.html"
END(preview_waiting)

FILES(preview_script)
#embed "../FormworkPreview/Page/preview.js"
,
#embed "../FormworkPreview/Page/handle.js"
,
#embed "../FormworkPreview/Page/settings.js"
,
#embed "../FormworkPreview/Page/writing.js"
END(preview_script)

FILES(review_body)
#embed "../FormworkReview/Page/review.html"
END(review_body)

FILES(review_style)
#embed "../FormworkReview/Page/review.css"
END(review_style)

FILES(review_script)
#embed "../FormworkReview/Page/review.js"
END(review_script)

FILES(schema_document)
#embed "../FormworkExport/Schemas/Files/document.json"
END(schema_document)

FILES(schema_common)
#embed "../FormworkExport/Schemas/Files/common.json"
END(schema_common)

FILES(schema_import)
#embed "../FormworkExport/Schemas/Files/import.json"
END(schema_import)

FILES(schema_query)
#embed "../FormworkExport/Schemas/Files/query.json"
END(schema_query)

FILES(schema_outline)
#embed "../FormworkExport/Schemas/Files/outline.json"
END(schema_outline)

FILES(schema_templates)
#embed "../FormworkExport/Schemas/Files/templates.json"
END(schema_templates)

FILES(schema_solve)
#embed "../FormworkExport/Schemas/Files/solve.json"
END(schema_solve)

FILES(schema_states)
#embed "../FormworkExport/Schemas/Files/states.json"
END(schema_states)

FILES(schema_edit)
#embed "../FormworkExport/Schemas/Files/edit.json"
END(schema_edit)

FILES(schema_validate)
#embed "../FormworkExport/Schemas/Files/validate.json"
END(schema_validate)

FILES(schema_strings)
#embed "../FormworkExport/Schemas/Files/strings.json"
END(schema_strings)

FILES(schema_graph)
#embed "../FormworkExport/Schemas/Files/graph.json"
END(schema_graph)

FILES(schema_explain)
#embed "../FormworkExport/Schemas/Files/explain.json"
END(schema_explain)

FILES(schema_diff)
#embed "../FormworkExport/Schemas/Files/diff.json"
END(schema_diff)

FILES(schema_merge)
#embed "../FormworkExport/Schemas/Files/merge.json"
END(schema_merge)

FILES(schema_raw)
#embed "../FormworkExport/Schemas/Files/raw.json"
END(schema_raw)

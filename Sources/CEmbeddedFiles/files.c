#include "CEmbeddedFiles.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

#define FILES(name) static const unsigned char name##_bytes[] = {
#define END(name) }; EmbeddedFiles name(void) { return (EmbeddedFiles){name##_bytes, sizeof name##_bytes}; }

FILES(formwork_page_frame)
#embed "../FormworkRender/Page/Files/frame.html"
END(formwork_page_frame)

FILES(formwork_page_body)
#embed "../FormworkRender/Page/Files/page.html"
END(formwork_page_body)

FILES(formwork_page_style)
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
END(formwork_page_style)

FILES(formwork_page_common_script)
#embed "../FormworkRender/Page/Files/elements.js"
,
#embed "../FormworkRender/Page/Files/queue.js"
,
#embed "../FormworkRender/Page/Files/pair.js"
END(formwork_page_common_script)

FILES(formwork_page_script)
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
END(formwork_page_script)

FILES(formwork_preview_style)
#embed "../FormworkPreview/Page/preview.css"
END(formwork_preview_style)

FILES(formwork_preview_waiting)
#embed "../FormworkPreview/Page/waiting.html"
END(formwork_preview_waiting)

FILES(formwork_preview_script)
#embed "../FormworkPreview/Page/preview.js"
,
#embed "../FormworkPreview/Page/handle.js"
,
#embed "../FormworkPreview/Page/settings.js"
,
#embed "../FormworkPreview/Page/writing.js"
END(formwork_preview_script)

FILES(formwork_review_body)
#embed "../FormworkChanges/Page/review.html"
END(formwork_review_body)

FILES(formwork_review_style)
#embed "../FormworkChanges/Page/review.css"
END(formwork_review_style)

FILES(formwork_review_script)
#embed "../FormworkChanges/Page/review.js"
END(formwork_review_script)

FILES(formwork_schema_document)
#embed "../FormworkResults/Schemas/Files/document.json"
END(formwork_schema_document)

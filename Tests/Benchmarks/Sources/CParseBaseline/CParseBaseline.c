#include "CParseBaseline.h"

#include <libxml/parser.h>
#include <stdlib.h>
#include <string.h>

struct parse_baseline {
    xmlParserCtxtPtr context;
    xmlSAXHandler handler;
};

static void start_element(
    void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int namespace_count, const xmlChar **namespaces,
    int attribute_count, int defaulted_count, const xmlChar **attributes
) {}

static void end_element(void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) {}

static void characters(void *context, const xmlChar *text, int count) {}

parse_baseline *parse_baseline_create(void) {
    parse_baseline *baseline = calloc(1, sizeof *baseline);
    if (baseline == NULL) abort();
    baseline->context = xmlNewParserCtxt();
    if (baseline->context == NULL) abort();
    baseline->handler.initialized = XML_SAX2_MAGIC;
    baseline->handler.startElementNs = start_element;
    baseline->handler.endElementNs = end_element;
    baseline->handler.characters = characters;
    baseline->handler.ignorableWhitespace = characters;
    return baseline;
}

void parse_baseline_free(parse_baseline *baseline) {
    xmlFreeParserCtxt(baseline->context);
    free(baseline);
}

int parse_baseline_run(parse_baseline *baseline, const char *bytes, int count) {
    *baseline->context->sax = baseline->handler;
    xmlDocPtr document = xmlCtxtReadMemory(
        baseline->context, bytes, count, NULL, NULL, XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING
    );
    if (document != NULL) xmlFreeDoc(document);
    return baseline->context->wellFormed;
}

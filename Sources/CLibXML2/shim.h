#ifndef FORMWORK_LIBXML2_SHIM_H
#define FORMWORK_LIBXML2_SHIM_H

// Hides what differs between libxml2 2.9 and 2.14 (deprecated members, the constness of errors), and gives FormworkXML
// a push of events with byte offsets instead of libxml2's own structures.

#include <stdint.h>
#include <string.h>
#include <libxml/xmlversion.h>
// Nothing of ICU is used here, and its headers clash with Foundation's own copy of ICU.
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/dict.h>
#include <libxml/xmlerror.h>

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wdeprecated-declarations"

#define FORMWORK_XML_ERROR_SIZE 512

/// The first error of a parse, copied out of libxml2's own structure.
typedef struct {
    int code;
    int line;
    int column;
    int64_t offset;
    char message[FORMWORK_XML_ERROR_SIZE];
} formwork_xml_error;

/// The state of a parse: the receiver of the events, and the first error.
typedef struct {
    void *receiver;
    xmlParserCtxtPtr context;
    formwork_xml_error error;
} formwork_xml_session;

/// The number of bytes of the document before the parser's current position.
static inline int64_t formwork_xml_offset(xmlParserCtxtPtr context) {
    xmlParserInputPtr input = context->input;
    if (input == NULL) return 0;
    return (int64_t)input->consumed + (int64_t)(input->cur - input->base);
}

/// The offset of `pointer` in the document, or -1 where it does not point into the parser's buffer.
static inline int64_t formwork_xml_offset_of(xmlParserCtxtPtr context, const xmlChar *pointer) {
    xmlParserInputPtr input = context->input;
    if (input == NULL || pointer < input->base || pointer >= input->end) return -1;
    return (int64_t)input->consumed + (int64_t)(pointer - input->base);
}

#if LIBXML_VERSION >= 21200
static void formwork_xml_on_error(void *userData, const xmlError *error) {
#else
static void formwork_xml_on_error(void *userData, xmlErrorPtr error) {
#endif
    formwork_xml_session *session = (formwork_xml_session *)userData;
    if (error == NULL || session == NULL || session->error.code != 0 || error->level < XML_ERR_FATAL) return;
    // Namespace errors do not make a document ill-formed.
    if (error->domain == XML_FROM_NAMESPACE) return;
    session->error.code = error->code;
    session->error.line = error->line;
    session->error.column = error->int2;
    session->error.offset = formwork_xml_offset(session->context);
    if (error->message != NULL) {
        strncpy(session->error.message, error->message, FORMWORK_XML_ERROR_SIZE - 1);
        session->error.message[FORMWORK_XML_ERROR_SIZE - 1] = 0;
    }
}

/// A parser that can be used again for any number of documents; its dictionary of names lives as long as it does.
static inline xmlParserCtxtPtr formwork_xml_create(void) { return xmlNewParserCtxt(); }

static inline void formwork_xml_free(xmlParserCtxtPtr context) { xmlFreeParserCtxt(context); }

/// The parser's own pointer for a name: equal names have equal pointers.
static inline const xmlChar *formwork_xml_intern(xmlParserCtxtPtr context, const char *name, int length) {
    return xmlDictLookup(context->dict, (const xmlChar *)name, length);
}

/// Parses `size` bytes and sends the events of `handler` to `session->receiver`'s callbacks.
///
/// Returns 1 where the document is well-formed. Never touches the network, never expands an entity, never loads a DTD. The bytes are read
/// as UTF-8 whatever the document declares: were they converted, no place that libxml2 tells would be one in them.
static inline int formwork_xml_parse(
    xmlParserCtxtPtr context, formwork_xml_session *session, const xmlSAXHandler *handler, const char *bytes, int size
) {
    session->context = context;
    memset(&session->error, 0, sizeof session->error);
    *context->sax = *handler;
    context->sax->initialized = XML_SAX2_MAGIC;
    context->sax->serror = (xmlStructuredErrorFunc)formwork_xml_on_error;
    context->userData = session;
    context->_private = session;
    xmlDocPtr document = xmlCtxtReadMemory(
        context, bytes, size, NULL, NULL,
        XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING | XML_PARSE_BIG_LINES | XML_PARSE_IGNORE_ENC
    );
    if (document != NULL) xmlFreeDoc(document);
    int wellFormed = context->wellFormed && session->error.code == 0;
    return wellFormed;
}

static inline void formwork_xml_stop(xmlParserCtxtPtr context) { xmlStopParser(context); }

#pragma clang diagnostic pop

#endif

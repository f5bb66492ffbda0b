#ifndef FORMWORK_PARSE_BASELINE_H
#define FORMWORK_PARSE_BASELINE_H

/// A parser of libxml2 that is used again for document after document.
typedef struct parse_baseline parse_baseline;

parse_baseline *parse_baseline_create(void);
void parse_baseline_free(parse_baseline *baseline);

/// Parses a document with SAX2 handlers that do nothing; 1 where it is well-formed.
int parse_baseline_run(parse_baseline *baseline, const char *bytes, int count);

#endif

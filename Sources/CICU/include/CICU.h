#ifndef CARETLAB_CICU_H
#define CARETLAB_CICU_H

// ICU's word breaker without ICU's types: Swift's Foundation brings an ICU of its own, and where the compiler sees
// both it refuses that one enum has two definitions. ICU's functions are macros besides, which Swift does not
// import.

#include <stdbool.h>
#include <stdint.h>

/// A breaker of text into words.
typedef struct caretlab_words caretlab_words;

/// NULL where ICU's data is missing.
caretlab_words *caretlab_words_open(const char *locale);
void caretlab_words_close(caretlab_words *words);

/// Takes UTF-16, whose address is kept.
bool caretlab_words_set_text(caretlab_words *words, const uint16_t *text, int32_t length);

/// The boundary after an offset; -1 if there is none.
int32_t caretlab_words_following(caretlab_words *words, int32_t offset);
/// The boundary before the current one; -1 if there is none.
int32_t caretlab_words_previous(caretlab_words *words);
/// Whether what ends at the current boundary is a word, and no space or punctuation.
bool caretlab_words_is_word(caretlab_words *words);

#endif

#include "CICU.h"

#include <unicode/ubrk.h>

static UBreakIterator *iterator(caretlab_words *words) { return (UBreakIterator *)words; }

caretlab_words *caretlab_words_open(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *words = ubrk_open(UBRK_WORD, locale, 0, 0, &status);
  return U_SUCCESS(status) ? (caretlab_words *)words : 0;
}

void caretlab_words_close(caretlab_words *words) { ubrk_close(iterator(words)); }

bool caretlab_words_set_text(caretlab_words *words, const uint16_t *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText(iterator(words), (const UChar *)text, length, &status);
  return U_SUCCESS(status);
}

int32_t caretlab_words_following(caretlab_words *words, int32_t offset) {
  return ubrk_following(iterator(words), offset);
}

int32_t caretlab_words_previous(caretlab_words *words) { return ubrk_previous(iterator(words)); }

bool caretlab_words_is_word(caretlab_words *words) {
  return ubrk_getRuleStatus(iterator(words)) >= UBRK_WORD_NONE_LIMIT;
}

_Static_assert(UBRK_DONE == -1, "the header says what there is where there is no boundary");

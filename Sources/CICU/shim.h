#ifndef CARETLAB_CICU_SHIM_H
#define CARETLAB_CICU_SHIM_H
#include <unicode/ubrk.h>
// ICU's functions are macros that add the version to the name, which Swift does not import.
static inline UBreakIterator *caretlab_words_open(const char *locale, UErrorCode *status) {
  return ubrk_open(UBRK_WORD, locale, 0, 0, status);
}
static inline void caretlab_words_close(UBreakIterator *words) { ubrk_close(words); }
static inline void caretlab_words_set_text(UBreakIterator *words, const UChar *text, int32_t length,
                                           UErrorCode *status) {
  ubrk_setText(words, text, length, status);
}
static inline int32_t caretlab_words_following(UBreakIterator *words, int32_t offset) {
  return ubrk_following(words, offset);
}
static inline int32_t caretlab_words_previous(UBreakIterator *words) { return ubrk_previous(words); }
static inline int32_t caretlab_words_status(UBreakIterator *words) { return ubrk_getRuleStatus(words); }
#endif

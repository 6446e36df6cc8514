#ifndef CARETLAB_CPANGOCAIRO_SHIM_H
#define CARETLAB_CPANGOCAIRO_SHIM_H
#include <fontconfig/fontconfig.h>
#include <hb-ot.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

static inline void caretlab_font_map_set_config(PangoFontMap *map, FcConfig *config) {
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
}

// Deprecated, as Pango finds the direction of whole paragraphs by itself; not of parts.
static inline PangoDirection caretlab_find_base_dir(const char *text, int length) {
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  return pango_find_base_dir(text, length);
  G_GNUC_END_IGNORE_DEPRECATIONS
}
#endif

#ifndef CARETLAB_CPANGOCAIRO_SHIM_H
#define CARETLAB_CPANGOCAIRO_SHIM_H
#include <fontconfig/fontconfig.h>
#include <hb-ot.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

/// Makes a Cairo font map read a font configuration of its own instead of the system's.
static inline void caretlab_font_map_set_config(PangoFontMap *map, FcConfig *config) {
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
}
#endif

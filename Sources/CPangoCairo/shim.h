#ifndef CARETLAB_CPANGOCAIRO_SHIM_H
#define CARETLAB_CPANGOCAIRO_SHIM_H
#include <pango/pangocairo.h>
#endif

#ifndef CARETLAB_CSDL2_SHIM_H
#define CARETLAB_CSDL2_SHIM_H
#include <SDL2/SDL.h>
#endif

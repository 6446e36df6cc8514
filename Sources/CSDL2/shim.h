#ifndef CARETLAB_CSDL2_SHIM_H
#define CARETLAB_CSDL2_SHIM_H
#include <SDL2/SDL.h>
// Macros with casts or arithmetic that Swift does not import.
static inline int caretlab_window_centered(void) { return (int)SDL_WINDOWPOS_CENTERED; }
static inline Uint32 caretlab_touch_mouse_id(void) { return SDL_TOUCH_MOUSEID; }
static inline SDL_TouchID caretlab_mouse_touch_id(void) { return SDL_MOUSE_TOUCHID; }
#endif

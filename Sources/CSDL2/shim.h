#ifndef CARETLAB_CSDL2_SHIM_H
#define CARETLAB_CSDL2_SHIM_H
#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>
// Macros with casts or arithmetic that Swift does not import.
static inline int caretlab_window_centered(void) { return (int)SDL_WINDOWPOS_CENTERED; }
static inline Uint32 caretlab_touch_mouse_id(void) { return SDL_TOUCH_MOUSEID; }
static inline SDL_TouchID caretlab_mouse_touch_id(void) { return SDL_MOUSE_TOUCHID; }
// The X server's time of a mouse event, in milliseconds; -1 for every other event.
static inline Sint64 caretlab_server_milliseconds(const SDL_Event *event) {
#ifdef SDL_VIDEO_DRIVER_X11
  const SDL_SysWMmsg *msg = event->type == SDL_SYSWMEVENT ? event->syswm.msg : 0;
  if (!msg || msg->subsystem != SDL_SYSWM_X11) return -1;
  if (msg->msg.x11.event.type == MotionNotify) return msg->msg.x11.event.xmotion.time & 0xffffffff;
  if (msg->msg.x11.event.type == ButtonPress || msg->msg.x11.event.type == ButtonRelease)
    return msg->msg.x11.event.xbutton.time & 0xffffffff;
#endif
  return -1;
}
#endif

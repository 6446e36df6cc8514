#ifndef CARETLAB_CNLOPT_SHIM_H
#define CARETLAB_CNLOPT_SHIM_H
#include <nlopt.h>
#endif

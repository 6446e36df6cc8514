#ifndef CARETLAB_CYAML_SHIM_H
#define CARETLAB_CYAML_SHIM_H
#include <yaml.h>
#endif

#include "CBaseline.h"

uint64_t baselineByteSum(const uint8_t *bytes, size_t count) {
  uint64_t sum = 0;
  for (size_t index = 0; index < count; index++) sum += bytes[index];
  return sum;
}

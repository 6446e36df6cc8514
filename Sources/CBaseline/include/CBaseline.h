#ifndef CBASELINE_H
#define CBASELINE_H

#include <stddef.h>
#include <stdint.h>

/// A pan update as the benchmark hands it to both sides: as wide as the Swift one, so that both read as
/// much memory.
typedef struct {
  int64_t state;
  int64_t microseconds;
  double x, y;
  double translationX, translationY;
  double velocityX, velocityY;
} BaselineUpdate;

/// What the filter keeps between updates.
typedef struct {
  int64_t deadZone;
  int64_t divisor;
  int64_t threshold;
  int64_t count;
} BaselineFilter;

/// What came out of a run, so that both sides can be held to the same.
typedef struct {
  int64_t forward;
  int64_t backward;
} BaselineSteps;

/// Runs the article's filter over updates.
BaselineSteps baselineFilterRun(BaselineFilter *filter, const BaselineUpdate *updates, size_t count);

/// Adds up bytes, one after the other: the least that a reader must do.
uint64_t baselineByteSum(const uint8_t *bytes, size_t count);

#endif

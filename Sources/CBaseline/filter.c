#include "CBaseline.h"

#include <math.h>

// The article's last listing: whole numbers, truncation, strict comparisons. Speeds are capped far beyond
// any finger, and NaN counts as rest, as in the Swift filter.
static int64_t filterStep(BaselineFilter *filter, const BaselineUpdate *update) {
  if (!(fabs(update->translationX) > (double)filter->deadZone)) return 0;
  double speed = fabs(update->velocityX);
  int64_t whole;
  if (speed < 1e15) {
    whole = (int64_t)speed;
  } else {
    whole = speed >= 1e15 ? 1000000000000000 : 0;
  }
  filter->count += whole / filter->divisor;
  if (filter->count <= filter->threshold) return 0;
  filter->count = 0;
  return update->velocityX < 0 ? -1 : 1;
}

BaselineSteps baselineFilterRun(BaselineFilter *filter, const BaselineUpdate *updates, size_t count) {
  BaselineSteps steps = {0, 0};
  for (size_t index = 0; index < count; index++) {
    int64_t step = filterStep(filter, &updates[index]);
    if (step > 0) steps.forward += step;
    if (step < 0) steps.backward -= step;
  }
  return steps;
}

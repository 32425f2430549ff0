#pragma once

#include <nanobind/nanobind.h>

namespace meldstone::bind {

/// Adds `Training` and `afterstate_features`; see bots/training.py.
void bind_training(nanobind::module_& module);

}  // namespace meldstone::bind

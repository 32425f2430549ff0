#pragma once

#include <nanobind/nanobind.h>

namespace meldstone::bind {

/// Adds `play_out`, a whole game without a detour through Python.
void bind_self_play(nanobind::module_& module);

}  // namespace meldstone::bind

#pragma once

#include <nanobind/nanobind.h>

namespace meldstone::bind {

/// Adds `TileBook`, which answers questions about tiles on a table without a detour through lists of counts.
void bind_tile_book(nanobind::module_& module);

}  // namespace meldstone::bind

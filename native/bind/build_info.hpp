#pragma once

#include <string>

namespace meldstone::bind {

/// How this binary was made; `meldstone --version` shows it, so that a bug report or a benchmark names its build.
struct BuildInfo {
    std::string compiler;
    std::string cxx_standard;
    std::string build_type;
};

BuildInfo build_info();

}  // namespace meldstone::bind

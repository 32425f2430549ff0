#include "bind/build_info.hpp"

namespace meldstone::bind {
namespace {

// Clang is asked first because it also defines __GNUC__.
std::string compiler() {
#if defined(__clang__)
    return "Clang " + std::to_string(__clang_major__) + "." + std::to_string(__clang_minor__) + "." +
           std::to_string(__clang_patchlevel__);
#elif defined(__GNUC__)
    return "GCC " + std::to_string(__GNUC__) + "." + std::to_string(__GNUC_MINOR__) + "." +
           std::to_string(__GNUC_PATCHLEVEL__);
#elif defined(_MSC_VER)
    return "MSVC " + std::to_string(_MSC_VER);
#else
    return "unknown";
#endif
}

// MSVC freezes __cplusplus at C++98 unless a switch is set; _MSVC_LANG tells the truth there.
std::string cxx_standard() {
#if defined(_MSVC_LANG)
    constexpr long version = _MSVC_LANG;
#else
    constexpr long version = __cplusplus;
#endif
    return "C++" + std::to_string(version / 100 % 100);
}

}  // namespace

BuildInfo build_info() {
    return {compiler(), cxx_standard(), MELDSTONE_BUILD_TYPE};
}

}  // namespace meldstone::bind

#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>

#include "build_info.hpp"

namespace nb = nanobind;

namespace {

nb::dict build_info() {
    const meldstone::BuildInfo info = meldstone::build_info();
    nb::dict result;
    result["compiler"] = info.compiler;
    result["cxx_standard"] = info.cxx_standard;
    result["build_type"] = info.build_type;
    return result;
}

}  // namespace

NB_MODULE(_native, module) {
    module.doc() = "The compiled core of meldstone.";
    module.def("build_info", &build_info, "How this module was built: compiler, C++ standard and build type.");
}

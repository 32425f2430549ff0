#include "bind/tuples.hpp"

#include <climits>
#include <cstdint>

namespace nb = nanobind;

namespace meldstone::bind {

void read_counts(nb::handle source, std::array<int, kFaces>& out) {
    if (!PyTuple_Check(source.ptr()) || PyTuple_Size(source.ptr()) != static_cast<Py_ssize_t>(out.size())) {
        throw nb::value_error("counts and weights are tuples with one entry per face");
    }
    for (std::size_t i = 0; i < out.size(); ++i) {
        const long value = PyLong_AsLong(PyTuple_GetItem(source.ptr(), static_cast<Py_ssize_t>(i)));
        if (value == -1 && PyErr_Occurred() != nullptr) {
            throw nb::python_error();
        }
        if (value > INT_MAX || value < INT_MIN) {
            throw nb::value_error("counts and weights must fit into 32 bits");
        }
        out[i] = static_cast<int>(value);
    }
}

void read_sets(nb::handle source, std::vector<Faces>& out) {
    for (const nb::handle set : nb::borrow<nb::tuple>(source)) {
        Faces& faces = out.emplace_back();
        for (const nb::handle code : nb::borrow<nb::tuple>(set)) {
            faces.push_back(nb::cast<std::uint8_t>(code));
        }
    }
}

}  // namespace meldstone::bind

#pragma once

#include <nanobind/nanobind.h>

#include <array>
#include <cstddef>
#include <vector>

#include "core/layout.hpp"
#include "core/problem.hpp"

/// Tuples by plain CPython calls: hundreds of numbers and faces cross the border with every question, and a wrapper
/// around each would cost more than many an answer.
namespace meldstone::bind {

inline nanobind::object new_tuple(std::size_t size) {
    return nanobind::steal(PyTuple_New(static_cast<Py_ssize_t>(size)));
}

/// Puts an object that somebody else owns into a tuple that is being made.
inline void set_borrowed(const nanobind::object& tuple, std::size_t i, PyObject* item) {
    Py_INCREF(item);
    PyTuple_SetItem(tuple.ptr(), static_cast<Py_ssize_t>(i), item);
}

/// Puts a new object into a tuple that is being made.
inline void set_new(const nanobind::object& tuple, std::size_t i, nanobind::object item) {
    PyTuple_SetItem(tuple.ptr(), static_cast<Py_ssize_t>(i), item.release().ptr());
}

/// A tuple of numbers.
template <typename Numbers>
nanobind::object tuple_of_numbers(const Numbers& numbers) {
    nanobind::object out = new_tuple(numbers.size());
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        PyTuple_SetItem(out.ptr(), static_cast<Py_ssize_t>(i), PyLong_FromLong(numbers[i]));
    }
    return out;
}

/// A tuple of what `make` makes of each item.
template <typename Items, typename Make>
nanobind::object tuple_of(const Items& items, const Make& make) {
    nanobind::object out = new_tuple(items.size());
    for (std::size_t i = 0; i < items.size(); ++i) {
        set_new(out, i, make(items[i]));
    }
    return out;
}

/// Sets as tuples of the faces that Python knows, `faces` by code.
inline nanobind::object tuple_of_sets(const std::vector<Faces>& sets, const nanobind::tuple& faces) {
    return tuple_of(sets, [&](const Faces& set) {
        nanobind::object row = new_tuple(set.size());
        for (std::size_t i = 0; i < set.size(); ++i) {
            set_borrowed(row, i, PyTuple_GetItem(faces.ptr(), set[i]));
        }
        return row;
    });
}

/// Reads one number per face.
void read_counts(nanobind::handle source, std::array<int, kFaces>& out);

/// Reads sets that are tuples of face codes.
void read_sets(nanobind::handle source, std::vector<Faces>& out);

}  // namespace meldstone::bind

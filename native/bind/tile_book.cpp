#include "bind/tile_book.hpp"

#include <nanobind/stl/optional.h>

#include <algorithm>
#include <climits>
#include <cstdint>
#include <optional>
#include <vector>

#include "bind/check.hpp"
#include "bind/tuples.hpp"
#include "bind/values.hpp"
#include "changes/reduce.hpp"
#include "core/faces.hpp"
#include "core/layout.hpp"
#include "core/problem.hpp"
#include "dispatch/solve.hpp"

namespace nb = nanobind;

namespace meldstone::bind {
namespace {

/// Finds the place of an object in a tuple by its address.
class Addresses {
public:
    explicit Addresses(const nb::tuple& objects) {
        for (std::size_t i = 0; i < nb::len(objects); ++i) {
            PyObject* const object = PyTuple_GetItem(objects.ptr(), static_cast<Py_ssize_t>(i));
            std::size_t at = place(object);
            while (entries_[at].object != nullptr) {
                at = (at + 1) % kPlaces;
            }
            entries_[at] = {object, static_cast<std::uint16_t>(i)};
        }
    }

    std::uint16_t operator[](const PyObject* object) const {
        std::size_t at = place(object);
        while (entries_[at].object != object) {
            if (entries_[at].object == nullptr) {
                throw nb::type_error("sets and racks are tuples of tiles");
            }
            at = (at + 1) % kPlaces;
        }
        return entries_[at].index;
    }

private:
    struct Entry {
        PyObject* object = nullptr;
        std::uint16_t index = 0;
    };
    static constexpr std::size_t kPlaces = 2048;

    static std::size_t place(const PyObject* object) {
        return static_cast<std::size_t>((reinterpret_cast<std::uintptr_t>(object) >> 4) * 0x9E3779B1U >> 8) % kPlaces;
    }

    std::array<Entry, kPlaces> entries_{};
};

/// Every tile and face exists once per process, so a tile is known by its address. That is why this is fast: a turn has
/// a hundred tiles, and looking up an attribute of each would take as long as many an answer. Made once, never changed.
class TileBook {
public:
    TileBook(const nb::tuple& tiles, const nb::tuple& faces)
        : tiles_(tiles),
          faces_(faces),
          tile_at_(tiles),
          face_at_(faces) {
        if (nb::len(faces) != kFaces || nb::len(tiles) != static_cast<std::size_t>(kFaces) * kCopies) {
            throw nb::value_error("a book lists every face and every tile");
        }
    }

    /// The best turn where jokers are free, all special ones left alone, or None for the long way round, where weights
    /// are enormous or may be negative beside special jokers. It is the whole answer if no special joker is in play or
    /// everything is placed. Emptying the rack comes first; without weights every tile counts one. With an effort, few
    /// sets are changed, and `fewest` says that no turn changes fewer. Where nothing can be placed, the sets are those
    /// of the table.
    std::optional<BestTurn> best_turn(const nb::tuple& table, const nb::tuple& rack, int colours, int copies,
                                      int min_number_tiles, const std::optional<nb::tuple>& weights,
                                      std::int64_t node_budget,
                                      const std::optional<changes::ChangeEffort>& effort) const {
        Problem question;
        question.knobs.colours = colours;
        question.knobs.copies = copies;
        question.knobs.min_number_tiles = min_number_tiles;
        Problem all_tiles = question;
        std::vector<Faces> alone;
        std::vector<Faces> rows;
        for (Py_ssize_t i = 0; i < PyTuple_Size(table.ptr()); ++i) {
            PyObject* const tiles = PyTuple_GetItem(table.ptr(), i);
            count(tiles, all_tiles.required);
            Faces row = faces_of(tiles);
            (holds_special(row) ? alone : rows).push_back(std::move(row));
        }
        count(rack.ptr(), all_tiles.optional);
        check(all_tiles);
        question.optional = all_tiles.optional;
        std::fill(question.optional.begin() + kJoker + 1, question.optional.end(), 0);
        const bool plain = alone.empty() && question.optional == all_tiles.optional;
        if (!weigh(weights, question) || (!plain && question.empty_bonus != 0)) {
            return std::nullopt;
        }
        Answer answer;
        bool whole = plain;
        bool fewest = false;
        {
            nb::gil_scoped_release release;
            Problem problem = question;
            require(rows, problem);
            problem.node_budget = node_budget;
            answer = dispatch::solve(problem);
            whole = whole || answer.placed == all_tiles.optional;
            if (effort && whole && places_something(answer)) {
                fewest = changes::change_fewer_sets(question, rows, *effort, answer) && plain;
            }
        }
        if (!places_something(answer)) {
            return BestTurn{sets_of(table), nb::tuple(), 0, answer.optimal, answer.bound, answer.nodes, true, whole};
        }
        answer.sets.insert(answer.sets.begin(), alone.begin(), alone.end());
        return BestTurn{tuple_of_sets(answer.sets, faces_),
                        placed_of(answer),
                        answer.value,
                        answer.optimal,
                        answer.bound,
                        answer.nodes,
                        fewest,
                        whole};
    }

    /// The sets of the table with these rows, old ones as they were and new ones made by `tile_set`, and the old sets
    /// that changed.
    nb::object lay_out(const nb::tuple& table, const nb::tuple& rack, const nb::tuple& rows,
                       const nb::object& tile_set) const {
        std::vector<Tiles> before(nb::len(table));
        for (std::size_t i = 0; i < before.size(); ++i) {
            before[i] = tiles_of(PyTuple_GetItem(table.ptr(), static_cast<Py_ssize_t>(i)));
        }
        std::vector<Faces> after(nb::len(rows));
        for (std::size_t i = 0; i < after.size(); ++i) {
            PyObject* const row = PyTuple_GetItem(rows.ptr(), static_cast<Py_ssize_t>(i));
            if (!PyTuple_Check(row)) {
                throw nb::type_error("rows are tuples of faces");
            }
            for (Py_ssize_t k = 0; k < PyTuple_Size(row); ++k) {
                after[i].push_back(static_cast<std::uint8_t>(face_at_[PyTuple_GetItem(row, k)]));
            }
        }
        const Layout layout = meldstone::lay_out(before, tiles_of(rack.ptr()), after);
        nb::object sets = new_tuple(layout.sets.size());
        for (std::size_t i = 0; i < layout.sets.size(); ++i) {
            const LaidSet& set = layout.sets[i];
            if (set.kept >= 0) {
                set_borrowed(sets, i, PyTuple_GetItem(table.ptr(), set.kept));
                continue;
            }
            nb::object tiles = new_tuple(set.tiles.size());
            for (std::size_t k = 0; k < set.tiles.size(); ++k) {
                set_borrowed(tiles, k, PyTuple_GetItem(tiles_.ptr(), set.tiles[k]));
            }
            set_borrowed(sets, i, tile_set(tiles).ptr());
        }
        return nb::make_tuple(sets, tuple_of_numbers(layout.touched));
    }

private:
    Faces faces_of(PyObject* tiles) const {
        Faces out(static_cast<std::size_t>(PyTuple_Size(tiles)));
        for (std::size_t i = 0; i < out.size(); ++i) {
            out[i] = static_cast<std::uint8_t>(code(PyTuple_GetItem(tiles, static_cast<Py_ssize_t>(i))));
        }
        return out;
    }

    void count(PyObject* tiles, std::array<int, kFaces>& out) const {
        if (!PyTuple_Check(tiles)) {
            throw nb::type_error("sets and racks are tuples of tiles");
        }
        const Py_ssize_t size = PyTuple_Size(tiles);
        for (Py_ssize_t i = 0; i < size; ++i) {
            ++out[code(PyTuple_GetItem(tiles, i))];
        }
    }

    std::size_t code(const PyObject* tile) const { return tile_at_[tile] / std::size_t{kCopies}; }

    Tiles tiles_of(PyObject* tiles) const {
        if (!PyTuple_Check(tiles)) {
            throw nb::type_error("sets and racks are tuples of tiles");
        }
        Tiles out(static_cast<std::size_t>(PyTuple_Size(tiles)));
        for (std::size_t i = 0; i < out.size(); ++i) {
            out[i] = tile_at_[PyTuple_GetItem(tiles, static_cast<Py_ssize_t>(i))];
        }
        return out;
    }

    /// False if a weight is too large for sums of them.
    static bool weigh(const std::optional<nb::tuple>& weights, Problem& problem) {
        problem.weights.fill(1);
        if (!weights) {
            return true;
        }
        if (nb::len(*weights) != kFaces) {
            throw nb::value_error("weights are a tuple with one entry per face");
        }
        std::int64_t bonus = 1;
        int least = INT_MAX;
        for (std::size_t i = 0; i < kFaces; ++i) {
            const long weight = PyLong_AsLong(PyTuple_GetItem(weights->ptr(), static_cast<Py_ssize_t>(i)));
            if (weight == -1 && PyErr_Occurred() != nullptr) {
                throw nb::python_error();
            }
            if (weight > INT_MAX / 1024 || weight < INT_MIN / 1024) {
                return false;
            }
            problem.weights[i] = static_cast<int>(weight);
            least = std::min(least, problem.weights[i]);
            bonus += 2 * std::abs(std::int64_t{weight}) * problem.optional[i];
        }
        // Weights may be negative; emptying the rack still comes first.
        problem.empty_bonus = least > 0 ? 0 : static_cast<int>(bonus);
        return true;
    }

    nb::object sets_of(const nb::tuple& table) const {
        nb::object sets = new_tuple(nb::len(table));
        for (std::size_t i = 0; i < nb::len(table); ++i) {
            PyObject* const tiles = PyTuple_GetItem(table.ptr(), static_cast<Py_ssize_t>(i));
            nb::object row = new_tuple(static_cast<std::size_t>(PyTuple_Size(tiles)));
            for (Py_ssize_t k = 0; k < PyTuple_Size(tiles); ++k) {
                set_borrowed(row, static_cast<std::size_t>(k), face(code(PyTuple_GetItem(tiles, k))));
            }
            set_new(sets, i, std::move(row));
        }
        return sets;
    }

    nb::object placed_of(const Answer& answer) const {
        std::size_t count = 0;
        for (const int placed : answer.placed) {
            count += static_cast<std::size_t>(placed);
        }
        nb::object out = new_tuple(count);
        std::size_t i = 0;
        for (std::size_t face_code = 0; face_code < kFaces; ++face_code) {
            for (int k = 0; k < answer.placed[face_code]; ++k) {
                set_borrowed(out, i++, face(face_code));
            }
        }
        return out;
    }

    PyObject* face(std::size_t face_code) const {
        return PyTuple_GetItem(faces_.ptr(), static_cast<Py_ssize_t>(face_code));
    }

    nb::tuple tiles_;  // keeps the addresses alive
    nb::tuple faces_;
    Addresses tile_at_;
    Addresses face_at_;
};

}  // namespace

void bind_tile_book(nb::module_& module) {
    nb::class_<TileBook>(module, "TileBook", "Every tile there is; answers questions about tables and racks.")
        .def(nb::init<const nb::tuple&, const nb::tuple&>(), nb::arg("tiles"), nb::arg("faces"))
        .def("best_turn", &TileBook::best_turn, nb::arg("table"), nb::arg("rack"), nb::arg("colours"),
             nb::arg("copies"), nb::arg("min_number_tiles"), nb::arg("weights").none(), nb::arg("node_budget"),
             nb::arg("effort").none(), "The best turn where jokers are free; see solver/core/native.py.")
        .def("lay_out", &TileBook::lay_out, nb::arg("table"), nb::arg("rack"), nb::arg("rows"), nb::arg("tile_set"),
             "The tiles of a table after a turn; see solver/core/layout.py.");
}

}  // namespace meldstone::bind

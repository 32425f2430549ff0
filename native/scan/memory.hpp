#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/hash_table.hpp"
#include "scan/mirror_moves.hpp"
#include "scan/run_options.hpp"
#include "scan/state.hpp"

namespace meldstone::scan {

/// A state of the scan with the best known way to it.
struct Node {
    State state;
    std::int64_t value = 0;
    std::int32_t promise = 0;  // fillers left; in a crowded layer: which of equally valued states to keep
    std::uint32_t parent = 0;
    std::uint32_t move = 0;
    std::uint32_t next_with_same_runs =
        0;  // the next state with the same pending runs that used other jokers, plus one
    std::array<std::uint32_t, kMaxColours> options{};
    bool dominated = false;  // another state has the same pending runs, no less value and no fewer jokers
};

/// The states of one number in the order they were found, with what led to them.
struct Layer {
    std::vector<Node> nodes;
    std::vector<MirrorMove> moves;

    void clear() {
        nodes.clear();
        moves.clear();
    }
};

/// The options of one colour for one set of pending runs, as a range of the book.
struct OptionRange {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
    std::uint8_t most_groups = 0;
    std::uint16_t least_coins = 0;

    std::uint32_t size() const { return end - begin; }
};

inline std::uint64_t mix(const State& state) {
    return meldstone::mix(state.runs, state.jokers);
}

/// The options of all colours at one number, listed when they are first asked for.
struct OptionBook {
    std::vector<RunOption> options;
    RoundTable<std::uint64_t, OptionRange> ranges;

    void clear() {
        options.clear();
        ranges.begin();
    }
};

/// A range of a layer's mirror moves.
struct MoveRange {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
};

/// What one scan after the other works in, so that a question that takes many scans allocates once.
struct Memory {
    std::vector<Layer> layers = std::vector<Layer>(kNumbers + 2);
    RoundTable<State, std::uint32_t> states;  // pending runs and mirrors -> first node with them, plus one
    std::array<OptionBook, kNumbers + 2> books;
    const void* books_for = nullptr;  // scans that count the same coins find the same options, and share them
    RoundTable<std::uint64_t, MoveRange> moves;
    // where options are sorted
    std::vector<std::uint64_t> order;
    std::vector<RunOption> sorted;
};

}  // namespace meldstone::scan

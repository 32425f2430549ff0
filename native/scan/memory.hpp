#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

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

/// A table from keys to values with open addressing. `begin` forgets everything without clearing anything: entries
/// carry the number of the round they belong to. Only looked into, never walked through, so results do not depend on
/// the hash.
template <typename Key, typename Value>
class RoundTable {
public:
    void begin() {
        ++round_;
        used_ = 0;
    }

    /// The value of a key and whether the key is new in this round; the reference holds until the next call.
    std::pair<Value&, bool> find_or_add(const Key& key) {
        if (2 * used_ >= entries_.size()) {
            grow();
        }
        Entry& entry = slot(entries_, key);
        if (entry.round == round_) {
            return {entry.value, false};
        }
        ++used_;
        entry.round = round_;
        entry.key = key;
        entry.value = Value{};
        return {entry.value, true};
    }

private:
    static constexpr std::size_t kFirstSize = 256;

    struct Entry {
        Key key{};
        Value value{};
        std::uint32_t round = 0;
    };

    Entry& slot(std::vector<Entry>& entries, const Key& key) const {
        std::size_t i = mix(key) & (entries.size() - 1);
        while (entries[i].round == round_ && !(entries[i].key == key)) {
            i = (i + 1) & (entries.size() - 1);
        }
        return entries[i];
    }

    void grow() {
        std::vector<Entry> wider(std::max(kFirstSize, entries_.size() * 4));
        for (const Entry& entry : entries_) {
            if (entry.round == round_) {
                slot(wider, entry.key) = entry;
            }
        }
        entries_ = std::move(wider);
    }

    static std::uint64_t mix(std::uint64_t key) {
        key *= 0x9E3779B97F4A7C15ULL;
        key ^= key >> 29;
        key *= 0xBF58476D1CE4E5B9ULL;
        return key ^ key >> 32;
    }
    static std::uint64_t mix(const State& state) {
        return mix(state.runs ^ (state.jokers + 0x7F4A7C15ULL) * 0xD6E8FEB86659FD93ULL);
    }

    std::vector<Entry> entries_;
    std::size_t used_ = 0;
    std::uint32_t round_ = 1;
};

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

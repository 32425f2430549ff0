#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace meldstone {

/// How do searches find a state again? Spreads what tells keys apart over all bits; every table of the core uses it,
/// and tables are only looked into, never walked through, so that no answer depends on it.
inline std::uint64_t mix(std::uint64_t key) {
    key *= 0x9E3779B97F4A7C15ULL;
    key ^= key >> 29;
    key *= 0xBF58476D1CE4E5B9ULL;
    return key ^ key >> 32;
}

inline std::uint64_t mix(std::uint64_t first, std::uint64_t second) {
    return mix(first ^ (second + 0x7F4A7C15ULL) * 0xD6E8FEB86659FD93ULL);
}

/// A table from keys to values with open addressing. `begin` forgets everything without clearing anything: entries
/// carry the number of the round they belong to. A key that is no number brings a `mix` of its own.
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

    std::vector<Entry> entries_;
    std::size_t used_ = 0;
    std::uint32_t round_ = 1;
};

}  // namespace meldstone

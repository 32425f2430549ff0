#pragma once

#include <memory>

#include "changes/bounds.hpp"

namespace meldstone::changes {

struct OldSetLimits {
    int most_broken_up = 0;
    std::size_t width = 0;   // states kept per number, 0 = all
    std::int64_t nodes = 0;  // states made in all
};

struct OldSetResult {
    bool found = false;
    bool complete = true;         // nothing was cut off: if nothing was found, so many broken up sets do not suffice
    std::uint64_t broken_up = 0;  // the sets to break up, as bits
    std::int64_t nodes = 0;
};

/// Scans over the numbers in which every old set stays or is broken up: which sets have to be broken up at least?
///
/// The jokers of the rack and of broken up sets are taken to find room, so an answer has to be checked; that there is
/// none is a proof. One scan after the other works with what those before found out about colours and bounds.
class OldSetScans {
public:
    explicit OldSetScans(const TilesByNumber& tiles);
    ~OldSetScans();
    OldSetScans(const OldSetScans&) = delete;
    OldSetScans& operator=(const OldSetScans&) = delete;

    OldSetResult scan(const OldSetLimits& limits);

private:
    class ScanState;
    std::unique_ptr<ScanState> state_;
};

}  // namespace meldstone::changes

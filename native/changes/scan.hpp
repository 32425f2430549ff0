#pragma once

#include <memory>

#include "changes/bounds.hpp"

namespace meldstone::changes {

struct FewLimits {
    int most_opened = 0;
    std::size_t width = 0;   // states kept per number, 0 = all
    std::int64_t nodes = 0;  // states made in all
};

struct FewResult {
    bool found = false;
    bool complete = true;      // nothing was cut off: if nothing was found, so many opened sets do not suffice
    std::uint64_t opened = 0;  // the sets to open, as bits
    std::int64_t nodes = 0;
};

/// Scans over the numbers in which every old set is a piece that stays or opens: which sets have to be opened at least?
///
/// The jokers of the rack and of opened sets are taken to find room, so an answer has to be checked; that there is none is a proof.
/// One scan after the other works with what those before found out about colours and bounds.
class FewScans {
public:
    explicit FewScans(const FewTiles& tiles);
    ~FewScans();
    FewScans(const FewScans&) = delete;
    FewScans& operator=(const FewScans&) = delete;

    FewResult scan(const FewLimits& limits);

private:
    class Work;
    std::unique_ptr<Work> work_;
};

}  // namespace meldstone::changes

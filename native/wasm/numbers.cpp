#include "wasm/numbers.hpp"

#include <climits>

namespace meldstone::wasm {

std::int64_t Reader::number() {
    constexpr double most = 9.0e18;
    if (at_ >= end_ || !(numbers_[at_] > -most && numbers_[at_] < most)) {
        broken_ = true;
        at_ = end_;
        return 0;
    }
    return static_cast<std::int64_t>(numbers_[at_++]);
}

int Reader::small() {
    const std::int64_t found = number();
    if (found > INT_MAX || found < INT_MIN) {
        broken_ = true;
        return 0;
    }
    return static_cast<int>(found);
}

std::size_t Reader::length() {
    const std::int64_t found = number();
    if (found < 0 || static_cast<std::size_t>(found) > end_ - at_) {
        broken_ = true;
        return 0;
    }
    return static_cast<std::size_t>(found);
}

Faces Reader::faces() {
    Faces out(length());
    for (std::uint8_t& face : out) {
        const std::int64_t code = number();
        if (code < 0 || code >= kFaces) {
            broken_ = true;
        }
        face = static_cast<std::uint8_t>(code);
    }
    return out;
}

std::vector<Faces> Reader::sets() {
    std::vector<Faces> out(length());
    for (Faces& set : out) {
        set = faces();
    }
    return out;
}

void Reader::counts(std::array<int, kFaces>& out) {
    for (int& count : out) {
        count = small();
    }
}

Problem read_problem(Reader& reader) {
    Problem out;
    out.knobs.colours = reader.small();
    out.knobs.copies = reader.small();
    out.knobs.min_number_tiles = reader.small();
    out.knobs.two_colour_at_end = reader.flag();
    out.knobs.exactly_two_colours = reader.flag();
    out.knobs.mirror_min_side = reader.small();
    out.knobs.mirror_apex = reader.flag();
    out.knobs.mirror_peak_only = reader.flag();
    out.knobs.joker_value_zero = reader.flag();
    reader.counts(out.required);
    reader.counts(out.optional);
    reader.counts(out.weights);
    out.locked = reader.sets();
    out.empty_bonus = reader.small();
    out.minimum = reader.small();
    out.node_budget = reader.number();
    out.above = reader.number();
    out.hasty = reader.flag();
    return out;
}

void write_sets(const std::vector<Faces>& sets, Numbers& out) {
    out.push_back(static_cast<double>(sets.size()));
    for (const Faces& set : sets) {
        out.push_back(static_cast<double>(set.size()));
        out.insert(out.end(), set.begin(), set.end());
    }
}

void write_answer(const Answer& answer, Numbers& out) {
    out.insert(out.end(), answer.placed.begin(), answer.placed.end());
    write_sets(answer.sets, out);
    out.push_back(static_cast<double>(answer.value));
    out.push_back(answer.optimal ? 1 : 0);
    out.push_back(static_cast<double>(answer.bound));
    out.push_back(static_cast<double>(answer.nodes));
    out.push_back(answer.feasible ? 1 : 0);
}

}  // namespace meldstone::wasm

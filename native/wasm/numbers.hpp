#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/problem.hpp"

/// How does a page ask the core, without Python between them?
namespace meldstone::wasm {

/// A question or an answer as a row of numbers. JavaScript knows only doubles, which hold every whole number below 2^53
/// and the powers of two above it that stand for "anything".
using Numbers = std::vector<double>;

/// Reads a question, number by number. What is not there reads as zero, and `broken` tells.
class Reader {
public:
    explicit Reader(const Numbers& numbers, std::size_t end) : numbers_(numbers), end_(end) {}

    std::int64_t number();
    bool flag() { return number() != 0; }
    int small();
    std::size_t length();
    Faces faces();
    std::vector<Faces> sets();
    void counts(std::array<int, kFaces>& out);

    /// True if numbers are missing or left over, or one was too large for its place.
    bool broken() const { return broken_ || at_ != end_; }

private:
    const Numbers& numbers_;
    std::size_t end_;
    std::size_t at_ = 0;
    bool broken_ = false;
};

Problem read_problem(Reader& reader);
void write_sets(const std::vector<Faces>& sets, Numbers& out);
void write_answer(const Answer& answer, Numbers& out);

}  // namespace meldstone::wasm

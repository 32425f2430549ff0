#pragma once

#include <optional>

#include "core/problem.hpp"

/// What is the best answer if normal jokers are the only ones, nothing is locked and no points are due?
namespace meldstone::plain {

/// True if normal jokers are the only ones, nothing is locked and no points have to be reached: most questions of most
/// editions.
bool is_plain(const Problem& problem);

/// The answer to a plain problem, `empty_bonus` left aside. Nothing if it is beyond this search: spare jokers that find
/// no room, or enormous weights.
std::optional<Answer> solve_plain(const Problem& problem);

}  // namespace meldstone::plain

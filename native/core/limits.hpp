#pragma once

#include <cstddef>
#include <cstdint>

/// Every tuned number of the core: what it is, in which unit, and what more or less of it trades.
///
/// `python -m benchmarks tune NAME` compiles the core with a few other values and prints what they do to time, nodes,
/// value, sets changed and proofs on the stored positions (for `kTraining…`: to what is learned). A new value comes
/// with a new signature
/// (`make signature WRITE=1`) and the printed table in its commit. Sizes that follow from the rules or from the layout
/// of bits are no tuned numbers; they stand where they are used.
namespace meldstone::limits {

// --- plain/: nodes of the search ---------------------------------------------------------------------------

/// Nodes after which an unlimited question is left to scan/: about a second and 100 MB. More: longer waits, more
/// proofs.
constexpr std::int64_t kPlainNodes = 2'250'000;
/// Nodes for the first try, which uses no joker as a filler. More: an easy answer is found more often, a hard one
/// later.
constexpr std::int64_t kPlainNodesWithoutFillers = 300;
/// One part in so many of the nodes is kept for finding any answer if the proof fails. Fewer parts: more answers, fewer
/// proofs.
constexpr std::int64_t kPlainPartForAnyAnswer = 3;
/// Nodes for each view of a question in turn (up, down, colours reversed, both, colours reversed again; then all that
/// are left). More: fewer changes of view where the first one is right, longer searches where it is wrong.
constexpr std::int64_t kPlainNodesUp = 500;
constexpr std::int64_t kPlainNodesDown = 1'500;
constexpr std::int64_t kPlainNodesColoursReversed = 5'000;
constexpr std::int64_t kPlainNodesBothReversed = 15'000;
constexpr std::int64_t kPlainNodesColoursReversedAgain = 60'000;

// --- scan/: beams, coins and the order of questions --------------------------------------------------------

/// Nodes of all scans for one problem together; a node takes 72 bytes, so this is about 150 MB. More: memory for
/// proofs.
constexpr std::int64_t kScanNodes = 1'500'000;
/// Nodes for one question of the schedule; then the next question is asked. More: more proofs, a longer slowest answer.
constexpr std::int64_t kScanQuestionNodes = 40'000;
/// Beam widths, in states kept per number, of the scans that look for an answer before one proves it. Wider: better
/// answers, more time for each. The first scan uses no joker as a filler, the second few, then beams widen.
constexpr std::size_t kBeamWithoutFillers = 4;
constexpr std::size_t kBeamFirst = 8;
constexpr std::size_t kBeamNarrow = 24;
constexpr std::size_t kBeamMiddle = 100;
constexpr std::size_t kBeamWide = 250;
/// Tenths: the middle beam is skipped if the narrow one made fewer than so many times the states of the first. More:
/// fewer scans.
constexpr std::int64_t kBeamGrowthTenths = 23;
/// Fillers added from one scan with few fillers to the next. More: fewer scans, larger ones.
constexpr int kFillersStep = 2;
/// Tenths: more fillers are no longer tried if the last scan made fewer than so many times the states of the one
/// before. More: less time, fewer racks placed whole.
constexpr std::int64_t kFillersGrowthTenths = 11;
/// A layer takes so many times its beam width before it turns states away by their promise. More: better beams, more
/// time.
constexpr std::size_t kCrowdFactor = 2;
/// Promises that are told apart when a layer turns states away; higher ones count as the last. More: finer beams,
/// more to count.
constexpr std::size_t kPromisesCounted = 64;

/// Coins for a joker that fills a slot: the unit of all prices. More: finer prices, larger tables.
constexpr int kFillerCoins = 4;
/// Coins for a mirror joker. Any price gives a true bound; a good one cuts more.
constexpr int kMirrorCoins = 2;
/// Coins that each of the two colours pays for a two-colour joker between them; together the price of a filler.
constexpr int kChangeCoins = 2;
/// Coins for leaving a tile of average worth on the rack. More: states that lose tiles are cut earlier in a beam.
constexpr int kLossCoins = 3;

/// How much a state of a beam without coins promises, for each: free filler, run of three or more, of one tile, of two,
/// bridged, bridged twice. They decide which of equally valued states stay.
constexpr int kPromiseFiller = 8;
constexpr int kPromiseLongRun = 1;
constexpr int kPromiseOneTileRun = -2;
constexpr int kPromiseTwoTileRun = -1;
constexpr int kPromiseBridgedRun = -2;
constexpr int kPromiseTwiceBridgedRun = -2;

// --- exact/ and dispatch/ ----------------------------------------------------------------------------------

/// Nodes after which the exact scan of an unlimited question gives up; a node takes about a kilobyte. More: memory for
/// proofs.
constexpr std::int64_t kExactNodes = 50'000;
/// Steps of the listing for each node that may be made, before the exact scan gives up; a node of a hard table takes
/// about ten. More: more proofs, more time before giving up.
constexpr std::int64_t kExactStepsPerNode = 40;
/// Combinations of readings of locked sets that are tried; beyond, an answer is not proven. More: time in strict
/// editions.
constexpr std::size_t kLockedReadings = 64;

// --- changes/: leaving sets alone --------------------------------------------------------------------------

/// States kept per number and copy of a tile by the beam for few changes. Wider: fewer sets changed, more time.
constexpr std::size_t kChangesBeamPerCopy = 20;
/// Nodes of one such beam. More: only a longer slowest answer.
constexpr std::int64_t kChangesBeamNodes = 100'000;
/// A complete scan is not begun unless so many times the nodes of the last one are left. Less: proofs, and nodes spent
/// in vain.
constexpr std::int64_t kChangesCompleteGrowth = 3;
/// Per cent: beams end if breaking up one set more made fewer than so many per cent of the states before. More: faster,
/// worse.
constexpr std::int64_t kChangesGrowthPercent = 120;
/// A beam makes at most so many states for each one that it keeps. More: better beams, more time.
constexpr std::size_t kChangesChildrenPerKept = 8;
/// Sets still to be broken up that the bounds tell apart; more are counted as this many. More: sharper bounds, larger
/// tables.
constexpr std::size_t kChangesSetsCounted = 7;
/// How much a state promises, for each: unit of worth, and in units of average worth: joker, set broken up, short run.
constexpr int kChangesPromiseWorth = 2;
constexpr int kChangesPromiseJoker = 4;
constexpr int kChangesPromiseBrokenSet = -2;
constexpr int kChangesPromiseShortRun = -1;
/// Numbers between tiles that could lie in one short run: which sets have to do with the placed tiles.
/// More: more sets may be broken up.
constexpr int kKeepNearNumbers = 2;
/// Changed sets that a person takes in at a glance: fewer are not looked for. Less: time. In
/// solver/limits.py too.
constexpr std::size_t kKeepFewSets = 3;
/// Sets that may be broken up when everything is to be placed. More: more answers, more time.
constexpr std::size_t kKeepNearestSets = 5;
/// Fixed cost of one call of the solver, in nodes. More: fewer calls.
constexpr std::int64_t kKeepNodesPerCall = 100;
/// Nodes without special jokers that take as long as one with them. More: longer searches without them.
constexpr std::int64_t kKeepPlainSpeed = 10;

// --- play/ -------------------------------------------------------------------------------------------------

/// Nodes for a play in the game on piles; as bots/most_tiles.py has it. More: slower
/// training.
constexpr std::int64_t kPlayNodes = 2'000;
/// Whole numbers of worth for one of the logistic scale. More: finer weights, larger files.
constexpr float kTrainingScale = 4096;
/// Passes over all samples; the second half of them is averaged. More: time, a better fit.
constexpr int kTrainingPasses = 4;
/// Step of the gradient before it shrinks. More: faster and noisier.
constexpr float kTrainingStep = 0.05F;
/// Samples between two weights that are averaged. Less: a smoother average, more time.
constexpr std::size_t kTrainingAverageEvery = 64;
/// One turn in so many is played at random before anything is learned, and later. Less: wider lessons, weaker play in
/// them.
constexpr std::size_t kTrainingFirstTries = 5;
constexpr std::size_t kTrainingLaterTries = 12;
/// Turns after which a game is ended in which nobody plays any more. More: time for games that teach nothing. Less:
/// long games are cut off.
constexpr int kTrainingTurns = 1000;

}  // namespace meldstone::limits

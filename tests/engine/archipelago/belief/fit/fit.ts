import { evidenceOf, kindOf, KINDS, type Kind } from '#engine/archipelago/belief/evidence.ts';
import { shownLead } from '#engine/archipelago/belief/shown.ts';
import type { BeliefWeights, FittedBelief } from '#engine/archipelago/belief/weights.ts';
import { objectiveDeck, openBox } from '#engine/archipelago/box.ts';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import type { State } from '#engine/archipelago/state.ts';
import type { Contest } from '#engine/bots/fit/regressions.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { hashValue } from '#engine/kernel/hash.ts';
import { fitNumbers } from './fit-weights.ts';
import { GAME, OPTIONS, type Plan, type PlayedPlan, type Recorded } from './games.ts';
import { heldOut } from './held-out.ts';

const BOX = openBox(BASE_PACK);
const DECK = objectiveDeck(BOX, OPTIONS).map(({ id }) => id);
// The members of `KINDS` are its kinds.
const NAMES = Object.keys(KINDS) as Kind[];
/** When it is asked what each seat holds: after this share of the moves. */
const WHEN = 2 / 3;
/** What the moves of one seat say of each objective of the deck, by kind. */
type Said = Record<Kind, number[]>;

const silent = (): Said => {
  const none = (): number[] => DECK.map(() => 0);
  return Object.fromEntries(NAMES.map((kind) => [kind, none()])) as Said;
};

/** Where a game stood when it was asked, and what had been said until then. */
function watched({ seed, moves }: Recorded): { state: State; said: Said[] } {
  const state = GAME.setup(OPTIONS, seed, () => undefined);
  const said = state.screens.map(silent);
  for (const [seat, move] of moves.slice(0, Math.floor(moves.length * WHEN))) {
    const kind = kindOf(move);
    if (kind !== undefined && elementAt(state.objectives, seat).length > 0 && !GAME.secret(state)) {
      const hands = DECK.map((id) => [id]);
      const logs = evidenceOf({ game: GAME, box: BOX, state, seat, move }, hands);
      const sums = elementAt(said, seat)[kind];
      logs.forEach((log, index) => (sums[index] = elementAt(sums, index) + log));
    }
    GAME.apply(state, seat, move, () => undefined);
  }
  return { state, said };
}

/** For each two seats: a row for each objective that the first may hold as far as the second knows, and which it does hold. */
export function contestsOf(game: Recorded): Contest[] {
  const { state, said } = watched(game);
  const held = state.objectives.map(([id]) => id);
  return held.flatMap((own, seat) =>
    held.flatMap((known, viewer) => {
      if (seat === viewer || own === undefined) return [];
      const possible = DECK.filter((id) => id === own || (id !== known && !state.crossed.includes(id)));
      const rows = possible.map((id) => [
        ...NAMES.map((kind) => elementAt(elementAt(said, seat)[kind], DECK.indexOf(id))),
        shownLead(BOX, state, seat, [id]),
      ]);
      return [{ rows, shares: possible.map((id) => (id === own ? 1 : 0)) }];
    }),
  );
}

/** The weights that foretell best what each seat held. */
export function fitWeights(contests: readonly Contest[]): BeliefWeights {
  const found = fitNumbers(contests);
  const moves = Object.fromEntries(NAMES.map((kind, index) => [kind, elementAt(found, index)]));
  return { moves: moves as Record<Kind, number>, shown: elementAt(found, NAMES.length) };
}

/** The file that a fit to `games`, those of a plan, writes. */
export function fittedBelief(plan: Plan, games: PlayedPlan): FittedBelief {
  const levels = Object.entries(games).map(([of, played]) => ({ of, games: played.map(contestsOf) }));
  return {
    game: GAME.id,
    pack: GAME.pack,
    ...plan,
    data: hashValue(
      Object.values(games)
        .flat()
        .map(({ moves }) => moves),
    ),
    weights: fitWeights(levels.flatMap((level) => level.games.flat())),
    heldOut: heldOut(levels),
  };
}

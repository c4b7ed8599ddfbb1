import type { ArchipelagoTypes } from '#engine/archipelago/archipelago.ts';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { archipelagoMind } from '#engine/archipelago/mind/mind.ts';
import type { Move } from '#engine/archipelago/moves.ts';
import type { Options, State } from '#engine/archipelago/state.ts';
import type { Information } from '#engine/archipelago/view/view-schema.ts';
import { TableBeliefs } from '#engine/bots/belief.ts';
import { ratioOf, type Estimate } from '#engine/bots/clusters.ts';
import { EFFORTS } from '#engine/bots/levels.ts';
import { difference, resultsOn, search } from '#engine/bots/search.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import type { Emitted } from '#engine/kernel/events.ts';
import type { Event } from '#engine/archipelago/events.ts';
import { canonicalJson } from '#engine/kernel/hash.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import type { Part } from '../../part.ts';
import { beliefThatSees } from './belief-seeing.ts';
import { botOf, GAME } from './play.ts';

const OPTIONS: Options = { players: 4, length: 'medium', variants: [] };
const MIND = archipelagoMind(BASE_PACK);
/** One of so many of its decisions is asked about. */
const EVERY = 4;
/** Deals with the true objectives on which choices are compared; those of the search are others. */
const TRIED = 64;

/** Chances to win that a choice adds to the one without a belief, where all hold what they do hold. */
type Gain = { readonly believing: number; readonly seeing: number };

/** A decision of the seat that is watched. */
type Asked = {
  readonly state: State;
  readonly information: Information;
  readonly seat: number;
  readonly belief: object;
};

/** Plays a game of stewards and asks at some decisions of `seat`. */
function playAsking(seed: string, seat: number, ask: (asked: Asked, name: string) => void): void {
  const state = GAME.setup(OPTIONS, seed, () => undefined);
  const steward = botOf('steward');
  const believers = [0, 1, 2, 3].map((each) => (each === seat ? MIND.belief : undefined));
  const table = new TableBeliefs<ArchipelagoTypes>(GAME, believers, state);
  const rng = streamOf(`${seed}:bots`);
  let own = 0;
  for (let [decider] = GAME.deciders(state); decider !== undefined; [decider] = GAME.deciders(state)) {
    const now = decider;
    const information = GAME.information(state, now);
    const belief = table.of(seat);
    const dealt = state.objectives.every((held) => held.length > 0);
    if (now === seat && belief !== undefined && dealt && !GAME.secret(state) && own++ % EVERY === 0)
      ask({ state, information, seat, belief }, `${seed} ${own}`);
    const move = steward.decide(GAME, information, now, rng);
    table.watch(state, now, move, () => {
      const events: Emitted<Event>[] = [];
      GAME.apply(state, now, move, (event, audience) => void events.push({ event, audience }));
      return events;
    });
  }
}

/** What a captain gains at one decision by its belief, and by seeing all objectives. */
function gainOf({ state, information, seat, belief }: Asked, name: string): Gain {
  const seeing = { ...MIND, belief: beliefThatSees(() => state) };
  const chosen = (mind: typeof MIND, by: object | undefined): Move =>
    search(GAME, mind, { information, seat, ...(by !== undefined && { belief: by }) }, streamOf(name), EFFORTS.captain)
      .move;
  const moves = [chosen(MIND, undefined), chosen(MIND, belief), chosen(seeing, {})];
  const [without, ...others] = moves.map((move) => canonicalJson(move));
  if (others.every((other) => other === without)) return { believing: 0, seeing: 0 };
  const rows = Array.from({ length: TRIED }, (_, deal) =>
    resultsOn(GAME, seeing, { information, seat, belief: {} }, { seed: `${name} tried`, moves, far: false }, deal),
  );
  const resultsAt = (index: number) => ({ results: rows.map((row) => elementAt(row, index)) });
  const over = (index: number): number => difference(resultsAt(index), resultsAt(0)).mean;
  return { believing: over(1), seeing: over(2) };
}

const points = ({ value, low, high }: Estimate): string =>
  `${(100 * value).toFixed(2)} (${(100 * low).toFixed(2)} to ${(100 * high).toFixed(2)})`;

/**
 * Measures what a belief is worth a decision: the choices of a captain without one, with one, and of one that sees all objectives, tried on
 * other deals in which everybody holds what they do hold. Games differ by far more than such choices, so that this says more a
 * second than whole games do. Fails if the belief surely closes less than `share` of the gap.
 */
export function beliefChoices(games: number, share = 0.3): Part {
  const gains = Array.from({ length: games }, (_, game) => {
    const found: Gain[] = [];
    playAsking(`choices ${game}`, game % 4, (asked, name) => void found.push(gainOf(asked, name)));
    return found;
  });
  const mean = (of: (gain: Gain) => number): Estimate =>
    ratioOf(gains.map((found) => ({ top: found.reduce((sum, gain) => sum + of(gain), 0), bottom: found.length })));
  const short = mean(({ believing, seeing }) => believing - share * seeing);
  const lines = [
    `${gains.flat().length} decisions of ${games} games.`,
    '',
    '| Chance to win, in points a decision | Gained |',
    '|---|---|',
    `| by the belief | ${points(mean(({ believing }) => believing))} |`,
    `| by seeing all objectives: the ceiling | ${points(mean(({ seeing }) => seeing))} |`,
    `| beyond ${100 * share} % of the ceiling | ${points(short)} |`,
  ];
  return { title: 'What a belief is worth a decision', lines, failures: short.high < 0 ? 1 : 0 };
}

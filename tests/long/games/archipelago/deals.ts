import type { ArchipelagoTypes } from '#engine/archipelago/archipelago.ts';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import type { Event } from '#engine/archipelago/events.ts';
import { archipelagoMind } from '#engine/archipelago/mind/mind.ts';
import type { Move, MoveOf } from '#engine/archipelago/moves.ts';
import type { Options, State } from '#engine/archipelago/state.ts';
import type { Information } from '#engine/archipelago/view/view-schema.ts';
import { TableBeliefs } from '#engine/bots/belief.ts';
import type { Bot } from '#engine/bots/bot.ts';
import { ratioOf, type Cluster, type Estimate } from '#engine/bots/clusters.ts';
import { EFFORTS, scaledEffort, searcher } from '#engine/bots/levels.ts';
import { winShares } from '#engine/bots/mind.ts';
import { defined } from '#engine/kernel/defined.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import type { Emitted } from '#engine/kernel/events.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import { gainsOf, milker, mute } from '#tests/engine/archipelago/mind/milker.ts';
import type { Part } from '../../part.ts';
import { GAME } from './play.ts';

const OPTIONS: Options = { players: 4, length: 'medium', variants: [] };
const SEATS = [0, 1, 2, 3];
/** The work of all players here, as a share of theirs. */
const WORK = 1 / 16;
/** Deals of what is hidden on which a deal that was struck is measured, with other random numbers than it was made with. */
const MEASURED = { width: 1, deals: 64, margin: 0.5 };
/** Deals a player and game that are wanted among captains, and the most points that milking may bring. */
const [FEWEST, MOST, MILKED] = [0.5, 3, 0.03];

type Player = Bot<ArchipelagoTypes>;
type Offer = MoveOf<'offer'>;

const given = archipelagoMind(BASE_PACK);
const mind = { ...given, bargain: defined(given.bargain) };
const effort = scaledEffort(EFFORTS.captain, WORK);
const captain: Player = searcher('captain', mind, effort);

/** A deal that was struck, or an offer that was declined, with what whoever made it knew before. */
type Talked = {
  readonly information: Information;
  readonly belief?: object;
  readonly from: number;
  readonly offer: Offer;
  /** Whether nobody had made an offer that it answers. */
  readonly unasked: boolean;
  /** The round, turn of a crisis or order in which it was made. */
  readonly occasion: string;
  struck: boolean;
};

/** What came of a game: each seat's share of the win, and all offers. */
type Played = { readonly shares: readonly number[]; readonly talked: readonly Talked[] };

function play(seed: string, players: readonly Player[]): Played {
  const state = GAME.setup(OPTIONS, seed, () => undefined);
  const believers = players.map(({ belief }) => belief);
  const table = new TableBeliefs<ArchipelagoTypes>(GAME, believers, state);
  const streams = players.map((_, seat) => streamOf(`${seed}:bot ${seat}`));
  const talked: Talked[] = [];
  let [windows, offered] = [0, 0];
  for (let [seat] = GAME.deciders(state); seat !== undefined; [seat] = GAME.deciders(state)) {
    const decider = seat;
    const information = GAME.information(state, decider);
    const belief = table.of(decider);
    const move = elementAt(players, decider).decide(GAME, information, decider, elementAt(streams, decider), belief);
    // Where nobody has made an offer any more, a new window has been opened.
    const now = state.offered.reduce((sum, count) => sum + count, 0);
    if (now < offered) windows++;
    offered = now;
    if (move.type === 'offer') {
      const unasked = state.frames.at(-1)?.kind !== 'offer';
      const occasion = `${state.turn} ${windows}`;
      const told = { information, ...(belief !== undefined && { belief }) };
      talked.push({ ...told, from: decider, offer: move, unasked, occasion, struck: false });
    }
    if (move.type === 'accept') defined(talked.at(-1)).struck = true;
    table.watch(state, decider, move, () => made(state, decider, move));
  }
  return { shares: winShares(defined(GAME.outcome(state)).seats), talked };
}

function made(state: State, seat: number, move: Move): Emitted<Event>[] {
  const events: Emitted<Event>[] = [];
  GAME.apply(state, seat, move, (event, audience) => void events.push({ event, audience }));
  return events;
}

/** Unasked offers of a seat beyond the first in the same round, turn of a crisis, or order. */
function askedTwice({ talked }: Played): number {
  const keys = talked.filter(({ unasked }) => unasked).map(({ from, occasion }) => `${from} ${occasion}`);
  return keys.length - new Set(keys).size;
}

/** What the deals that `seat` made and that were struck have brought it and those it made them with, by new random numbers. */
function brought({ talked }: Played, seat: number): { own: number; partner: number; deals: number } {
  const struck = talked.filter((one) => one.struck && one.from === seat);
  const gains = struck.map(({ information, belief, offer }, number) => {
    const position = { information, seat, ...(belief !== undefined && { belief }) };
    const [found] = gainsOf({ game: GAME, mind, position }, [offer], streamOf(`brought ${number}`), {
      effort: MEASURED,
    });
    return defined(found).gain;
  });
  return {
    own: gains.reduce((sum, { own }) => sum + own, 0),
    partner: gains.reduce((sum, { partner }) => sum + partner, 0),
    deals: struck.length,
  };
}

const points = (value: number): string => (100 * value).toFixed(1);
const interval = ({ value, low, high }: Estimate): string => `${points(value)} (${points(low)} to ${points(high)})`;
const mean = (clusters: readonly Cluster[]): Estimate => ratioOf(clusters);

/** How often captains deal among themselves. */
function among(games: number): { lines: string[]; failures: number } {
  const played = Array.from({ length: games }, (_, game) =>
    play(
      `deals ${game}`,
      SEATS.map(() => captain),
    ),
  );
  const count = (of: (one: Talked) => boolean): number =>
    played.reduce((sum, { talked }) => sum + talked.filter(of).length, 0);
  const [offers, struck] = [count(({ unasked }) => unasked), count((one) => one.struck)];
  // Each deal is one of two players.
  const each = (2 * struck) / (games * SEATS.length);
  const twice = played.reduce((sum, one) => sum + askedTwice(one), 0);
  const none = played.filter(({ talked }) => !talked.some((one) => one.struck)).length;
  const counters = count(({ unasked }) => !unasked);
  return {
    lines: [
      `Four captains at ${WORK} of their work, ${games} games: ${each.toFixed(2)} deals a player and game; ${offers} unasked offers, ${counters} answers with another offer, ${struck} struck, in ${none} games none; asked twice ${twice}.`,
    ],
    failures: [each < FEWEST, each > MOST, twice > 0].filter(Boolean).length,
  };
}

/** What milking brings: the same seat among three captains with offers and without, on the same seeds. */
function milking(seeds: number): { lines: string[]; failures: number } {
  const rows = Array.from({ length: seeds }, (_, number) => {
    const seat = number % SEATS.length;
    const at = (player: Player): Played =>
      play(
        `milked ${number}`,
        SEATS.map((other) => (other === seat ? player : captain)),
      );
    const [milking, without] = [at(milker(mind, effort)), at(mute(mind, effort))];
    return { more: elementAt(milking.shares, seat) - elementAt(without.shares, seat), ...brought(milking, seat) };
  });
  const more = mean(rows.map((row) => ({ top: row.more, bottom: 1 })));
  const gained = mean(rows.map(({ own }) => ({ top: own, bottom: 1 })));
  const partners = mean(rows.map(({ partner }) => ({ top: partner, bottom: 1 })));
  const deals = rows.reduce((sum, row) => sum + row.deals, 0);
  return {
    lines: [
      '',
      `A milker among three captains against the same captain without offers, ${seeds} seeds, seats in turn: ${interval(more)} points more of all games.`,
      `Its ${deals} deals measured again on ${MEASURED.deals / 2} deals of what is hidden, a game: ${interval(gained)} points for itself, ${interval(partners)} for those it made them with.`,
    ],
    failures: more.low > MILKED || gained.low > MILKED ? 1 : 0,
  };
}

/** Counts the deals among captains, and measures what a player gains by them who knows the rule by which they agree. */
export function deals(games: number, seeds: number): Part {
  const parts = [among(games), milking(seeds)];
  return {
    title: 'Deals',
    lines: parts.flatMap(({ lines }) => lines),
    failures: parts.reduce((sum, { failures }) => sum + failures, 0),
  };
}

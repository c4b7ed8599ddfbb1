import type { ArchipelagoTypes } from '#engine/archipelago/archipelago.ts';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { archipelagoMind } from '#engine/archipelago/mind/mind.ts';
import type { Options, State } from '#engine/archipelago/state.ts';
import type { Bot } from '#engine/bots/bot.ts';
import { ratioOf, type Estimate } from '#engine/bots/clusters.ts';
import { EFFORTS, scaledEffort, searcher } from '#engine/bots/levels.ts';
import { winShares } from '#engine/bots/mind.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { playOut } from '#main/cli/play-out.ts';
import type { AnyGame } from '#main/listed-game.ts';
import type { Part } from '../../part.ts';
import { beliefThatSees } from './belief-seeing.ts';
import { botOf, GAME } from './play.ts';

type Player = Bot<ArchipelagoTypes>;

const OPTIONS: Options = { players: 4, length: 'medium', variants: [] };
const MIND = archipelagoMind(BASE_PACK);
/** The share of the gap to the one that sees all which a belief is to close. */
const CLOSED = 0.3;

/** Who is measured. */
type Sort = 'without' | 'with' | 'seeing';
/** What each sort won on one seed, over all seats. */
type Won = Readonly<Record<Sort, number>>;

/** The captains that are compared: one that concludes nothing, one with its belief, and one that is told by `truth` what all hold. */
function captains(work: number, truth: () => State): Record<Sort, Player> {
  const { belief: _, ...blind } = MIND;
  const effort = scaledEffort(EFFORTS.captain, work);
  return {
    without: searcher('captain', blind, effort),
    with: searcher('captain', MIND, effort),
    seeing: searcher('captain', { ...MIND, belief: beliefThatSees(truth) }, effort),
  };
}

/** The share of the win of whoever sits at `seat` among three `others`. @throws Error if the game fails */
function shareWon(seed: string, seat: number, sort: Sort, work: number, others: Player): number {
  let now: State | undefined;
  const truth = (): State => {
    if (now === undefined) throw new Error('nothing is played');
    return now;
  };
  const bots = [others, others, others, others].with(seat, captains(work, truth)[sort]);
  const played = playOut({
    // The part plays this game and no other.
    game: GAME as unknown as AnyGame,
    options: OPTIONS,
    seed,
    bots: bots as never,
    record: false,
    watch: (state) => void (now = state as State),
  });
  if ('failure' in played) throw new Error(`${seed}: ${played.failure}`);
  return elementAt(winShares(played.outcome.seats), seat);
}

/** Every sort at every seat of the same deal: what it won there. */
function wonOn(seed: string, work: number, others: Player): Won {
  const at = (sort: Sort): number =>
    [0, 1, 2, 3].reduce((sum, seat) => sum + shareWon(seed, seat, sort, work, others), 0);
  return { without: at('without'), with: at('with'), seeing: at('seeing') };
}

const percent = ({ value, low, high }: Estimate): string =>
  `${(100 * value).toFixed(1)} % (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)})`;

/**
 * Measures how much a belief helps a captain among three of the level of `name`: the same deals from every seat for one without it, one
 * with it, and one that sees all objectives, which is the most there is to gain. Fails if the belief closes surely less of the gap than
 * is asked for: what is gained stays below so much of what could be, by the upper end of the interval.
 */
export function beliefGap(name: 'steward' | 'captain', seeds: number, work: number): Part {
  const { belief: _, ...blind } = MIND;
  const others =
    name === 'steward' ? botOf('steward') : searcher('captain', blind, scaledEffort(EFFORTS.captain, work));
  const won = Array.from({ length: seeds }, (_, seed) => wonOn(`gap ${name} ${seed}`, work, others));
  const seats = 4;
  const mean = (of: (one: Won) => number): Estimate => ratioOf(won.map((one) => ({ top: of(one), bottom: seats })));
  const gained = mean((one) => one.with - one.without);
  const gap = mean((one) => one.seeing - one.without);
  const short = mean((one) => one.with - one.without - CLOSED * (one.seeing - one.without));
  const lines = [
    `| Captain among three of level ${name}, ${work} of its work, ${seats * seeds} games each | Share of all games |`,
    '|---|---|',
    `| without a belief | ${percent(mean((one) => one.without))} |`,
    `| with it | ${percent(mean((one) => one.with))} |`,
    `| seeing all objectives | ${percent(mean((one) => one.seeing))} |`,
    `| gained by the belief | ${percent(gained)} |`,
    `| gained by seeing all: the ceiling | ${percent(gap)} |`,
    `| gained beyond ${100 * CLOSED} % of the ceiling | ${percent(short)} |`,
  ];
  return { title: `What a belief is worth among level ${name}`, lines, failures: short.high < 0 ? 1 : 0 };
}

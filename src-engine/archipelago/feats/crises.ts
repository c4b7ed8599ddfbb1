import type { FeatFinder, Found, GameLog, WholeGame } from '../../kernel/feats.ts';
import { soleWinner } from '../../kernel/standings.ts';
import type { Event } from '../events.ts';

/** Fewest goods for which somebody is told to have met a crisis alone. */
const MUCH = 3;
/** How near the rebellion comes to the population on the brink of a war. */
const NEAR = 2;

/** A crisis that has come, and what has been given in it. */
type Crisis = { readonly turn: number; readonly givers: number[]; market: boolean };

/** A crisis in which nothing was lacking in the end, and everything given came from one seat: of each the largest. */
export const metCrisisAlone: FeatFinder<Event> = {
  id: 'met-crisis-alone',
  from: 'log',
  find: (log) => largestOfEach(crisesMet(log).flatMap(aloneIn)),
};

/** The crises that left nothing lacking. */
function crisesMet({ events }: GameLog<Event>): Crisis[] {
  const met: Crisis[] = [];
  let running: Crisis | undefined;
  for (const { turn, event } of events) {
    if (event.type === 'crisis') running = { turn, givers: [], market: false };
    if (running === undefined) continue;
    if (event.type === 'consumed' || event.type === 'supplied') {
      if (event.from === 'market') running.market = true;
      else running.givers.push(event.seat);
    }
    if (event.type !== 'crisis-over') continue;
    if (event.rebels + event.missing === 0) met.push(running);
    running = undefined;
  }
  return met;
}

function aloneIn({ turn, givers, market }: Crisis): Found[] {
  const [seat] = givers;
  const alone = !market && seat !== undefined && givers.length >= MUCH && givers.every((giver) => giver === seat);
  return alone ? [{ seat, params: { turn, n: givers.length } }] : [];
}

/** Of each seat the largest, the earliest of equal ones. */
function largestOfEach(all: readonly Found[]): Found[] {
  const sizeOf = ({ params }: Found): number => Number(params['n']);
  const ordered = all.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  return ordered.filter(({ seat }, index) => ordered.findIndex((one) => one.seat === seat) === index);
}

/**
 * The rebellion came close to the population after the first turn, no war followed, and somebody won alone. Where it came closest
 * is told, the earliest of equal turns.
 */
export const wonOnTheBrink: FeatFinder<Event> = {
  id: 'won-on-the-brink',
  from: 'whole',
  find(game) {
    const winner = soleWinner(game.outcome);
    if (winner === undefined || game.outcome.code === 'independence') return [];
    const closest = closestMoment(game);
    return closest.gap <= NEAR ? [{ seat: winner, params: closest }] : [];
  },
};

function closestMoment({ events, marks }: WholeGame<Event>): { readonly gap: number; readonly turn: number } {
  // A set-up may lay citizens without a word of the marker.
  let [population, rebellion] = [Number(marks[0]?.figures['population']), Number(marks[0]?.figures['rebellion'])];
  let closest = { gap: Number.MAX_SAFE_INTEGER, turn: 0 };
  for (const { turn, event } of events) {
    if (turn === 0) continue;
    if (event.type === 'marker' && event.marker === 'population') population = event.to;
    if (event.type === 'marker' && event.marker === 'rebellion') rebellion = event.to;
    const gap = population - rebellion;
    if (turn > 1 && gap < closest.gap) closest = { gap, turn };
  }
  return closest;
}

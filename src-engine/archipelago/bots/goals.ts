import { given } from '../../kernel/given.ts';
import { objectiveDeck, objectiveOf, trendOf } from '../box.ts';
import { RESOURCES, type Counts, type Criterion, type EndCondition } from '../data/schema.ts';
import { objectivesEach } from '../figures/objectives.ts';
import { measure } from '../scoring/criteria.ts';
import type { State } from '../state.ts';
import { once, type Sight } from './sight.ts';

/** A criterion, the points of its first rank, and how likely it is that it counts. */
type Goal = { readonly criterion: Criterion; readonly first: number; readonly likely: number };
/** An end condition that may be in play. */
type End = { readonly end: EndCondition; readonly likely: number };
/** Where everybody stands in a criterion. */
type Standing = { readonly own: number; readonly others: readonly number[] };

/** How far ahead one must be to be safe of it, by criterion. */
const SCALES: Partial<Record<Criterion['kind'], number>> = { florins: 6, cubes: 2, 'town-icons': 1.5, citizens: 2 };
/** Points that others will still contest count less at the beginning. */
const EARLY = 0.4;

/** Objectives the seat knows to be in play, and what chance each of the others has. */
function objectives(sight: Sight): { id: string; likely: number }[] {
  const { box, information, state } = sight;
  const { view } = information;
  const own = view.own;
  const seen = (own?.seen ?? []).map(({ objective }) => objective);
  const shown = view.met.map(({ objective }) => objective);
  const known = new Set([...(own?.objectives ?? []), ...view.common, ...seen, ...shown]);
  const sure = [...known].map((id) => ({ id, likely: 1 }));
  const dealt = state.options.variants.includes('no-secrets')
    ? 0
    : objectivesEach(state.options) * state.options.players;
  const pool = objectiveDeck(box, state.options).filter(
    ({ id }) => !known.has(id) && !view.crossed.includes(id) && !(own?.discarded ?? []).includes(id),
  );
  const likely = Math.max(0, Math.min(1, (dealt - known.size) / Math.max(1, pool.length)));
  return [...sure, ...pool.map(({ id }) => ({ id, likely }))];
}

function goals(sight: Sight): Goal[] {
  return once(sight, goals, () => [
    ...objectives(sight).flatMap(({ id, likely }) => {
      const { victory } = objectiveOf(sight.box, id);
      if (victory.kind === 'pacifist' || victory.kind === 'separatist') return [];
      return [{ criterion: victory, first: 3, likely }];
    }),
    ...sight.state.trends.map((id) => ({ criterion: trendOf(sight.box, id).criterion, first: 4, likely: 1 })),
  ]);
}

function standing(sight: Sight, goal: Goal): Standing {
  return once(sight, goal, () => {
    const values = sight.state.screens.map((_, seat) => measure(sight.box, sight.state, seat, goal.criterion));
    return { own: given(values[sight.seat]), others: values.filter((_, seat) => seat !== sight.seat) };
  });
}

/** Points to be expected from a rank, smooth in the lead so that working towards a rank pays as well as reaching it. */
function points({ criterion, first }: Goal, own: number, others: readonly number[]): number {
  if (own <= 0) return 0;
  const scale = SCALES[criterion.kind] ?? 0.9;
  const ahead = others.reduce((sum, other) => (other > 0 ? sum + 1 / (1 + Math.exp((own - other) / scale)) : sum), 0);
  return Math.max(0, first - ahead);
}

/** Florins a victory point is worth: more, the nearer the end. */
export function pointWorth(sight: Sight): number {
  return (4 + 3 * progress(sight)) * (EARLY + (1 - EARLY) * progress(sight));
}

/** Florins it is worth to have more, or less, of what the goals in play count; `change` says by how much. */
export function goalGain(sight: Sight, change: (criterion: Criterion) => number): number {
  let sum = 0;
  for (const goal of goals(sight)) {
    const by = change(goal.criterion);
    if (by === 0) continue;
    const { own, others } = standing(sight, goal);
    sum += goal.likely * (points(goal, own + by, others) - points(goal, own, others));
  }
  return sum * pointWorth(sight);
}

function asked(counts: Counts, { options }: State): number {
  return counts[options.players as keyof Counts] ?? Number.POSITIVE_INFINITY;
}

/** How much of an end condition there is, and how much it asks for. */
function reached(sight: Sight, end: EndCondition): { have: number; need: number } {
  const { state, box } = sight;
  const { inPlay } = state;
  switch (end.kind) {
    case 'piles-empty': {
      const tokens = box.pack.supply.explorerPiles.slice(0, end.piles).reduce((sum, pile) => sum + pile, 0);
      const left = state.piles.slice(0, end.piles).reduce((sum, pile) => sum + pile, 0);
      return { have: tokens - left, need: tokens };
    }
    case 'buildings':
      return { have: inPlay[end.building], need: asked(end.counts, state) };
    case 'cards':
      return {
        have: end.which === 'both' ? inPlay.character + inPlay.progress : inPlay[end.which],
        need: asked(end.counts, state),
      };
    case 'resources-out': {
      const scarcest = RESOURCES.toSorted((a, b) => state.bank.cubes[a] - state.bank.cubes[b]).slice(0, end.types);
      const left = scarcest.reduce((sum, resource) => sum + state.bank.cubes[resource], 0);
      const need = scarcest.reduce((sum, resource) => sum + box.pack.supply.cubes[resource], 0);
      return { have: need - left, need };
    }
    case 'population':
      return { have: state.population, need: asked(end.counts, state) };
    case 'surplus-above':
      return { have: state.surplus, need: end.level + 1 };
    case 'ships':
      return { have: inPlay.ship, need: asked(end.counts, state) };
    case 'bank-broke':
      return { have: box.florins - state.bank.florins, need: box.florins };
  }
}

function ends(sight: Sight): End[] {
  return once(sight, ends, () =>
    objectives(sight).map(({ id, likely }) => ({ end: objectiveOf(sight.box, id).end, likely })),
  );
}

/** How far the game is, from 0 to 1: the nearest end, those that may not be in play a little less. */
export function progress(sight: Sight): number {
  return once(sight, progress, () => {
    let nearest = Math.min(0.6, sight.state.turn / 15);
    for (const { end, likely } of ends(sight)) {
      const { have, need } = reached(sight, end);
      nearest = Math.max(nearest, (have / need) * (likely === 1 ? 1 : 0.75));
    }
    return Math.min(1, nearest);
  });
}

/** Points a seat would have if the game ended now, chances counted. */
function score(sight: Sight, seat: number): number {
  const { state, box } = sight;
  let sum = state.cards.reduce(
    (medals, { card, owner, built }) =>
      owner === seat && (built || box.cards.get(card)?.wonder === false)
        ? medals + (box.cards.get(card)?.medals ?? 0)
        : medals,
    0,
  );
  for (const goal of goals(sight)) {
    const { own, others } = standing(sight, goal);
    const all = [...others];
    all.splice(sight.seat, 0, own);
    const value = given(all[seat]);
    if (value <= 0) continue;
    const above = new Set(all.filter((other) => other > value)).size;
    if (above < 3) sum += goal.likely * (goal.first - above);
  }
  return sum;
}

/** Points the seat is ahead of the best of the others; negative behind. */
export function ahead(sight: Sight): number {
  return once(sight, ahead, () => {
    const all = sight.state.screens.map((_, seat) => score(sight, seat));
    return given(all[sight.seat]) - Math.max(...all.filter((_, seat) => seat !== sight.seat));
  });
}

/** Points `seat` is ahead of this one. */
export function aheadOfMe(sight: Sight, seat: number): number {
  return score(sight, seat) - score(sight, sight.seat);
}

/** Whether the seat would like to see the end: from -1, not now, to 1, at once. */
function wish(sight: Sight): number {
  const lead = Math.max(-1, Math.min(1, ahead(sight) / 3));
  const { population, rebellion } = sight.state;
  if (sight.role === 'separatist') return Math.min(0, lead);
  return population - rebellion < 4 ? Math.max(lead, 0.4) : lead;
}

/** Florins it is worth to bring the ends in play nearer; `change` says by how many steps of each. */
export function endGain(sight: Sight, change: (end: EndCondition) => number): number {
  let sum = 0;
  for (const { end, likely } of ends(sight)) {
    const by = change(end);
    if (by === 0) continue;
    const { have, need } = reached(sight, end);
    if (have >= need || need === Number.POSITIVE_INFINITY) continue;
    const urge = likely === 1 ? 6 + 10 * Math.max(0, wish(sight)) : 8 * wish(sight);
    sum += likely * urge * Math.min(1, by / need);
    if (have + by >= need) sum += likely * 14 * wish(sight);
  }
  return sum;
}

/** What it is worth to have discs in a region: presence, cards within reach, and the governor. */
import { defined } from '../../kernel/defined.ts';
import { cardOf } from '../box.ts';
import { majorityOf } from '../figures/governor.ts';
import { discsIn } from '../figures/presence.ts';
import { partsOf } from '../figures/symbols.ts';
import { sourcesOf } from '../rules/sources.ts';
import { memo, type Evaluation } from './evaluation.ts';
import { cardWorth } from './hand.ts';

/** Berths of a region that a player fills in a round, and those that are filled before this round is over. */
const PACE = { round: 0.33, now: 1.5 };
/** What a card within reach is worth of the card itself, and how that falls with each card above it. */
const REACH = { top: 0.3, below: 0.5 };
/** How much of that remains to whoever cannot draw yet. */
const UNABLE = 0.5;
/** What a free city within reach is worth to whoever is not there yet. */
const PRESENCE = 0.4;

/** Berths still free. */
export function berthsFree({ box, state }: Evaluation, region: number): number {
  return Math.max(0, defined(box.regions[region]).berths - defined(state.ships[region]).length);
}

/** How likely a region is open while it matters, with `more` of its berths filled. */
export function openChance(evaluation: Evaluation, region: number, more = 0): number {
  const free = berthsFree(evaluation, region) - more;
  if (free <= 0) return 1;
  const { state, left } = evaluation;
  return Math.max(0, 1 - free / (PACE.now + PACE.round * state.players.length * left));
}

/** How likely a track ends with a majority of `colour`: surely or never once the rest cannot change it. */
export function majorityChance(track: readonly number[], berths: number, colour: number): number {
  const free = berths - track.length;
  if (free <= 0) return majorityOf(track.slice(0, berths)) === colour ? 1 : 0;
  const counts = new Map<number, number>();
  for (const owner of track) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  const mine = counts.get(colour) ?? 0;
  if (mine === 0) return 0;
  counts.delete(colour);
  // The latest of equals is nearest to the stack.
  const lead = mine - Math.max(0, ...counts.values()) + (majorityOf(track) === colour ? 0.4 : -0.4);
  const spread = (free + 1) * 0.8;
  return Math.min(1, Math.max(0, (lead + spread) / (2 * spread)));
}

/** What the governor of a closed region is worth to the seat. */
export function governorWorth(evaluation: Evaluation, region: number): number {
  const { box, state, temper } = evaluation;
  const top = box.stacks.flatMap(({ region: home }, stack) =>
    home === region ? [defined(state.stacks[stack])[0]] : [],
  );
  const [governor] = top;
  if (governor === undefined || !cardOf(box, governor).governor) return 0;
  return Math.max(0, cardWorth(evaluation, governor)) * temper.governor;
}

/** Whether the seat has anything to draw with. */
function canDraw(evaluation: Evaluation): boolean {
  return memo(evaluation, canDraw, () => {
    const { box, player } = evaluation;
    const drawing = sourcesOf(box, { ...player, harbour: 1 }).some(({ symbol }) =>
      partsOf(symbol).first.includes('draw'),
    );
    return drawing || player.buildings.some(({ building }) => box.buildings.get(building)?.action?.includes('draw'));
  });
}

/** What the cards are worth that one more disc in a region brings within reach, with `discs` there already. */
export function reachWorth(evaluation: Evaluation, region: number, discs: number): number {
  const { box, state, temper } = evaluation;
  let sum = 0;
  box.stacks.forEach(({ region: home }, stack) => {
    if (home !== region) return;
    const cards = defined(state.stacks[stack]).filter((id) => !cardOf(box, id).governor);
    const at = cards.findIndex((id) => cardOf(box, id).number === discs + 1);
    if (at < 0) return;
    let share = REACH.top;
    for (let above = 0; above < at; above++) share *= REACH.below;
    sum += share * Math.max(0, cardWorth(evaluation, defined(cards[at])));
  });
  return sum * temper.card * (canDraw(evaluation) ? 1 : UNABLE);
}

/** What the first disc in a region is worth for the cities that stand free there. */
export function presenceWorth(evaluation: Evaluation, region: number): number {
  const { box, state } = evaluation;
  const { cities, berths } = defined(box.regions[region]);
  if (berths === 0) return 0;
  return PRESENCE * Math.min(2, cities.filter((city) => state.cities[city] === -1).length);
}

/** What one more disc in a region is worth besides what it does there at once; `already` more of the seat lie there. */
export function footholdWorth(evaluation: Evaluation, region: number, already = 0): number {
  const { box, state, seat } = evaluation;
  const discs = discsIn(box, state, seat, region) + already;
  const presence = discs === 0 ? presenceWorth(evaluation, region) : 0;
  return openChance(evaluation, region, already) * (presence + reachWorth(evaluation, region, discs));
}

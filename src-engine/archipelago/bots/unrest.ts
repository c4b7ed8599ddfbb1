import { objectiveOf } from '../box.ts';
import { RESOURCES, type Resource, type Zone } from '../data/schema.ts';
import { filledRow, rowOf, type MarketId } from '../figures/markets.ts';
import { topBack } from '../figures/deck.ts';
import { pointWorth, progress } from './goals.ts';
import { once, type Sight } from './sight.ts';

/** From this turn on a Separatist no longer pretends. */
const MASK_FALLS = 3;
/** What a step costs even from afar: hardly anything takes it back. */
const LASTING = 1.3;
/** What it costs at the most, on the brink. */
const WORST = 29;

/** Whether the seat works for the uprising now. */
export function stirs(sight: Sight): boolean {
  return sight.role === 'separatist' && sight.state.turn >= MASK_FALLS;
}

/** What a half of the back on top will ask for in the next phase 4; undefined for an event, or a red one. */
export function looming(sight: Sight, market: MarketId): Extract<Zone, { kind: 'crisis' }> | undefined {
  const zone = topBack(sight.box, sight.state)?.[market];
  return zone?.kind === 'crisis' && !zone.red ? zone : undefined;
}

/** Cubes a looming crisis still wants when the market has given its own. */
export function wanted(sight: Sight, market: MarketId): number {
  const zone = looming(sight, market);
  if (zone === undefined) return 0;
  const cubes = market === 'domestic' ? Math.ceil(sight.state.population / zone.amount) : zone.amount;
  return Math.max(0, cubes - sight.state[market][zone.resource]);
}

/** Steps of rebellion the boards will bring next turn as they stand now. */
function boards(sight: Sight): number {
  const { box, state } = sight;
  let steps = 0;
  let surplus = state.surplus;
  for (const market of ['domestic', 'export'] as const) {
    for (const resource of RESOURCES) {
      const row = filledRow(box, market, resource, state[market][resource]);
      steps += row?.rebellion ?? 0;
      surplus += row?.surplus ?? 0;
    }
  }
  const row = rowOf(box.pack.stability.rows, state.population);
  return steps + row.rebellion + rowOf(box.pack.surplusBoard.rows, surplus + row.surplus).rebellion;
}

/** Steps the crises on top of the deck may bring: what nobody has cubes for, and a part of the rest. */
function crises(sight: Sight): number {
  let steps = 0;
  for (const market of ['domestic', 'export'] as const) {
    const zone = looming(sight, market);
    if (zone === undefined) continue;
    const held = sight.state.screens.reduce((sum, screen) => sum + screen.cubes[zone.resource], 0);
    const missing = Math.max(0, wanted(sight, market) - held);
    steps += missing * (market === 'domestic' ? zone.amount : 1) + 0.1 * wanted(sight, market);
  }
  return steps;
}

/** Steps of rebellion that are already on their way. */
function brewing(sight: Sight): number {
  const inCrisis = sight.state.phase === 'balance';
  return inCrisis ? 1 : Math.max(0, boards(sight)) + 0.7 * crises(sight) + 0.7;
}

/** Steps population is ahead of rebellion, what is brewing taken off. */
export function margin(sight: Sight): number {
  return once(sight, margin, () => sight.state.population - sight.state.rebellion - brewing(sight));
}

/** Turns still to come, about: until the end, or the war if that is nearer. */
export function turnsLeft(sight: Sight): number {
  return Math.min(1 + 6 * (1 - progress(sight)), 2 + 0.8 * Math.max(0, margin(sight)));
}

/** Florins one more step of rebellion costs the seat; negative for a Separatist who has dropped the mask. */
export function stepPrice(sight: Sight, left = margin(sight)): number {
  const room = Math.max(0, left);
  if (stirs(sight)) return -(24 / (1.5 + room) + 0.5);
  const fear = LASTING + Math.min(WORST, 56 / (1.6 + room) ** 1.3);
  if (sight.role === 'separatist') return fear / 3;
  return fear + pacifistPrice(sight, left);
}

/** The Pacifist has points to lose. */
function pacifistPrice(sight: Sight, left: number): number {
  if (sight.role !== 'pacifist') return 0;
  const differences = (sight.information.view.own?.objectives ?? []).flatMap((id) => {
    const { victory } = objectiveOf(sight.box, id);
    return victory.kind === 'pacifist' ? [victory.difference] : [];
  });
  const chance = 1 / (1 + Math.exp(-(left - Math.max(0, ...differences)) / 3));
  return 3 * pointWorth(sight) * chance * (1 - chance) + 0.3;
}

/** Florins it costs to let rebellion rise by `steps`, or population fall; negative steps calm. */
export function unrest(sight: Sight, steps: number): number {
  return steps * stepPrice(sight, margin(sight) - steps / 2);
}

/** Florins one more surplus worker costs: what the board makes of him, less that he may be hired. */
export function surplusPrice(sight: Sight): number {
  const { surplus } = sight.state;
  if (surplus <= 1 && !stirs(sight)) return -0.6;
  const rows = sight.box.pack.surplusBoard.rows;
  const next = rowOf(rows, surplus + 1).rebellion - rowOf(rows, surplus).rebellion;
  return stepPrice(sight) * (0.02 * turnsLeft(sight) + 0.22 * next);
}

/** Florins it costs that one cube more, or fewer, of a type lies on a market, by the icons of the rows it fills or empties. */
export function glut(sight: Sight, market: MarketId, resource: Resource, by: 1 | -1): number {
  const { box, state } = sight;
  const lying = state[market][resource];
  const now = filledRow(box, market, resource, lying);
  const then = filledRow(box, market, resource, Math.max(0, lying + by));
  const surplus = (then?.surplus ?? 0) - (now?.surplus ?? 0);
  const rebellion = (then?.rebellion ?? 0) - (now?.rebellion ?? 0);
  // Idle hands of tomorrow are never welcome, as those of today may be; but a Separatist counts on them.
  const idle = stirs(sight) ? surplusPrice(sight) : Math.max(0.3, surplusPrice(sight));
  return 0.8 * (surplus * idle + rebellion * stepPrice(sight));
}

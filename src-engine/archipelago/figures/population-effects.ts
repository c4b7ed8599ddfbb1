import { RESOURCES, type Resource } from '../data/schema-common.ts';
import type { Open } from '../open.ts';
import type { PackIndex } from '../pack-index.ts';
import type { MarkerStep } from './markers.ts';
import { filledRow, rowOf, type MarketId } from './markets.ts';

/** What boards I to IV read. */
type Levels = Pick<Open, 'domestic' | 'export' | 'population' | 'surplus'>;

/** A step a board moves a marker by, and the message key of the reason. */
export type BoardStep = MarkerStep & { readonly why: string };

/** Each zone of a market counts once, with the row of its last cube (rulebook 2.0, p. 6; ruling 21). */
function marketSteps(box: Pick<PackIndex, 'slots'>, state: Levels, market: MarketId): BoardStep[] {
  const steps: BoardStep[] = [];
  for (const resource of RESOURCES) steps.push(...zoneSteps(box, state, market, resource));
  return steps;
}

function zoneSteps(box: Pick<PackIndex, 'slots'>, state: Levels, market: MarketId, resource: Resource): BoardStep[] {
  const row = filledRow(box, market, resource, state[market][resource]);
  const why = `${market}-market`;
  return [
    ...(row !== undefined && row.surplus > 0 ? [{ marker: 'surplus', by: row.surplus, why } as const] : []),
    ...(row !== undefined && row.rebellion > 0 ? [{ marker: 'rebellion', by: row.rebellion, why } as const] : []),
  ];
}

/** Board III: the row of the population marker, surplus workers first (ruling 24). */
function stabilitySteps({ pack }: Pick<PackIndex, 'pack'>, { population }: Levels): BoardStep[] {
  const row = rowOf(pack.stability.rows, population);
  return [
    ...(row.surplus > 0 ? [{ marker: 'surplus', by: row.surplus, why: 'population' } as const] : []),
    ...(row.rebellion > 0 ? [{ marker: 'rebellion', by: row.rebellion, why: 'population' } as const] : []),
  ];
}

/** Board IV: the row of the surplus workers marker; it may calm as well. */
function surplusSteps({ pack }: Pick<PackIndex, 'pack'>, { surplus }: Levels): BoardStep[] {
  const row = rowOf(pack.surplusBoard.rows, surplus);
  return row.rebellion === 0 ? [] : [{ marker: 'rebellion', by: row.rebellion, why: 'surplus-workers' }];
}

/** The steps of boards I to IV in the order of phase 3 (rulebook 2.0, p. 6), each as the markers stand when its turn comes. */
export const BOARDS: readonly ((box: Pick<PackIndex, 'pack' | 'slots'>, state: Levels) => BoardStep[])[] = [
  (box, state) => marketSteps(box, state, 'domestic'),
  (box, state) => marketSteps(box, state, 'export'),
  stabilitySteps,
  surplusSteps,
];

/** Steps of rebellion that boards I to IV bring as everything stands now. */
export function rebellionFromBoards(box: PackIndex, open: Levels): number {
  const { domestic, export: exported, population } = open;
  const levels = { domestic, export: exported, population, surplus: open.surplus };
  let rebellion = 0;
  for (const board of BOARDS) {
    for (const { marker, by } of board(box, levels)) {
      if (marker === 'rebellion') rebellion += by;
      else if (marker === 'surplus') levels.surplus += by;
    }
  }
  return rebellion;
}

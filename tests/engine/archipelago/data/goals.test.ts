import { describe, expect, test } from 'vitest';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import type { EndCondition, Objective, Victory } from '#engine/archipelago/data/schema-goals.ts';

/** An end condition in a few words, numbers for 2/3/4/5 players. */
function told(end: EndCondition): string {
  const counts =
    'counts' in end ? ` ${[end.counts[2] ?? '-', end.counts[3], end.counts[4], end.counts[5]].join('/')}` : '';
  switch (end.kind) {
    case 'buildings':
      return `${end.building}${counts}`;
    case 'cards':
      return `${end.which}${counts}`;
    case 'piles-empty':
      return `piles ${end.piles}`;
    case 'resources-out':
      return `out ${end.types}`;
    case 'surplus-above':
      return `surplus > ${end.level}`;
    default:
      return `${end.kind}${counts}`;
  }
}

/** A victory condition in a few words. */
function goal(victory: Victory): string {
  const { kind } = victory;
  if (kind === 'cubes' || kind === 'town-icons') return `${kind} ${victory.resource}`;
  if (kind === 'buildings') return victory.which.join('+');
  if (kind === 'cards') return `cards ${victory.which}`;
  return kind === 'pacifist' ? `pacifist > ${victory.difference}` : kind;
}

const TABLE = [
  ['S1', 'piles 2', 'florins'],
  ['S2', 'town 3/4/5/6', 'port'],
  ['S3', 'temple 2/3/4/5', 'cards character'],
  ['S4', 'port 3/4/5/6', 'cards progress'],
  ['S5', 'out 2', 'temple'],
  ['S6', 'character 4/5/6/7', 'tokens'],
  ['S7', 'population -/22/29/36', 'pacifist > 15'],
  ['S8', 'progress 4/5/6/7', 'market'],
  ['S9', 'market 3/4/5/6', 'cubes iron'],
  ['S10', 'piles 3', 'separatist'],
  ['M1', 'market 4/5/6/7', 'town-icons wood'],
  ['M2', 'port 4/5/6/7', 'temple'],
  ['M3', 'temple 4/5/6/7', 'cards both'],
  ['M4', 'progress 5/8/11/14', 'florins'],
  ['M5', 'character 5/8/11/14', 'cubes fish'],
  ['M6', 'town 4/5/6/7', 'tokens'],
  ['M7', 'out 3', 'pacifist > 12'],
  ['M8', 'piles 3', 'town-icons iron'],
  ['M9', 'population 20/27/34/41', 'port+market'],
  ['M10', 'bank-broke', 'separatist'],
  ['L1', 'town 5/6/7/8', 'tokens'],
  ['L2', 'port 5/6/7/8', 'florins'],
  ['L3', 'market 5/6/7/8', 'temple'],
  ['L4', 'out 3', 'port'],
  ['L5', 'both 12/16/20/24', 'town-icons fish'],
  ['L6', 'temple 5/6/7/8', 'town-icons fruit'],
  ['L7', 'piles 3', 'cards character'],
  ['L8', 'ships 6/8/10/12', 'cards progress'],
  ['L9', 'surplus > 21', 'pacifist > 10'],
  ['L10', 'bank-broke', 'separatist'],
] as const;

const objective = (id: string): Objective | undefined => BASE_PACK.objectives.find((card) => card.id === id);

describe('objectives', () => {
  test.each(TABLE)('%s: %s, %s', (id, end, victory) => {
    const card = objective(id);
    expect(card && told(card.end)).toBe(end);
    expect(card && goal(card.victory)).toBe(victory);
  });

  test('ten a deck, in order, each with one Pacifist and one Separatist', () => {
    expect(BASE_PACK.objectives.map((card) => card.id)).toEqual(TABLE.map(([id]) => id));
    for (const [deck, letter] of [
      ['short', 'S'],
      ['medium', 'M'],
      ['long', 'L'],
    ] as const) {
      const cards = BASE_PACK.objectives.filter((card) => card.deck === deck);
      expect(cards.map((card) => card.id[0])).toEqual(Array(10).fill(letter));
      expect(cards.filter((card) => card.victory.kind === 'pacifist')).toHaveLength(1);
      expect(cards.filter((card) => card.victory.kind === 'separatist')).toHaveLength(1);
    }
  });

  test('the scoring example can be set up: iron, progress, temples and the Separatist are short objectives', () => {
    const victories = ['S9', 'S4', 'S5', 'S10'].map((id) => objective(id)?.victory);
    expect(victories.map((victory) => victory && goal(victory))).toEqual([
      'cubes iron',
      'cards progress',
      'temple',
      'separatist',
    ]);
    expect(objective('S5')?.end).toEqual({ kind: 'resources-out', types: 2 });
  });
});

describe('trends', () => {
  const criteria = BASE_PACK.trends.map((trend) => trend.criterion);

  test('twelve, all different', () => {
    expect(criteria).toHaveLength(12);
    expect(new Set(criteria.map((criterion) => JSON.stringify(criterion))).size).toBe(12);
  });

  test('those that are known or follow by symmetry of the resources', () => {
    for (const resource of ['fish', 'wood', 'fruit', 'cattle', 'stone', 'iron'] as const) {
      expect(criteria).toContainEqual({ kind: 'cubes', resource });
    }
    expect(criteria).toContainEqual({ kind: 'buildings', which: ['temple'] });
    expect(criteria).toContainEqual({ kind: 'citizens' });
    expect(criteria).toContainEqual({ kind: 'benefactor' });
  });
});

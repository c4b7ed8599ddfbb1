import type { Pack } from '#engine/archipelago/data/schema.ts';
import { t, tCode } from '../../words/t.ts';
import { resource } from '../../words/words.ts';
import { list } from '../../words/t.ts';
import type { IconName } from '../../icons/icons.ts';
import type { Criterion, EndCondition, Objective, Trend, Victory } from '#engine/archipelago/data/schema-goals.ts';

/** The number of a table of counts for as many as play. */
function countFor(
  counts: Objective['end'] extends infer _ ? Record<2 | 3 | 4 | 5, number | null> : never,
  players: number,
): number {
  if (players === 2 || players === 3 || players === 4 || players === 5) return counts[players] ?? 0;
  return 0;
}

/** What ends the game, as a sentence with the figure for this table. */
export function endSentence(end: EndCondition, players: number): string {
  switch (end.kind) {
    case 'buildings':
      return t('end.buildings', { n: countFor(end.counts, players), building: end.building });
    case 'cards':
      return t('end.cards', { n: countFor(end.counts, players), which: end.which });
    case 'population':
      return t('end.population', { n: countFor(end.counts, players) });
    case 'ships':
      return t('end.ships', { n: countFor(end.counts, players) });
    case 'piles-empty':
      return t('end.piles-empty', { n: end.piles });
    case 'resources-out':
      return t('end.resources-out', { n: end.types });
    case 'surplus-above':
      return t('end.surplus-above', { n: end.level });
    case 'bank-broke':
      return t('end.bank-broke');
  }
}

/** What players are ranked by, as a phrase: “explorer tokens behind each screen”. */
export function criterionWords(criterion: Criterion): string {
  switch (criterion.kind) {
    case 'cubes':
    case 'town-icons':
      return t(`criterion.${criterion.kind}`, { resource: resource(criterion.resource) });
    case 'buildings':
      return t('criterion.buildings', { buildings: list(criterion.which.map((kind) => t(`buildings.${kind}`))) });
    case 'cards':
      return t('criterion.cards', { which: criterion.which });
    default:
      return t(`criterion.${criterion.kind}`);
  }
}

/** The lower half of an objective, as a sentence. */
export function victorySentence(victory: Victory): string {
  if (victory.kind === 'pacifist') return t('victory.pacifist', { n: victory.difference });
  if (victory.kind === 'separatist') return t('victory.separatist');
  return t('victory.ranked', { criterion: criterionWords(victory) });
}

/** A name for an objective: after what it rewards. */
export function objectiveTitle(objective: Objective): string {
  if (objective.victory.kind === 'pacifist' || objective.victory.kind === 'separatist')
    return t(`objective.${objective.victory.kind}`);
  return t('objective.title', { criterion: criterionWords(objective.victory) });
}

/** The objective with this id. */
export function objectiveOf(pack: Pack, id: string): Objective | undefined {
  return pack.objectives.find((objective) => objective.id === id);
}

/** The trend with this id. */
export function trendOf(pack: Pack, id: string): Trend | undefined {
  return pack.trends.find((trend) => trend.id === id);
}

/** A trend as a sentence. */
export function trendSentence(trend: Trend): string {
  return t('trend.sentence', { criterion: criterionWords(trend.criterion), title: tCode('trend', trend.id) });
}

/** The picture of a trend: what it counts. */
export function trendIcon({ criterion }: Trend): IconName {
  if (criterion.kind === 'cubes' || criterion.kind === 'town-icons') return criterion.resource;
  if (criterion.kind === 'buildings') return criterion.which[0] ?? 'town';
  return criterion.kind === 'citizens' ? 'population' : 'florin';
}

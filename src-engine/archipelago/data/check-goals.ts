/**
 * Cross-checks of trends and objectives: counts, decks, and end conditions that can be met with the pieces in the box.
 */
import { mustBe, mustBeUnique, shown } from '../../kernel/pack/report.ts';
import type { Check, Report } from '../../kernel/pack/report.ts';
import type { Pack } from './schema.ts';
import type { Counts, EndCondition, Objective } from './schema-goals.ts';

const DECKS = [
  { deck: 'short', letter: 'S' },
  { deck: 'medium', letter: 'M' },
  { deck: 'long', letter: 'L' },
] as const;
const PLAYERS = [2, 3, 4, 5] as const;

/** The highest number that can be in play of what an end condition counts. */
function mostPossible(end: EndCondition, players: number, pack: Pack): number {
  const { supply, cards, stability } = pack;
  switch (end.kind) {
    case 'buildings':
      return end.building === 'town' || end.building === 'temple' ? supply.tokens.townTemple : supply.tokens.marketPort;
    case 'cards':
      return cards.filter((card) => end.which === 'both' || card.kind === end.which).length;
    case 'population':
      return Math.min(stability.end, colours(players) * supply.perPlayer.citizens);
    case 'ships':
      return colours(players) * supply.perPlayer.ships;
    default:
      return Number.POSITIVE_INFINITY;
  }
}

/** Number of colours in play: with two players, each has two. */
function colours(players: number): number {
  return players === 2 ? 4 : players;
}

/** Numbers must not fall with more players, and must be reachable. */
function checkEndCounts(end: EndCondition, counts: Counts, path: string, pack: Pack, report: Report): void {
  let before = 0;
  for (const players of PLAYERS) {
    const count = counts[players];
    if (count === null) continue;
    const here = `${path}.end.counts.${players}`;
    const most = mostPossible(end, players, pack);
    if (count < before) report(here, `got ${count}, expected ${before} or more, as with fewer players`);
    if (count > most) report(here, `got ${count}, expected at most the ${most} that can be in play`);
    before = count;
  }
}

/** One objective: its id, its end condition, its use with two players. */
function checkObjective(objective: Objective, path: string, pack: Pack, report: Report): void {
  const { id, deck, end, victory } = objective;
  const letter = DECKS.find((entry) => entry.deck === deck)?.letter;
  mustBe(report, `${path}.id`, id[0], letter, `the ids of the ${deck} deck begin with ${letter}`);
  if ('counts' in end) {
    checkEndCounts(end, end.counts, path, pack, report);
    const personal = victory.kind === 'pacifist' || victory.kind === 'separatist';
    if (end.counts[2] === null && !personal) {
      report(
        `${path}.end.counts.2`,
        'got null, expected a number: only Pacifist and Separatist are taken out with two',
      );
    }
  }
  if (end.kind === 'surplus-above' && end.level >= pack.surplusBoard.end) {
    report(`${path}.end.level`, `got ${end.level}, expected less than the track's end at ${pack.surplusBoard.end}`);
  }
}

/** Ten objectives per deck, with one Pacifist and one Separatist among them (rulebook 2.0, pp. 2, 16, 19). */
function checkDecks(objectives: readonly Objective[], report: Report): void {
  mustBe(report, 'objectives', objectives.length, 30, 'the box holds thirty objectives');
  for (const { deck } of DECKS) {
    const cards = objectives.filter((objective) => objective.deck === deck);
    const holders = (kind: string): number => cards.filter((objective) => objective.victory.kind === kind).length;
    mustBe(report, 'objectives', cards.length, 10, `objectives in the ${deck} deck`);
    mustBe(report, 'objectives', holders('pacifist'), 1, `Pacifists in the ${deck} deck`);
    mustBe(report, 'objectives', holders('separatist'), 1, `Separatists in the ${deck} deck`);
  }
}

/** Checks trends and objectives. */
export const checkGoals: Check<Pack> = (pack, report) => {
  const { trends, objectives } = pack;
  mustBe(report, 'trends', trends.length, 12, 'the box holds twelve trends');
  mustBeUnique(
    report,
    trends.map((trend, index) => ({ path: `trends.${index}.id`, value: trend.id })),
    'an id',
  );
  mustBeUnique(
    report,
    trends.map((trend, index) => ({ path: `trends.${index}.criterion`, value: shown(trend.criterion) })),
    'a criterion',
  );
  const benefactors = trends.filter((trend) => trend.criterion.kind === 'benefactor').length;
  mustBe(report, 'trends', benefactors, 1, 'one of the trends is the Benefactor');
  checkDecks(objectives, report);
  mustBeUnique(
    report,
    objectives.map(({ id }, index) => ({ path: `objectives.${index}.id`, value: id })),
    'an id',
  );
  objectives.forEach((objective, index) => checkObjective(objective, `objectives.${index}`, pack, report));
};

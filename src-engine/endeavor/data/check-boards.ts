/** Cross-checks of levels, stacks and buildings. */
import { mustBe, mustBeUnique, shown, total, type Check, type Report } from '../../kernel/pack/report.ts';
import type { Pack } from './schema.ts';

function mustRise(report: Report, path: string, list: readonly number[]): void {
  list.forEach((value, at) => {
    const before = list[at - 1];
    if (before !== undefined && value <= before) report(`${path}.${at}`, `got ${value} after ${before}, expected more`);
  });
}

/** Levels begin at 0 and rise; every marker has a glory space at or below it. */
const checkLevels: Check<Pack> = ({ levels }, report) => {
  mustBe(report, 'levels.from.0', levels.from[0], 0, 'the first level has no threshold');
  mustRise(report, 'levels.from', levels.from);
  for (const what of ['build', 'growth', 'salaries', 'cards'] as const)
    mustRise(report, `levels.${what}`, levels[what]);
  mustRise(report, 'levels.glory', levels.glory);
  mustBe(report, 'levels.glory.0', levels.glory[0], 0, 'a marker at 0 has a space to fall to');
  const most = Math.max(...levels.glory, ...levels.from);
  if (most > levels.last)
    report('levels.last', `got ${levels.last}, expected ${most} or more: the last space of a track`);
};

/** The numbers of a stack from its top: a governor and 1 to 5 in a region that opens, else 0 to 5. */
const checkStacks: Check<Pack> = ({ regions, stacks, slavery }, report) => {
  for (const { id, berths } of regions) {
    const at = stacks.flatMap(({ region }, index) => (region === id ? [index] : []));
    if (at.length === 0) report('stacks', `got none in ${shown(id)}, expected one or more`);
    if (berths > 0 && at.length > 1)
      report('stacks', `got ${at.length} in ${shown(id)}, expected the one with its governor`);
    for (const index of at) {
      const numbers = stacks[index]?.cards.map(({ number }) => number) ?? [];
      const expected = [berths > 0 ? null : 0, 1, 2, 3, 4, 5];
      mustBe(report, `stacks.${index}.cards`, numbers.join(), expected.join(), 'the numbers of a stack, the top first');
    }
  }
  stacks.forEach(({ region }, index) => {
    if (!regions.some(({ id }) => id === region))
      report(`stacks.${index}.region`, `got ${shown(region)}, expected a region`);
  });
  const cards = stacks.flatMap(({ cards: held }, at) =>
    held.map(({ id }, index) => ({ path: `stacks.${at}.cards.${index}.id`, value: id })),
  );
  mustBeUnique(report, cards, 'an id');
  const ids = stacks.map(({ id }, at) => ({ path: `stacks.${at}.id`, value: id }));
  mustBeUnique(report, ids, 'an id');
  checkSlavery({ stacks, slavery }, report);
};

function checkSlavery({ stacks, slavery }: Pick<Pack, 'stacks' | 'slavery'>, report: Report): void {
  const turned = stacks.find(({ id }) => id === slavery.stack);
  if (turned === undefined) report('slavery.stack', `got ${shown(slavery.stack)}, expected a stack`);
  else if (turned.cards.some(({ number }) => number === null))
    report('slavery.stack', `got ${shown(slavery.stack)}, expected a stack without a governor`);
  const bringer = stacks.find(({ cards }) => cards.some(({ id }) => id === slavery.abolition));
  if (bringer === undefined || bringer === turned)
    report('slavery.abolition', `got ${shown(slavery.abolition)}, expected a card of another stack`);
  else if (bringer.cards.at(-1)?.id !== slavery.abolition)
    report('slavery.abolition', `got ${shown(slavery.abolition)}, expected the last card of its stack`);
}

/** There are always enough tiles of levels 1 to 4: everybody builds one a round, up to five players. */
const checkBuildings: Check<Pack> = ({ buildings, start, supply, tokens }, report) => {
  const ids = [
    ...buildings.map(({ id }, at) => ({ path: `buildings.${at}.id`, value: id })),
    // A move names a building or a token by its id alone.
    ...tokens.flatMap(({ id, gives }, at) => ('action' in gives ? [{ path: `tokens.${at}.id`, value: id }] : [])),
    { path: 'start.id', value: start.id },
  ];
  mustBeUnique(report, ids, 'an id');
  const free = total(buildings.filter(({ level }) => level < 5).map(({ copies }) => copies));
  const most = MOST_PLAYERS * supply.rounds;
  if (free < most)
    report('buildings', `got ${free} tiles of levels 1 to 4, expected ${most} or more: one a round for five`);
};

const MOST_PLAYERS = 5;

/** Checks status levels, stacks of cards and buildings. */
export const checkBoards: Check<Pack> = (pack, report) => {
  for (const check of [checkLevels, checkStacks, checkBuildings]) check(pack, report);
};

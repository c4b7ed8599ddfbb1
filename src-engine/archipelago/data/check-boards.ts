/**
 * Cross-checks of boards and supply: rows without gaps, falling prices, zones that can be filled, the counts of the
 * box.
 */
import { mustBe, shown, total } from '../../kernel/pack/report.ts';
import type { Check, Report } from '../../kernel/pack/report.ts';
import { BUILDABLES } from './schema.ts';
import type { Pack } from './schema.ts';
import { RESOURCES, type Resource } from './schema-common.ts';
import type { Market } from './schema-boards.ts';

type Span = {
  from: number;
  to: number;
};

/** Rows must cover the track from 0 to `end` without gap or overlap. */
function checkSpans(rows: readonly Span[], end: number, path: string, report: Report): void {
  let expected = 0;
  rows.forEach((row, index) => {
    mustBe(report, `${path}.rows.${index}.from`, row.from, expected, 'rows join without gap or overlap');
    if (row.to < row.from) report(`${path}.rows.${index}.to`, `got ${row.to}, expected ${row.from} or more`);
    expected = row.to + 1;
  });
  mustBe(
    report,
    `${path}.rows.${rows.length - 1}.to`,
    rows.at(-1)?.to,
    end,
    'the last row reaches the end of the track',
  );
}

/** Each value must be at least the one before or, with `falling`, at most. */
function checkOrder(
  values: readonly number[],
  falling: boolean,
  path: (index: number) => string,
  report: Report,
): void {
  values.forEach((value, index) => {
    const before = values[index - 1];
    if (before === undefined || (falling ? value <= before : value >= before)) return;
    report(path(index), `got ${value}, expected ${before} or ${falling ? 'less' : 'more'}, as in the row before`);
  });
}

/** No zone may have room for more cubes than there are, and no lower row may have a higher price. */
function checkZone(market: Market, resource: Resource, path: string, pack: Pack, report: Report): void {
  const rows = market[resource];
  const capacity = total(rows.map((row) => row.slots));
  const cubes = pack.supply.cubes[resource];
  if (capacity > cubes) report(path, `got room for ${capacity} cubes, expected at most the ${cubes} there are`);
  checkOrder(
    rows.map((row) => row.price),
    true,
    (index) => `${path}.${index}.price`,
    report,
  );
}

/** Boards III and IV. */
function checkTracks({ stability, surplusBoard }: Pack, report: Report): void {
  checkSpans(stability.rows, stability.end, 'stability', report);
  checkSpans(surplusBoard.rows, surplusBoard.end, 'surplusBoard', report);
  const column = (path: string, name: string) => (index: number) => `${path}.rows.${index}.${name}`;
  const { rows } = surplusBoard;
  checkOrder(
    stability.rows.map((row) => row.rebellion),
    false,
    column('stability', 'rebellion'),
    report,
  );
  checkOrder(
    rows.map((row) => row.rebellion),
    false,
    column('surplusBoard', 'rebellion'),
    report,
  );
  checkOrder(
    rows.map((row) => row.price),
    true,
    column('surplusBoard', 'price'),
    report,
  );
}

/** The counts of the component list and of the set-up (rulebook 2.0, pp. 2 and 3). */
function checkSupply({ supply }: Pack, report: Report): void {
  const { florins, tokens, explorerPiles, perPlayer, start } = supply;
  const cubes = total(RESOURCES.map((resource) => supply.cubes[resource]));
  const rule = 'the component list says so';
  mustBe(report, 'supply.cubes', cubes, 82, 'all cubes together');
  mustBe(report, 'supply.florins.fives', florins.fives, 21, rule);
  mustBe(report, 'supply.florins.ones', florins.ones, 30, rule);
  mustBe(report, 'supply.tokens.marketPort', tokens.marketPort, 13, rule);
  mustBe(report, 'supply.tokens.townTemple', tokens.townTemple, 13, rule);
  explorerPiles.forEach((pile, index) => mustBe(report, `supply.explorerPiles.${index}`, pile, 8, rule));
  mustBe(report, 'supply.perPlayer.ships', perPlayer.ships, 4, rule);
  mustBe(report, 'supply.perPlayer.citizens', perPlayer.citizens, 10, rule);
  mustBe(report, 'supply.perPlayer.discs', perPlayer.discs, 5, rule);
  mustBe(report, 'supply.start.florins', start.florins, 10, 'the set-up says so');
  mustBe(report, 'supply.start.ships', start.ships, 1, 'the set-up says so');
  mustBe(report, 'supply.start.citizens', start.citizens, 2, 'the set-up says so');
  mustBe(report, 'supply.start.discs', start.discs, 3, 'the set-up says so');
}

/** Nothing may cost more cubes than the box holds, and nothing may be free. */
function checkCosts({ costs, supply }: Pack, report: Report): void {
  for (const kind of BUILDABLES) {
    const { florins, cubes } = costs[kind];
    const needed = total(Object.values(cubes));
    if (florins + needed === 0) report(`costs.${kind}`, 'got a price of nothing, expected florins or cubes');
    for (const resource of RESOURCES) {
      const count = cubes[resource] ?? 0;
      const limit = supply.cubes[resource];
      if (count > limit) report(`costs.${kind}.cubes.${resource}`, `got ${shown(count)}, expected at most ${limit}`);
    }
  }
}

/** Checks markets, tracks, supply and building costs. */
export const checkBoards: Check<Pack> = (pack, report) => {
  for (const resource of RESOURCES) {
    checkZone(pack.markets.domestic, resource, `markets.domestic.${resource}`, pack, report);
    checkZone(pack.markets.export, resource, `markets.export.${resource}`, pack, report);
  }
  checkTracks(pack, report);
  checkSupply(pack, report);
  checkCosts(pack, report);
};

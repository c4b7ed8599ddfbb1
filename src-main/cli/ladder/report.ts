import type { Estimate } from '#engine/bots/clusters.ts';
import type { Row } from './rows.ts';

const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;
const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;
const interval = ({ low, high }: Estimate): string => `${percent(low)} to ${percent(high)}`;
const listed = (endings: Readonly<Record<string, number>>): string =>
  Object.entries(endings)
    .map(([code, count]) => `${code} ${count}`)
    .join(', ');

/** Who plays against whom at how many seats. */
export type Table = { readonly one: string; readonly against: string; readonly players: number };

/** A row in words. */
export function rowLines(row: Row, { one, against, players }: Table): string[] {
  const { count, work, games, seeds, failures, gain } = row;
  const kinds = Object.entries(row.kinds).map(
    ([kind, of]) =>
      `  ${kind}: ${of.games} games, lost by all ${percent(of.lostByAll)}; endings: ${listed(of.endings)}`,
  );
  return [
    `${count} ${one} and ${players - count} ${against}, work × ${work}: ${games} games on ${seeds} seeds${failures.length > 0 ? `, ${failures.length} failed` : ''}`,
    `  won by ${one}: ${percent(row.shareOfAll.value)} of all games (${interval(row.shareOfAll)}); an even share is ${percent(count / players)}`,
    `  lost by all: ${percent(row.lostByAll.value)} (${interval(row.lostByAll)})`,
    `  won by ${one} of the games somebody won: ${percent(row.share.value)} (${interval(row.share)})`,
    `  mean place ${row.meanPlace.toFixed(2)}; ${row.decisions} decisions, ${row.msPerDecision.toFixed(1)} ms each, 95 of 100 below ${row.msOf95.toFixed(0)} ms`,
    `  endings: ${listed(row.endings)}`,
    ...kinds,
    ...(gain === undefined ? [] : [`  more than with the work before: ${percent(gain.value)} (${interval(gain)})`]),
  ];
}

/** A row as an object of the last line. */
export function rowObject(row: Row): object {
  const { count, work, games, seeds, failures, lostByAll, share, shareOfAll, gain } = row;
  return {
    count,
    work: rounded(work, 6),
    games,
    seeds,
    failures: failures.length,
    ...figures('lostByAll', lostByAll),
    share: rounded(share.value, 4),
    low: rounded(share.low, 4),
    high: rounded(share.high, 4),
    ...figures('shareOfAll', shareOfAll),
    meanPlace: rounded(row.meanPlace, 3),
    decisions: row.decisions,
    msPerDecision: rounded(row.msPerDecision, 3),
    msOf95: rounded(row.msOf95, 3),
    ...(gain !== undefined && figures('gain', gain)),
    endings: row.endings,
    ...(Object.keys(row.kinds).length > 0 && { kinds: row.kinds }),
  };
}

function figures(name: string, { value, low, high }: Estimate): Record<string, number> {
  return { [name]: rounded(value, 4), [`${name}Low`]: rounded(low, 4), [`${name}High`]: rounded(high, 4) };
}

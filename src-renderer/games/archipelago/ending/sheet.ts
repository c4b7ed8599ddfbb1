import type { Pack } from '#engine/archipelago/data/schema.ts';
import { totalOf, type ScoreLines, type SheetCell, type SheetRow } from '../../../window/score-sheet.ts';
import type { Picture } from '../choices/choice.ts';
import { criterionWords, objectiveOf, objectiveTitle, trendIcon, trendOf } from '../panels/goals/goals.ts';
import { list, t, tCode } from '../words/t.ts';
import { cardName, seatName, type Table } from '../words/words.ts';

type SheetLine = ScoreLines[number];
type Icon = Extract<Picture, { of: 'icon' }>['icon'];

/** What stands before a row, by what was counted. */
const SIGNS: Readonly<Record<string, Icon>> = {
  objective: 'token',
  medals: 'medal',
  pacifist: 'population',
};

const sign = (icon: Icon): Picture => ({ of: 'icon', icon });

/** The score sheet: a row for each thing counted, and what decides where points are shared at the top. */
export function sheetOf(table: Table, score: ScoreLines): SheetRow<Picture>[] {
  const groups = new Map<string, SheetLine[]>();
  for (const line of score) {
    const key = `${line.code} ${String(line.params['id'] ?? '')}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  const rows = [...groups].flatMap(([key, lines]) => {
    const first = lines[0];
    return first === undefined ? [] : [rowOf(table, key, first, lines)];
  });
  return [...rows, ...tieRow(table, rows)];
}

function rowOf(table: Table, key: string, { code, params }: SheetLine, lines: readonly SheetLine[]): SheetRow<Picture> {
  const id = String(params['id'] ?? '');
  const cells = table.seats.map((_, seat) => cellOf(lines.find((line) => line.seat === seat)));
  const trend = code === 'trend' ? trendOf(table.pack, id) : undefined;
  const picture = sign(trend === undefined ? (SIGNS[code] ?? 'medal') : trendIcon(trend));
  return { key, kind: 'line', picture, title: titleOf(code, id, table.pack), note: noteOf(id, table), cells };
}

function cellOf(line: SheetLine | undefined): SheetCell | null {
  if (line === undefined) return null;
  const { rank, value } = line.params;
  if (typeof rank !== 'number') return { points: line.points, small: '' };
  const small = rank === 0 ? t('score.none') : t('score.ranked', { rank, value: value ?? 0 });
  return { points: line.points, small };
}

function titleOf(code: string, id: string, pack: Pack): string {
  const objective = objectiveOf(pack, id);
  if (objective !== undefined) return objectiveTitle(objective);
  const trend = code === 'trend' ? trendOf(pack, id) : undefined;
  if (trend !== undefined) return t('score.trend', { criterion: criterionWords(trend.criterion) });
  if (pack.cards.some((card) => card.id === id)) return cardName(pack, id);
  return tCode('score.line', code);
}

function noteOf(id: string, { seats, view }: Table): string {
  const held = view.revealed?.objectives ?? [];
  const holders = held.flatMap((ids, seat) => (ids.includes(id) ? [seatName(seats, seat)] : []));
  return holders.length === 0 ? '' : t('score.held', { seats: list(holders) });
}

/** Points shared at the top: what lies behind the screens decides (rulebook 2.0, p. 16). */
function tieRow({ seats, view }: Table, rows: readonly SheetRow<Picture>[]): SheetRow<Picture>[] {
  const sums = seats.map((_, seat) => totalOf(rows, seat));
  const best = Math.max(...sums);
  if (rows.length === 0 || sums.filter((sum) => sum === best).length < 2) return [];
  const cells = (view.revealed?.screens ?? []).map(({ florins }) => ({ points: null, small: String(florins) }));
  return [{ key: 'tie', kind: 'tie', picture: sign('florin'), title: t('score.tie'), note: '', cells }];
}

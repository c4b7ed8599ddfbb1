import type { PlaceId } from '../../../board/board.ts';
import { placeLabel } from '../words/board-labels.ts';
import type { Table } from '../words/words.ts';
import type { Answer } from './answer.ts';

/** A place of the map: its name, and what lies and stands there. */
export function placeInspection(table: Table, id: PlaceId): Answer {
  const [title = '', ...rest] = placeLabel(table, id).split(': ');
  return { title, lines: rest.length > 0 ? [rest.join(': ')] : [] };
}

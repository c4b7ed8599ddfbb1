import { PERSON } from '#main/contract/messages.ts';
import { VIEW_KEYS } from '../../board/gestures.ts';
import { say, tCode } from '../../i18n/reference.ts';
import { seatName } from '../../i18n/seat-name.ts';
import { t } from '../../i18n/t.ts';
import type { KeyGroup, KeyLine } from '../../panels/rules/reader.ts';
import type { OpenTable } from '../../panels/table/open-table.svelte.ts';
import { keysOf, type TableKey } from './table-keys.ts';

/** The sheet of keys of a table. */
export function keySheet(table: OpenTable): KeyGroup[] {
  const persons = ({ name }: TableKey): boolean => {
    const [kind, seat] = name.split(' ');
    return (
      kind !== 'seat' || (table.laid.game.depths.length > 0 && table.laid.now.seats[Number(seat)]?.player === PERSON)
    );
  };
  return [
    {
      title: say('keys.table'),
      lines: [
        ...keysOf(table)
          .filter(persons)
          .map((key) => ({ name: key.name, keys: key.keys, does: doesOf(table, key) })),
        line('ask', '?'),
        line('pick', say('key.enter')),
      ],
    },
    {
      title: say('keys.board'),
      lines: [
        line('arrows', '← ↑ → ↓'),
        line('ends', say('key.home'), say('key.end')),
        ...VIEW_KEYS.map(({ name, keys }) => ({ name, keys, does: say(`keys.${name}`) })),
      ],
    },
    {
      title: say('keys.window'),
      lines: [line('full-screen', 'F11'), line('zoom', say('key.zoom-in'), say('key.zoom-out'), say('key.zoom-none'))],
    },
    {
      title: say('keys.rules-group'),
      lines: [line('rules-back', say('key.alt-left'), say('key.alt-right')), line('rules-close', t('key.escape'))],
    },
  ];
}

/** What a key of the table does, in words. */
function doesOf({ laid }: OpenTable, { name }: TableKey): string {
  const [kind, seat] = name.split(' ');
  if (kind === 'seat') return say('keys.drawer', { name: seatName(laid.now.seats, Number(seat)) });
  return laid.game.depths.find(({ id }) => id === name)?.hold() ?? tCode('keys', name);
}

/** The keys whose words are the house's. */
type HouseKey =
  | 'rules'
  | 'undo'
  | 'redo'
  | 'log'
  | 'full'
  | 'full-screen'
  | 'zoom'
  | 'back'
  | 'ask'
  | 'pick'
  | 'arrows'
  | 'ends'
  | 'rules-back'
  | 'rules-close';

/** A line of the sheet whose words are the house's. */
const line = (name: HouseKey, ...keys: string[]): KeyLine => ({ name, keys, does: say(`keys.${name}`) });

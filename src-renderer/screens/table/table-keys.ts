import { tinykeys, type KeybindingsMap } from 'tinykeys';
import { PERSON } from '#main/contract/messages.ts';
import { VIEW_KEYS } from '../../board/gestures.ts';
import { seatName } from '../../i18n/seat-name.ts';
import { t } from '../../i18n/t.ts';
import { inspectable } from '../../panels/inspect/gestures.ts';
import type { KeyGroup, KeyLine } from '../../panels/rules/reader.ts';
import type { OpenTable } from '../../panels/table/open-table.svelte.ts';

/** A key of the table: how it is bound, what it does, and what the sheet of keys says of it. */
type TableKey = KeyLine & {
  readonly binding: string;
  readonly press: (event: KeyboardEvent) => void;
  readonly release?: () => void;
};

/** Whether a key was pressed alone, and not typed into a field. */
function bare(event: KeyboardEvent): boolean {
  const field = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
  return !field && !event.ctrlKey && !event.metaKey && !event.altKey;
}

/**
 * The keys of the table: each seat's number names its drawer and opens its first depth, deeper ones have keys of their own;
 * U takes back, R plays again, L gives the log the whole column, F the board the whole window, F1 opens the rules, Escape goes one step back.
 */
function keysOf(table: OpenTable): TableKey[] {
  const { laid, reading } = table;
  const { campaign } = laid;
  const rules: TableKey = {
    ...line('rules', t('key.rules')),
    binding: 'F1',
    press(event) {
      event.preventDefault();
      if (mayOpen(table)) reading.openRulesOf(askedAbout());
    },
  };
  return [
    ...(laid.card.rules === undefined ? [] : [rules]),
    {
      ...line('undo', t('key.undo')),
      binding: 'u',
      press: (event) => usable(table, event) && laid.now.undo.can && void campaign.undo(),
    },
    {
      ...line('redo', t('key.redo')),
      binding: 'r',
      press: (event) => usable(table, event) && laid.now.redo && void campaign.redo(),
    },
    {
      ...line('log', t('key.log')),
      binding: 'l',
      press: (event) => usable(table, event) && reading.rightColumn.toggle('log'),
    },
    ...drawerKeys(table),
    {
      ...line('full', t('key.full')),
      binding: 'f',
      press: (event) => bare(event) && !event.shiftKey && !event.repeat && mayOpen(table) && table.full.toggle(),
    },
    // What closes itself, as a menu does, says so.
    { ...line('back', t('key.escape')), binding: 'Escape', press: (event) => !event.defaultPrevented && table.back() },
  ];
}

/** The keys of the drawers: one for each seat, and one for each depth below the first. */
function drawerKeys(table: OpenTable): TableKey[] {
  const { drawer } = table.privacy;
  const { now, game } = table.laid;
  const release = (): void => drawer.release();
  const deeper = game.depths.flatMap(({ id, key, hold }): TableKey[] => {
    if (key === undefined) return [];
    const press = (event: KeyboardEvent): void => void (usable(table, event) && drawer.hold(id, event.repeat));
    return [{ name: id, keys: [key.toUpperCase()], does: hold(), binding: key, press, release }];
  });
  const seats = [...now.seats.keys()].map((seat): TableKey => {
    const press = (event: KeyboardEvent): void => void (usable(table, event) && pressSeat(table, seat, event));
    const does = t('keys.drawer', { name: seatName(now.seats, seat) });
    return { name: `seat ${seat}`, keys: [String(seat + 1)], does, binding: `Digit${seat + 1}`, press, release };
  });
  return [...seats, ...deeper];
}

/** Binds the keys of the table, and `?` where nothing that has the focus answers it. Returns a function that removes them. */
export function tableKeys(table: OpenTable): () => void {
  const down: KeybindingsMap = {};
  const up: KeybindingsMap = {};
  for (const { binding, press, release } of keysOf(table)) {
    down[binding] = press;
    if (release !== undefined) up[binding] = release;
  }
  const ask = (event: KeyboardEvent): void => {
    if (event.key === '?' && bare(event) && mayOpen(table) && inspectable(event.target) === undefined)
      table.reading.openRules();
  };
  const offs = [tinykeys(window, down), tinykeys(window, up, { event: 'keyup' })];
  window.addEventListener('keydown', ask);
  return () => {
    for (const off of offs) off();
    window.removeEventListener('keydown', ask);
  };
}

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
      title: t('keys.table'),
      lines: [...keysOf(table).filter(persons), line('ask', '?'), line('pick', t('key.enter'))],
    },
    {
      title: t('keys.board'),
      lines: [
        line('arrows', '← ↑ → ↓'),
        line('ends', t('key.home'), t('key.end')),
        ...VIEW_KEYS.map(({ name, keys }) => ({ name, keys, does: t(`keys.${name}`) })),
      ],
    },
    {
      title: t('keys.window'),
      lines: [line('full-screen', 'F11'), line('zoom', t('key.zoom-in'), t('key.zoom-out'), t('key.zoom-none'))],
    },
    {
      title: t('keys.rules-group'),
      lines: [line('rules-back', t('key.alt-left'), t('key.alt-right')), line('rules-close', t('key.escape'))],
    },
  ];
}

/** A line of the sheet whose words are the house's. */
function line(
  name:
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
    | 'rules-close',
  ...keys: string[]
): KeyLine {
  return { name, keys, does: t(`keys.${name}`) };
}

/** What has the focus, or else lies under the pointer, where it can be asked about. */
function askedAbout(): string | undefined {
  const pointed = [...document.querySelectorAll(':hover')].at(-1) ?? null;
  return (inspectable(document.activeElement) ?? inspectable(pointed))?.id;
}

/** Whether the rules can be opened now: the table lies open, and no dialog over it. */
const mayOpen = ({ laid, privacy }: OpenTable): boolean => privacy.open && !laid.session.settings.dialogOpen;

/** Whether a key counts now: pressed alone, with the table open and shown as it is now, and no dialog over it. */
function usable(table: OpenTable, event: KeyboardEvent): boolean {
  return bare(event) && mayOpen(table) && !table.playback.showsPast;
}

/** A seat's own key: the first press names its drawer, a further one holds its first depth open. */
function pressSeat({ laid, privacy }: OpenTable, seat: number, event: KeyboardEvent): void {
  const { now, game } = laid;
  const { drawer } = privacy;
  const [first] = game.depths;
  if (first === undefined || now.seats[seat]?.player !== PERSON || event.repeat) return;
  if (drawer.phase.at === 'armed' && drawer.seat === seat) drawer.hold(first.id);
  else drawer.arm(seat);
}

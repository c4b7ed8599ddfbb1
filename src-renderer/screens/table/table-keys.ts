import { tinykeys, type KeybindingsMap } from 'tinykeys';
import { PERSON } from '#main/contract/messages.ts';
import { t } from '../../i18n/t.ts';
import { inspectable } from '../../panels/inspect/gestures.ts';
import type { OpenTable } from '../../panels/table/open-table.svelte.ts';

/** A key of the table: its name, how it is shown and bound, and what it does; `key-sheet.ts` has the words for it. */
export type TableKey = {
  /** `seat N`, a depth of the drawer by its id, or what the house does by this key. */
  readonly name: string;
  /** The keys as they are shown: any of them does it. */
  readonly keys: readonly string[];
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
export function keysOf(table: OpenTable): TableKey[] {
  const { laid, reading } = table;
  const { campaign } = laid;
  const rules: TableKey = {
    name: 'rules',
    keys: [t('key.rules')],
    binding: 'F1',
    press(event) {
      event.preventDefault();
      if (mayOpen(table)) reading.openRulesOf(askedAbout());
    },
  };
  return [
    ...(laid.card.rules === undefined ? [] : [rules]),
    {
      name: 'undo',
      keys: [t('key.undo')],
      binding: 'u',
      press: (event) => usable(table, event) && laid.now.undo.can && void campaign.undo(),
    },
    {
      name: 'redo',
      keys: [t('key.redo')],
      binding: 'r',
      press: (event) => usable(table, event) && laid.now.redo && void campaign.redo(),
    },
    {
      name: 'log',
      keys: [t('key.log')],
      binding: 'l',
      press: (event) => usable(table, event) && reading.rightColumn.toggle('log'),
    },
    ...drawerKeys(table),
    {
      name: 'full',
      keys: [t('key.full')],
      binding: 'f',
      press: (event) => bare(event) && !event.shiftKey && !event.repeat && mayOpen(table) && table.full.toggle(),
    },
    // What closes itself, as a menu does, says so.
    {
      name: 'back',
      keys: [t('key.escape')],
      binding: 'Escape',
      press: (event) => !event.defaultPrevented && table.back(),
    },
  ];
}

/** The keys of the drawers: one for each seat, and one for each depth below the first. */
function drawerKeys(table: OpenTable): TableKey[] {
  const { drawer } = table.privacy;
  const { now, game } = table.laid;
  const release = (): void => drawer.release();
  const deeper = game.depths.flatMap(({ id, key }): TableKey[] => {
    if (key === undefined) return [];
    const press = (event: KeyboardEvent): void => void (usable(table, event) && drawer.hold(id, event.repeat));
    return [{ name: id, keys: [key.toUpperCase()], binding: key, press, release }];
  });
  const seats = [...now.seats.keys()].map((seat): TableKey => {
    const press = (event: KeyboardEvent): void => void (usable(table, event) && pressSeat(table, seat, event));
    return { name: `seat ${seat}`, keys: [String(seat + 1)], binding: `Digit${seat + 1}`, press, release };
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

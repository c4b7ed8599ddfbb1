import { decideInThread } from '#main/bots/decider.ts';
import type { BotPool } from '#main/bots/question.ts';
import type { Reply } from '#main/contract/messages.ts';
import type { HostPort, WindowId } from '#main/contract/port.ts';
import type { ListedGame } from '#main/listed-game.ts';
import type { Log } from '#main/log.ts';
import type { Notice } from '#main/storage/database.ts';
import type { Store } from '#main/storage/store.ts';
import { randomText } from './random-text.ts';
import { importInThread, type Importer } from '#main/importing/importer.ts';
import { scheduleCheckpoints } from './checkpoints.ts';
import { startClosing } from './close-by-itself.ts';
import { cancelImport } from './import-campaign.ts';
import { keptNotice } from './kept-notice.ts';
import { refused } from './replies.ts';
import { answer } from './requests.ts';
import { messageOf } from '#main/contract/message-of.ts';
import type { Host } from './host.ts';
import { startJudging } from './judging.ts';
import type { Recorder } from './recorder.ts';
import { startRecording } from './recording.ts';
import type { Table } from './table.ts';
import { closeTable, leave } from './tables.ts';
import { Windows } from './windows.ts';

/** What the host is made from. */
export type HostOptions = {
  readonly store: Store;
  readonly games: readonly ListedGame[];
  readonly log: Log;
  /** Milliseconds between two moves of bots; a bot that thinks longer moves after a multiple of it. */
  readonly pause: number;
  /** Length of the grace period in milliseconds; 0 by default. */
  readonly pace?: number;
  /** Milliseconds until a person's decision that leaves nothing to choose closes by itself; 0, for never, by default. */
  readonly closeAfter?: number;
  /** Settings as they are where nobody has said anything; by default the window knows all. */
  readonly usual?: Readonly<Record<string, string>>;
  /** Milliseconds between the two presses at the curtain; 0 by default. */
  readonly deadTime?: number;
  /** A clock that never goes back, in milliseconds; by default the time since the program started. */
  readonly now?: () => number;
  /** Where bots think; by default in this thread. */
  readonly bots?: BotPool;
  /** Draws the secret part of a new campaign's seed; by default random bytes from the operating system. */
  readonly secret?: () => string;
  /** Where campaign files are read; by default in this thread. */
  readonly importer?: Importer;
  /** What happened to the storage that a player should know. */
  readonly notice?: Notice;
};

const clock = (): number => performance.now();

/** The windows, tables and other collections of a new host, all empty. */
function nothingYet() {
  const [tables, packs, closedAt, imports] = [new Map(), new Map(), new Map(), new Map()];
  const hangs = new Map<string, number>();
  const parts = new Map<WindowId, readonly string[]>();
  return { windows: new Windows(), tables, packs, proved: new Set<string>(), hangs, closedAt, imports, parts };
}

/** Opens the host over an open store. */
export function openHost({ notice, ...options }: HostOptions): HostPort {
  const { games } = options;
  const told = {
    bots: decideInThread(games),
    importer: importInThread(games),
    deadTime: 0,
    pace: 0,
    closeAfter: 0,
    usual: {},
    now: clock,
    secret: randomText,
  };
  const onPage = (table: Table): void => startClosing(host, table);
  const closing = new AbortController();
  const reached = { ...told, ...options };
  const begun = { ...reached, ...nothingYet(), onPage, checkpoints: scheduleCheckpoints(reached) };
  const opening = notice && messageOf(notice.code, { ...notice.params });
  const recorder: Recorder = { soon: () => host.recorder.soon(), missing: () => 0, make: () => undefined };
  const judging = startJudging({ ...begun, recorder }, opening, closing.signal);
  const host: Host = { ...begun, judging, recorder: startRecording({ ...begun, judging }, closing.signal) };
  const damaged = keptNotice(begun);
  host.recorder.soon();
  let open = true;
  return {
    async request(window, message) {
      if (!open) return refused(messageOf('closed'));
      const reply = await answer(host, window, message);
      if (reply.type !== 'home') return reply;
      const said = host.store.isLost() ? messageOf('storage-lost') : (host.judging.notice() ?? damaged);
      return { ...reply, ...(said && { notice: said }) } satisfies Reply;
    },
    connect(window, push) {
      host.windows.connect(window, push);
      return () => {
        if (open) leave(host, window);
        cancelImport(host, window);
        host.parts.delete(window);
        host.windows.forget(window);
      };
    },
    close() {
      if (!open) return;
      open = false;
      closing.abort();
      host.checkpoints.close();
      for (const table of host.tables.values()) closeTable(host, table);
      for (const window of host.imports.keys()) cancelImport(host, window);
      host.bots.close();
      host.store.close();
    },
  };
}

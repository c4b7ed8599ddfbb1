import { randomUUID } from 'node:crypto';
import { withSecret } from '#engine/kernel/seed.ts';
import { CONTRACT, type Message, type Reply, type RequestOf } from '#main/contract/messages.ts';
import type { WindowId } from '#main/contract/port.ts';
import type { AnyGame } from '#main/listed-game.ts';
import type { NewCampaign } from '#main/storage/store.ts';
import { audit } from './audit.ts';
import { setUpPosition } from './base-position.ts';
import { wakeBots } from './bots.ts';
import { endGrace, stopAll } from './clocks.ts';
import { refreshPage } from './commit.ts';
import { afterEntry, OPEN } from './curtain.ts';
import { load } from './load.ts';
import { personInGrace } from './grace-period.ts';
import { pageOf } from './page.ts';
import { chosenPack } from './packs.ts';
import { personsRefusal } from './persons.ts';
import { drawCurtain, firstPage } from './position.ts';
import { refused } from './replies.ts';
import { coverTable } from './screens.ts';
import { storePlaytime } from './playtime.ts';
import { seatsRefusal } from './seating.ts';
import { messageOf } from '#main/contract/message-of.ts';
import type { Host } from './host.ts';
import { glanceOf, situation, type Table } from './table.ts';

/** Creates a new campaign and opens it. */
export function create(host: Host, window: WindowId, request: RequestOf<'create'>): Reply {
  const listed = host.games.find((game) => game.id === request.game);
  if (listed === undefined) return refused(messageOf('unknown-game', { game: request.game }));
  const chosen = chosenPack(host, listed, request.pack);
  if ('code' in chosen) return refused(chosen);
  const game = listed.make(chosen.pack);
  // A game that hides something needs a privacy level, and no other game may have one.
  if (game.hides !== (request.level !== undefined)) return refused(messageOf('malformed-request'));
  const options = game.schema.options.safeParse(request.options);
  if (!options.success) return refused(messageOf('impossible-options'));
  const against =
    game.optionsRefusal(options.data) ??
    seatsRefusal(request, listed, chosen.pack, game.seats(options.data)) ??
    personsRefusal(host, request.seats);
  if (against !== undefined) return refused({ code: against.code, params: { ...against.params } });
  const seed = withSecret(
    request.seed === undefined || request.seed === '' ? host.secret() : request.seed,
    host.secret(),
  );
  const setup = setUpPosition(game, options.data, seed);
  const head = { ...headOf(request, game), seed };
  return begin(host, window, { head, game, listed, pack: chosen.pack, setup });
}

/** A campaign that begins; with `position` at one that no seed leads to. */
type Beginning = Pick<NewCampaign, 'head' | 'pack' | 'setup'> &
  Pick<Table, 'game' | 'listed'> & { readonly position?: boolean };

/** Stores a new campaign and opens it. */
export function begin(host: Host, window: WindowId, beginning: Beginning): Reply {
  const { head, game, listed, pack, setup, position = false } = beginning;
  const curtain = afterEntry(OPEN, situation({ head, game }, setup.state));
  const glance = glanceOf(game, setup.state, 0, listed);
  host.store.create({ head, pack, setup, page: 1, curtain, glance, ...(position && { floor: 0 }) });
  host.log.info('campaign-created', { campaign: head.id, game: head.game });
  host.checkpoints.soon();
  return open(host, window, { contract: CONTRACT, type: 'open', campaign: head.id }, curtain);
}

function headOf(request: RequestOf<'create'>, game: AnyGame) {
  const { seats, level, options, undo = 'barrier' } = request;
  const begun = { id: randomUUID(), game: game.id, ruleset: game.version };
  return { ...begun, seats, level, undo, options, pack: game.pack };
}

/** Opens a campaign, or shows an open one in one more window. `curtain` is that of a campaign just created. */
export function open(host: Host, window: WindowId, { campaign }: RequestOf<'open'>, curtain?: Table['curtain']): Reply {
  // Checked first, so that the window stays where it is if there is no such campaign.
  if (!host.store.ids().includes(campaign)) return refused(messageOf('unknown-campaign'));
  if (host.windows.campaignOf(window) !== undefined) leave(host, window);
  let table = host.tables.get(campaign);
  if (table === undefined) {
    const loaded = load(host, campaign);
    if ('code' in loaded) return refused(unlessJudged(host, loaded));
    table = loaded;
    firstPage(table, (host.closedAt.get(campaign) ?? 0) + 1);
    if (curtain !== undefined) drawCurtain(table, curtain, host.now());
    host.tables.set(campaign, table);
    check(host, table);
    host.onPage(table);
  }
  host.windows.show(window, campaign);
  wakeBots(host, table);
  return { type: 'table', page: pageOf(table) };
}

/** Why a campaign cannot be opened: as long as a copy may put it right, only that it is being looked through. */
function unlessJudged({ judging }: Host, why: Message): Message {
  return why.code === 'campaign-unreadable' && !judging.isOver() ? messageOf('campaign-checking') : why;
}

/** Takes a window away from its table; the table closes with its last window. */
export function leave(host: Host, window: WindowId): void {
  const campaign = host.windows.campaignOf(window);
  const table = campaign === undefined ? undefined : host.tables.get(campaign);
  host.windows.show(window, undefined);
  if (table === undefined) return;
  if (!host.windows.anyShows(table.head.id)) closeTable(host, table);
  else coverTable(host, table);
}

/** Stops everything that runs for a table and removes it from memory; the campaign stays on the disk. */
export function closeTable(host: Host, table: Table): void {
  storePlaytime(host, table);
  stopAll(table);
  host.tables.delete(table.head.id);
  host.closedAt.set(table.head.id, table.page);
}

/** Loads an open table again, because another copy of Caravel has played it on or its log has been repaired. */
export function reload(host: Host, table: Table): Message | undefined {
  const loaded = load(host, table.head.id);
  if ('code' in loaded) return loaded;
  closeTable(host, table);
  firstPage(loaded, table.page + 1);
  host.tables.set(loaded.head.id, loaded);
  host.windows.page(pageOf(loaded));
  host.onPage(loaded);
  check(host, loaded);
  wakeBots(host, loaded);
  return undefined;
}

/**
 * Audits a table's log in the background, and reloads the table if the log was repaired. A table that waits for its campaign to
 * be compared with the copies of it is reloaded after that.
 */
function check(host: Host, table: Table): void {
  const again = (): void => {
    const trouble = reload(host, table);
    if (trouble !== undefined) host.log.error('not-laid-anew', { campaign: table.head.id, why: trouble.code });
  };
  if (!table.suspect || host.judging.isOver()) audit(host, table, again);
  else
    void host.judging.over.then(() => {
      if (!table.closing.signal.aborted) again();
    });
}

/** A person has finished the action that the bots wait to answer. */
export function finish(host: Host, table: Table): Reply {
  if (personInGrace(table) === undefined) return { type: 'done' };
  endGrace(table);
  refreshPage(host, table);
  wakeBots(host, table);
  return { type: 'done' };
}

/** Tries again to write what could not be written. */
export function retry(host: Host, table: Table): Reply {
  if (table.trouble?.code === 'played-elsewhere') return replyTo(reload(host, table));
  const again = table.retry;
  const trouble = again?.();
  if (trouble === undefined) wakeBots(host, table);
  return replyTo(trouble);
}

function replyTo(message: Message | undefined): Reply {
  return message === undefined ? { type: 'done' } : refused(message);
}

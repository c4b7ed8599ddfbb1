import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventSchema as archipelagoEvents } from '#engine/archipelago/events.ts';
import { defined } from '#engine/kernel/defined.ts';
import { eventSchema as empiresEvents } from '#engine/empires-of-the-north/events.ts';
import { eventSchema as endeavorEvents } from '#engine/endeavor/events.ts';
import type { Emitted, GameEvent } from '#engine/kernel/events.ts';
import { isOfTable } from '#main/contract/table-events.ts';
import { FILE } from '#main/storage/database.ts';
import { isFallback, showMissing } from '#renderer/i18n/translator.ts';
import { readTold } from '#renderer/window/log-line.ts';
import { tablePage } from '#renderer/window/pages.ts';
import { toldSentence, type SentenceContext } from '#renderer/window/sentences.ts';
import { eventSchema as toyEvents } from '#tests/engine/toy/types.ts';
import { appIn, newFolder, secondConnection } from '#tests/host/host/support.ts';
import { saves } from '#tests/saves/saves.ts';
import { Player } from '#tests/torture/window.ts';
import { recordedLog, SOURCES, toyLog, type PlayedLog } from './played.ts';

let undo: () => void;
beforeAll(() => void (undo = showMissing()));
afterAll(() => undo());

/** What is wrong with how the window reads an event and tells it; undefined if nothing is. */
function wrongWith({ window, context }: Pick<PlayedLog, 'window' | 'context'>, raw: GameEvent): string | undefined {
  const told = readTold(window.read, { ...raw });
  if (told.note !== undefined) return `cannot be read: ${JSON.stringify(raw)}`;
  if (JSON.stringify(told.event) !== JSON.stringify(raw)) return `is read in part: ${JSON.stringify(raw)}`;
  const sentence = toldSentence(context, told);
  const bad = sentence === '' || isFallback(sentence) || /undefined|NaN|[{}]/.test(sentence);
  return bad ? `is told as “${sentence}”: ${JSON.stringify(raw)}` : undefined;
}

const wrongIn = (log: PlayedLog): string[] => log.events.flatMap((event) => wrongWith(log, event) ?? []);

describe.each(Object.entries(SOURCES))('the events of %s', (_, source) => {
  it.each(source.files.recordedNames())('in %s are all read whole and told, as they happen and redacted', (name) => {
    const log = recordedLog(source, name);
    expect(log.events.length).toBeGreaterThan(20);
    expect(wrongIn(log)).toEqual([]);
  });
});

it('the events of the toy are all read whole and told', () => {
  const logs = Array.from({ length: 20 }, (_, number) => toyLog(`log ${number}`));
  expect(logs.flatMap(wrongIn)).toEqual([]);
  const types = new Set(logs.flatMap(({ events }) => events.map(({ type }) => type)));
  expect(types.size).toBeGreaterThan(12);
});

it('no game has an event that would be taken for one of the host', () => {
  const schemas = [archipelagoEvents, endeavorEvents, empiresEvents, toyEvents];
  const types = schemas.flatMap(({ options }) => options.map(({ shape }) => shape.type.value));
  expect(types.filter((type) => isOfTable({ type }))).toEqual([]);
});

/** A campaign as its window has it: every event that is stored of it, and those of its page, some of which are redacted. */
async function opened(
  dataDir: string,
  campaign: string,
  { window, card }: Pick<PlayedLog, 'window'> & Pick<SentenceContext, 'card'>,
) {
  const port = appIn(dataDir);
  const player = new Player(port);
  const [table, packed] = [await player.ask('open', { campaign }), await player.ask('pack', { campaign })];
  port.close();
  if (table.type !== 'table' || packed.type !== 'pack') throw new Error('the save does not open');
  const db = secondConnection(dataDir);
  const rows = db.prepare('SELECT events FROM entry WHERE campaign = ?').pluck().all(campaign) as string[];
  db.close();
  const events = rows.flatMap((row) => (JSON.parse(row) as Emitted<GameEvent>[]).map(({ event }) => event));
  const { seats, view } = tablePage(window, table.page);
  const context = { card, words: window.words, table: { seats, view, pack: window.read.pack(packed.pack) } };
  return { window, context, events: [...events, ...table.page.log.map(({ event }) => event)] };
}

describe.each(saves())('the save $version', ({ database, file, campaign, game }) => {
  const source = defined(SOURCES[game]);

  it('has no event in its database or on its page that is not read whole and told', async () => {
    const dataDir = newFolder();
    writeFileSync(join(dataDir, FILE), database);
    const save = await opened(dataDir, campaign, source);
    expect(save.events.length).toBeGreaterThan(50);
    expect(wrongIn(save)).toEqual([]);
  });

  it('has none in its exported file', async () => {
    const dataDir = newFolder();
    const port = appIn(dataDir);
    const home = await new Player(port).ask('import', { file });
    port.close();
    if (home.type !== 'home') throw new Error('the file is not taken in');
    const save = await opened(dataDir, defined(home.campaigns[0]).id, source);
    expect(save.events.length).toBeGreaterThan(50);
    expect(wrongIn(save)).toEqual([]);
  });
});

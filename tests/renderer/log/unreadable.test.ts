import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { eventSchema as archipelagoEvents } from '#engine/archipelago/events.ts';
import { defined } from '#engine/kernel/defined.ts';
import { eventSchema as empiresEvents } from '#engine/empires-of-the-north/events.ts';
import { eventSchema as endeavorEvents } from '#engine/endeavor/events.ts';
import type { LogLine as RawLine } from '#main/contract/messages.ts';
import { lastReveal } from '#renderer/games/archipelago/panels/bids/bids.ts';
import { roundOf } from '#renderer/games/archipelago/panels/seats/facts.ts';
import { beatSentences } from '#renderer/panels/film/beat-words.ts';
import { begunBy } from '#renderer/panels/history/jumps.ts';
import { actionsOf } from '#renderer/panels/history/recap-actions.ts';
import { chaptersOf, previewSentences, sentencesSince } from '#renderer/panels/log/chapters.ts';
import { ALL, passes } from '#renderer/panels/log/log-filter.svelte.ts';
import { beatsOf } from '#renderer/session/film/beats.ts';
import { readIndexed, readPreview } from '#renderer/session/read-replies.ts';
import { eventsIn, readLines } from '#renderer/window/log-line.ts';
import { eventSchema as toyEvents } from '#tests/engine/toy/types.ts';
import { page } from '../film/pages.ts';
import { recordedLog, SOURCES, toyLog, type PlayedLog } from './played.ts';

const PLAIN = 'Something happened that this version cannot tell.';

type Raw = RawLine['event'];
type Schema = { readonly options: readonly z.ZodObject[] };
type Case = { readonly schema: Schema; readonly log: () => PlayedLog };

const newest = (game: string): PlayedLog => {
  const source = defined(SOURCES[game]);
  return recordedLog(source, defined(source.files.recordedNames().at(-1)));
};
const CASES: Readonly<Record<string, Case>> = {
  archipelago: { schema: archipelagoEvents, log: () => newest('archipelago') },
  endeavor: { schema: endeavorEvents, log: () => newest('endeavor') },
  'empires-of-the-north': { schema: empiresEvents, log: () => newest('empires-of-the-north') },
  'the toy': { schema: toyEvents, log: () => toyLog('unreadable') },
};

/** One event of each type that was told. */
const oneOfEach = ({ events }: PlayedLog): Raw[] => [
  ...new Map(events.map((event) => [event.type, { ...event } as Raw])).values(),
];

/** An event without a member, for each that its type needs, and with something else in the place of each. */
function broken({ options }: Schema, event: Raw): Raw[] {
  const { type, ...rest } = event;
  const shape = defined(options.find((option) => option.shape['type']?.safeParse(type).success)).shape;
  return Object.keys(rest).flatMap((name) => {
    const without = Object.fromEntries(Object.entries(rest).filter(([other]) => other !== name));
    const needed = shape[name]?.safeParse(undefined).success === false;
    return [{ type, ...rest, [name]: { odd: true } }, ...(needed ? [{ type, ...without }] : [])];
  });
}

/** The lines of a log that holds such events, each with a move of its own. */
const logOf = (events: readonly Raw[]): RawLine[] => events.map((event, index) => ({ seq: index + 1, seat: 0, event }));

describe.each(Object.entries(CASES))('an event of %s that cannot be read', (_, { schema, log }) => {
  const played = log();
  const { window, context } = played;
  const { words, table } = context;
  const events = oneOfEach(played);
  const odd: Raw[] = [{ type: 'sea-monster', seat: 0 }, ...events.flatMap((event) => broken(schema, event))];
  const raw = logOf(odd);
  const lines = readLines(window.read, raw);
  const plain = odd.map(() => PLAIN);

  it('is of an unknown type, lacks something, or has something else in its place', () => {
    expect(events.length).toBeGreaterThan(10);
    expect(odd.length).toBeGreaterThan(2 * events.length);
    expect(lines.filter(({ event }) => event !== undefined)).toEqual([]);
  });

  it('is one plain line of the log, and is read out', () => {
    const [chapter, ...others] = chaptersOf(context, lines);
    expect(others).toEqual([]);
    expect(chapter?.lines.map(({ text }) => text)).toEqual(plain);
    for (const line of chapter?.lines ?? [])
      expect(line).toMatchObject({ tone: 'plain', seat: null, place: undefined });
    expect(sentencesSince(context, lines, 0)).toEqual(plain);
  });

  it('is told whatever the log is filtered by', () => {
    const kinds = words.kinds?.all.slice(0, 1) ?? [];
    for (const filter of [ALL, { seats: [1], kinds }])
      expect(lines.filter((line) => !passes(words, filter, line))).toEqual([]);
  });

  it('is a beat of the film, a line of a recap without a place, and begins nothing', () => {
    const before = page(0, [], { view: table.view });
    const now = page(1, lines, { view: table.view, played: 1 });
    const beats = beatsOf({ words, pack: table.pack, before, page: now, stages: [] });
    expect(beats.flatMap((beat) => beatSentences(context, beat))).toEqual([PLAIN, PLAIN]);
    const moves = raw.map(({ seq, event }) =>
      readIndexed(window.read, { seq, seat: 0, begins: [{ turn: true, event }] }),
    );
    expect(actionsOf(words, moves, lines).every(({ place }) => place === undefined)).toBe(true);
    expect(begunBy(moves, moves.length)).toEqual([]);
  });

  it('changes nothing that is foretold', () => {
    const { told } = readPreview(window.read, { type: 'preview', events: odd });
    expect(previewSentences(context, told)).toEqual(plain);
    expect(window.effectsOf?.(table, eventsIn(told)) ?? []).toEqual([]);
  });

  it('does not hide what else is told', () => {
    const mixed = readLines(window.read, logOf(events.flatMap((event) => [event, { type: 'sea-monster' }])));
    expect(eventsIn(mixed)).toEqual(events);
  });
});

it('an event that holds more than its type has is read without it', () => {
  const { window } = newest('endeavor');
  expect(window.read.event({ type: 'opened', region: 'india', wind: 'west' })).toEqual({
    type: 'opened',
    region: 'india',
  });
});

it.each([
  ['unknown', { type: 'table-flood' }],
  ['without what it needs', { type: 'table-seat', seat: 1 }],
  ['with something else', { type: 'table-went-on', seq: 'seven', whole: 1 }],
])('a line of the host that is %s is plain too', (_, event) => {
  const { window, context } = newest('endeavor');
  expect(sentencesSince(context, readLines(window.read, logOf([event])), 0)).toEqual([PLAIN]);
});

it.each(['nothing', null, 7, [], { type: 7 }, { type: null }, {}])('%j is no event of any game', (raw) => {
  for (const { window } of Object.values(SOURCES)) expect(window.read.event(raw)).toBeUndefined();
});

it('the panels of Archipelago that read the log pass over it', () => {
  const { window, context } = newest('archipelago');
  const bids = { type: 'bids', bids: [{ seat: 0, amount: 2 }], winner: 0, tied: [] };
  const lines = readLines(window.read, logOf([bids, { type: 'phase' }])) as never;
  expect(lastReveal(lines)).toMatchObject({ seq: 1, winner: 0 });
  expect(() => roundOf(context.table.view as never, lines)).not.toThrow();
});

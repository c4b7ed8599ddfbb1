import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameEvent } from '#engine/kernel/events.ts';
import { cuesOf, type CueContext } from '#renderer/panels/sound/cues.ts';
import { soundOf, type EventSounds } from '#renderer/sound/event-sounds.ts';
import { SOUND_NAMES, type SoundName } from '#renderer/sound/synth/catalogue.ts';
import type { LogLine } from '#renderer/window/log-line.ts';
import { toneOf } from '#renderer/window/sentences.ts';
import { recordedLog, SOURCES, toyLog } from '#tests/renderer/log/played.ts';
import { toyWindow } from '#tests/toy/window/window.ts';
import { fakeAudio } from './fake-audio.ts';

beforeEach(() => fakeAudio());
afterEach(() => vi.unstubAllGlobals());

/** What is wrong with what is heard of some events; nothing if each has a sound there is, or none on purpose. */
const wrongIn = (sounds: EventSounds, events: readonly GameEvent[]): string[] =>
  events.flatMap((event) => {
    if (!Object.hasOwn(sounds, event.type)) return [`${event.type} is forgotten`];
    const sound = soundOf(sounds, event);
    return sound === null || SOUND_NAMES.includes(sound) ? [] : [`${event.type} sounds as ${String(sound)}`];
  });

/** What a sound or its weight may follow from, besides the type of the event: which kind of thing, and never how many. */
const FOLLOWS: Readonly<Record<string, readonly string[]>> = {
  archipelago: [
    'crisis-over.rebels',
    'harvested.resource',
    'marker.from',
    'marker.marker',
    'marker.to',
    'moved.kind',
    'over.code',
    'zone-event.marker',
  ],
  endeavor: [],
  'empires-of-the-north': [],
};

/** Calls `tell` with an event that writes down in `read` what is looked at in it. */
function watched<T>(event: GameEvent, read: Set<string>, tell: (event: GameEvent) => T): T {
  return tell(
    new Proxy(event, {
      get: (of, key) => {
        if (key !== 'type') read.add(`${event.type}.${String(key)}`);
        return Reflect.get(of, key) as unknown;
      },
    }),
  );
}

describe.each(Object.entries(SOURCES))('what is heard of %s', (game, source) => {
  it('says something of every event of every recorded game, as it happens and redacted', async () => {
    const sounds = await source.window.sounds();
    const heard = new Set<SoundName | null>();
    const read = new Set<string>();
    for (const name of source.files.recordedNames()) {
      const { events } = recordedLog(source, name);
      expect(wrongIn(sounds, events)).toEqual([]);
      for (const event of events) {
        heard.add(watched(event, read, (one) => soundOf(sounds, one)));
        watched(event, read, (one) => toneOf(source.window.words, { event: one }));
      }
    }
    expect([...read].toSorted(), 'sound and weight follow from no amount').toEqual(FOLLOWS[game]);
    expect(heard.size, 'unlike events sound unlike').toBeGreaterThan(10);
    expect(heard).toContain('chord-end');
  });
});

it('what is heard of the toy says something of every event', async () => {
  const sounds = await toyWindow('toy').sounds();
  const events = Array.from({ length: 20 }, (_, number) => toyLog(`heard ${number}`)).flatMap((log) => log.events);
  expect(wrongIn(sounds, events)).toEqual([]);
});

it('a game that everybody loses does not end with the chord', async () => {
  const [archipelago, toy] = [await SOURCES['archipelago']?.window.sounds(), await toyWindow('toy').sounds()];
  if (archipelago === undefined) throw new Error('there is no such game');
  const over = (code: string): GameEvent => ({ type: 'over', code, objectives: [] }) as GameEvent;
  expect(soundOf(archipelago, { type: 'independence' })).toBe('independence');
  expect([soundOf(archipelago, over('independence')), soundOf(archipelago, over('other'))]).toEqual([
    null,
    'chord-end',
  ]);
  const ended = (code: string): GameEvent => ({ type: 'ended', code }) as GameEvent;
  expect([soundOf(toy, ended('flood')), soundOf(toy, ended('counted'))]).toEqual(['crisis', 'chord-end']);
});

describe('cues', () => {
  const sounds: EventSounds = {
    walk: 'pawn-stand',
    rain: 'water',
    storm: 'water',
    day: 'bell-phase',
    year: 'bell-round',
    hour: 'bell-turn',
    sign: null,
  };
  const context: CueContext = {
    words: {
      tone: ({ type }) => (type === 'storm' ? 'danger' : type === 'rain' ? 'weight' : 'plain'),
      where: ({ seat }) => (seat === undefined ? undefined : `place ${seat}`),
    },
    sounds,
    across: (place) => ({ 'place 0': 0, 'place 1': 0.5, 'place 2': 1, 'place 3': 1.4 })[place],
  };
  const line = (type: string, seat?: number): LogLine => ({
    seq: 7,
    seat: 0,
    event: { type, ...(seat !== undefined && { seat }) },
  });
  const heard = (...lines: LogLine[]) => cuesOf(lines, context);

  it('come from where it happens on the board, from the middle where that is nowhere, never beyond its edge', () => {
    const pans = heard(line('walk', 0), line('rain', 1), line('storm', 2)).map(({ pan }) => pan);
    expect(pans).toEqual([-0.8, 0, 0.8]);
    expect(heard(line('walk'), line('walk', 3), line('rain', 9)).map(({ pan }) => pan)).toEqual([0, 0.8, 0]);
  });

  it('are louder and weigh more where it matters', () => {
    const [walk, rain, storm] = heard(line('walk'), line('rain'), line('storm'));
    const [quiet, louder, loudest] = [walk?.louder, rain?.louder, storm?.louder].map(Number);
    expect([quiet, louder, loudest].toSorted((a = 0, b = 0) => a - b)).toEqual([quiet, louder, loudest]);
    expect((storm?.weight ?? 0) - (rain?.weight ?? 0)).toBeGreaterThan(0);
    expect(new Set([quiet, louder, loudest]).size).toBe(3);
  });

  it('are one bell, the largest, no more than two alike, and nothing for what has no sound', () => {
    const all = heard(line('hour'), line('walk'), line('year'), line('walk'), line('day'), line('walk'), line('sign'));
    expect(all.map(({ sound }) => sound)).toEqual(['pawn-stand', 'bell-round', 'pawn-stand']);
    expect(heard({ seq: 1, seat: null, note: { type: 'unreadable' } }, line('unknown'))).toEqual([]);
  });

  it('have words of their own, from the number of the move and the place of the line', () => {
    const words = heard(line('walk'), line('rain'), line('walk')).map(({ word }) => word);
    expect(new Set(words).size).toBe(3);
    expect(heard(line('walk'), line('rain'), line('walk')).map(({ word }) => word)).toEqual(words);
  });
});

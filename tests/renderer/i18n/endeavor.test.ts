import { readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BASE_PACK } from '#engine/endeavor/data/base/base-pack.ts';
import { SYMBOLS, TRACKS } from '#engine/endeavor/data/schema.ts';
import { endeavor } from '#engine/endeavor/endeavor.ts';
import { eventSchema } from '#engine/endeavor/events.ts';
import { frameSchema } from '#engine/endeavor/frames.ts';
import type { View } from '#engine/endeavor/state.ts';
import { questionFor } from '#renderer/games/endeavor/choices/question.ts';
import { cityPlace, routePlace, shipPlace, stackPlace } from '#renderer/games/endeavor/board/place-ids.ts';
import { thing } from '#renderer/games/endeavor/things/names.ts';
import { things } from '#renderer/games/endeavor/things/things.ts';
import { findThing, saidOf } from '#renderer/window/things.ts';
import type { Table } from '#renderer/games/endeavor/types.ts';
import { has } from '#renderer/games/endeavor/words/t.ts';
import { has as hasHouse } from '#renderer/i18n/t.ts';
import { showMissing } from '#renderer/i18n/translator.ts';
import { isFallback } from '#renderer/i18n/translator.ts';
import { anything } from '../endeavor/anything.ts';
import { playedGame, SEATS } from '../endeavor/played.ts';
import { files, found, source } from './found.ts';
import { endeavorPilot } from '#renderer/games/endeavor/pilot/pilot.ts';
import { messagesIn } from './all-messages.ts';

const en = messagesIn('src-renderer/games/endeavor/messages');
const WINDOW = 'src-renderer/games/endeavor';
const ENGINE = 'src-engine/endeavor';
const PREFIX = 'endeavor.';

const ids = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);
const missing = (family: string, codes: readonly string[]): string[] =>
  codes.filter((code) => !has(`${family}.${code}`));

const LESSONS = [endeavorPilot.aim, ...endeavorPilot.lessons].map(({ id }) => id);
/** What the engine and the data name, by the family of its messages. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  pilot: [...LESSONS, ...LESSONS.map((id) => `again.${id}`).filter((key) => has(`pilot.${key}`))],
  event: eventSchema.options.map(({ shape }) => shape.type.value),
  city: ids(BASE_PACK.cities),
  region: ids(BASE_PACK.regions),
  stack: ids(BASE_PACK.stacks).flatMap((id) => [id, `${id}.short`]),
  building: [...ids(BASE_PACK.buildings), BASE_PACK.start.id],
  token: [...ids(BASE_PACK.tokens), 'one'],
  track: TRACKS,
  symbol: SYMBOLS,
  rule: found(source(ENGINE), /(?:RULE\w* = |rule: |refuse\(\s*)'([a-z0-9/-]+)'/g),
  phase: ['build', 'growth', 'salaries', 'actions', 'over'],
};

const CODE = files(WINDOW, '.svelte', '.ts')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

let undo: () => void;
beforeAll(() => void (undo = showMissing()));
afterAll(() => undo());

describe('messages of Endeavor', () => {
  it('all parse', () => {
    for (const [key, message] of Object.entries(en))
      expect(() => new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }), key).not.toThrow();
  });

  it.each(Object.entries(FAMILIES))('stand for every %s', (family, codes) => {
    expect(codes.length).toBeGreaterThan(3);
    expect(missing(family, codes)).toEqual([]);
  });

  it('stand for every refusal the rules name', () => {
    const engine = found(source(ENGINE), /refuse\(\s*[^,()]+,\s*'([a-z-]+)'/g);
    expect(engine.length).toBeGreaterThan(15);
    expect(missing('refusal', engine).filter((code) => !hasHouse(`refusal.${code}`))).toEqual([]);
  });

  it('stand for every refusal met when anything is tried', () => {
    const codes = new Set<string>();
    for (const { state, game } of playedGame(3)) {
      const seat = game.deciders(state)[0] ?? 0;
      for (const move of anything()) {
        const refusal = game.refusal(state, seat, move);
        if (refusal !== undefined) codes.add(refusal.code);
      }
    }
    expect(codes.size).toBeGreaterThan(15);
    expect(missing('refusal', [...codes]).filter((code) => !hasHouse(`refusal.${code}`))).toEqual([]);
  });

  it('ask for every decision of a played game', () => {
    const kinds = new Set<string>();
    for (const { state, game } of [...playedGame(2), ...playedGame(4)]) {
      const table: Table = { seats: SEATS, view: game.view(state, 'public') as View, pack: BASE_PACK };
      const { title, why } = questionFor(table, game.deciders(state)[0]);
      expect(isFallback(title + why), title + why).toBe(false);
      kinds.add(state.frames.at(-1)?.kind ?? '');
    }
    const asked = frameSchema.options
      .map(({ shape }) => shape.kind.value)
      .filter((kind) => !['rounds', 'growth', 'salaries', 'actions', 'round-end'].includes(kind));
    expect([...kinds].sort()).toEqual(asked.sort());
  });

  it('tell of every building, card, token, track, place and seat', () => {
    const state = playedGame(4).at(-1)?.state;
    if (state === undefined) throw new Error('no game was played');
    const table: Table = { seats: SEATS, view: endeavor(BASE_PACK).view(state, 'public') as View, pack: BASE_PACK };
    const asked = [
      ...(FAMILIES['building'] ?? []).map((id) => thing('building', id)),
      ...BASE_PACK.stacks.flatMap(({ cards }) => ids(cards).map((id) => thing('card', id))),
      ...ids(BASE_PACK.tokens).map((id) => thing('token', id)),
      ...TRACKS.map((track) => thing('track', track)),
      ...[thing('harbour', ''), thing('supply', ''), thing('seat', 0), thing('down', 0)],
      ...ids(BASE_PACK.cities).map((id) => thing('place', cityPlace(id))),
      ...ids(BASE_PACK.regions).map((id) => thing('place', shipPlace(id))),
      ...ids(BASE_PACK.routes).map((id) => thing('place', routePlace(id))),
      ...ids(BASE_PACK.stacks).map((id) => thing('place', stackPlace(id))),
    ];
    for (const name of asked) {
      const known = findThing(things, table, name);
      const answer = known && saidOf(known, table, 0);
      expect(answer === undefined || isFallback(JSON.stringify(answer)), name).toBe(false);
    }
  });

  it('exist where they are used', () => {
    const used = found(CODE, /(?<![\w.])t\(\s*'([^']+)'/g).filter((key) => !key.startsWith('board.'));
    expect(used.length).toBeGreaterThan(80);
    expect(used.filter((key) => !has(key))).toEqual([]);
  });

  it('are all of use', () => {
    const literal = new Set(found(CODE, /'([a-z][\w./&-]*)'/g));
    const composed = found(CODE, /(?<![\w.])t\(\s*(?:[^`'()]+\? )?`([a-z.-]+\.)\$\{/g);
    const families = [
      ...Object.keys(FAMILIES),
      'refusal',
      'reason',
      'score',
      'bot',
      'phases',
      'kind',
      'end',
      'rules',
      'feat',
      'like',
    ];
    const engine = source(ENGINE);
    const unused = Object.keys(en)
      .map((key) => key.slice(PREFIX.length))
      .filter((key) => {
        // The chart says some families in words of its own, under `board`.
        const [family = '', ...code] = key.replace(/^board\.(?=(region|stack|token)\.)/, '').split('.');
        if (literal.has(key) || composed.some((prefix) => key.startsWith(prefix))) return false;
        if (FAMILIES[family] !== undefined) return !FAMILIES[family].includes(code.join('.'));
        if (family === 'refusal') return !engine.includes(`'${code.join('.')}'`);
        return !families.includes(family);
      });
    expect(unused).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { GOODS, KINDS, OCCASIONS, TILES } from '#engine/empires-of-the-north/data/schema.ts';
import { eventSchema } from '#engine/empires-of-the-north/events.ts';
import { frameSchema } from '#engine/empires-of-the-north/frames.ts';
import { questionFor } from '#renderer/games/empires-of-the-north/choices/question.ts';
import { things } from '#renderer/games/empires-of-the-north/things/things.ts';
import { findThing, saidOf } from '#renderer/window/things.ts';
import { empiresPilot } from '#renderer/games/empires-of-the-north/pilot/pilot.ts';
import type { Table } from '#renderer/games/empires-of-the-north/types.ts';
import ending from '#renderer/games/empires-of-the-north/messages/ending.en.json';
import { has as hasAtTable } from '#renderer/games/empires-of-the-north/words/t.ts';
import { has as hasHouse } from '#renderer/i18n/t.ts';
import { showMissing } from '#renderer/i18n/translator.ts';
import { isFallback } from '#renderer/i18n/translator.ts';
import { SEATS } from '../empires-of-the-north/fixture.ts';
import { anything } from '../empires-of-the-north/rules/anything.ts';
import { playedGame } from '../empires-of-the-north/rules/played.ts';
import { messagesIn } from './all-messages.ts';
import { files, found, source } from './found.ts';

const WINDOW = 'src-renderer/games/empires-of-the-north';
const ENGINE = 'src-engine/empires-of-the-north';
const PREFIX = 'empires-of-the-north.';
const en = messagesIn(`${WINDOW}/messages`);

/** At the table, or once a game is over. */
const has = (key: string): boolean => hasAtTable(key) || Object.hasOwn(ending, `${PREFIX}${key}`);
const ids = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);
const missing = (family: string, codes: readonly string[]): string[] =>
  codes.filter((code) => !has(`${family}.${code}`));
const LESSONS = [empiresPilot.aim, ...empiresPilot.lessons].map(({ id }) => id);
const CLANS = ids(BASE_PACK.clans);
const ICONS = [...new Set(BASE_PACK.clans.flatMap(({ icons }) => icons))];

/** What the engine and the data name, by the family of its messages. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  pilot: [...LESSONS, ...LESSONS.map((id) => `again.${id}`).filter((key) => has(`pilot.${key}`))],
  event: eventSchema.options.map(({ shape }) => shape.type.value),
  card: [...BASE_PACK.clans.flatMap(({ base, cards }) => [...ids(base), ...ids(cards)]), ...ids(BASE_PACK.islands)],
  clan: CLANS.flatMap((id) => [id, `${id}.why`]),
  icon: ICONS,
  good: [...GOODS, 'worker'],
  amount: [...GOODS, 'worker', 'resource', 'any', 'points', 'cards'],
  thing: [...GOODS, 'worker', 'resource', 'any'],
  kind: KINDS,
  tile: TILES,
  on: [...OCCASIONS, 'awake'],
  phase: ['opening', 'observation', 'actions', 'expedition', 'cleanup', 'over'],
  rule: [
    ...found(
      source(ENGINE),
      /(?:RULE\w* = |rule: |refuse(?:Privately)?\(\s*|refuse\)\(|Refusal\(context, )'([a-z0-9/-]+)'/g,
    ),
    ...TILES.map((tile) => `tiles/${tile}`),
  ],
  barrier: found(source(`${ENGINE}`), /shows\(\s*'[a-z-]+',\s*'([a-z-]+)'/g),
  score: ['track', 'cards', 'resources', 'gold', 'raze'].flatMap((code) => [code, `${code}.why`, `${code}.of`]),
};
const CODE = files(WINDOW, '.svelte', '.ts')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const tableOf = (view: Table['view']): Table => ({ seats: SEATS, view, pack: BASE_PACK });

let undo: () => void;
beforeAll(() => void (undo = showMissing()));
afterAll(() => undo());

describe('messages of Empires of the North', () => {
  it('all parse', () => {
    for (const [key, message] of Object.entries(en))
      expect(() => new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }), key).not.toThrow();
  });

  it.each(Object.entries(FAMILIES))('stand for every %s', (family, codes) => {
    expect(codes.length).toBeGreaterThan(4);
    expect(missing(family, codes)).toEqual([]);
  });

  it('stand for every refusal the rules name', () => {
    const engine = found(source(ENGINE), /refuse(?:Privately)?\(\s*[^,()]+(?:\([^()]*\))?,\s*'([a-z-]+)'/g);
    expect(engine.length).toBeGreaterThan(40);
    expect(missing('refusal', engine).filter((code) => !hasHouse(`refusal.${code}`))).toEqual([]);
  });

  it('stand for every refusal met when anything is tried, and fill its gaps', () => {
    const [codes, rules] = [new Set<string>(), new Set<string>()];
    for (const { state, game } of playedGame('ulaf', 'panuk', 'mackinnon').filter((_, at) => at % 7 === 0)) {
      const seat = game.deciders(state)[0] ?? 0;
      for (const move of anything(state, seat)) {
        const refusal = game.refusal(state, seat, move);
        if (refusal === undefined) continue;
        codes.add(refusal.code);
        if (refusal.code !== 'not-asked-now') rules.add(refusal.rule);
      }
    }
    expect(codes.size).toBeGreaterThan(20);
    expect(missing('refusal', [...codes]).filter((code) => !hasHouse(`refusal.${code}`))).toEqual([]);
    expect(missing('rule', [...rules])).toEqual([]);
  });

  it('ask for every decision of played games', () => {
    const kinds = new Set<string>();
    for (const clans of [
      ['ulaf', 'panuk'],
      ['heidel', 'nanurjuk', 'glenn', 'mackinnon'],
    ]) {
      for (const { state, game } of playedGame(...clans)) {
        const { title, why } = questionFor(tableOf(game.view(state, 'public')), game.deciders(state)[0]);
        expect(isFallback(title + why) || title === '', title + why).toBe(false);
        kinds.add(state.frames.at(-1)?.kind ?? '');
      }
    }
    const byThemselves = ['rounds', 'actions', 'expedition', 'cleanup', 'storage', 'instant'];
    const asked = frameSchema.options
      .map(({ shape }) => shape.kind.value)
      .filter((kind) => !byThemselves.includes(kind));
    expect([...kinds]).toEqual(expect.arrayContaining(asked));
  });

  it('tell of every card, tile, island, ship and seat', () => {
    const { state, game } = playedGame('ulaf', 'panuk', 'mackinnon').at(-1) ?? {};
    if (state === undefined || game === undefined) throw new Error('no game was played');
    const table = tableOf(game.view(state, 'public'));
    const asked = [
      ...(FAMILIES['card'] ?? []).map((id) => `card:${id}`),
      ...TILES.map((tile) => `place:tile:${tile}`),
      ...['near', 'far'].flatMap((pile) => [`place:pile:${pile}`, `place:discard:${pile}`, `place:island:${pile}:0`]),
      ...state.queue.map((_, at) => `place:ship:${at}`),
      ...state.players.flatMap(({ empire }, seat) => [
        `seat:${seat}`,
        `place:empire:${seat}`,
        ...empire.map(({ id }) => `place:location:${id}`),
      ]),
    ];
    for (const id of asked) {
      const known = findThing(things, table, id);
      const answer = known && saidOf(known, table, 0);
      expect(answer === undefined || isFallback(JSON.stringify(answer)), id).toBe(false);
    }
  });

  it('exist where they are used', () => {
    const used = found(CODE, /(?<![\w.])t\(\s*'([^']+)'/g);
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter((key) => !has(key))).toEqual([]);
  });

  it('are all of use', () => {
    const literal = new Set(found(CODE, /'([a-z][\w./&-]*)'/g));
    const composed = found(CODE, /(?<![\w.])t\(\s*(?:[^`'()]+\? )?`([a-z.-]+)\$\{/g);
    const families = [
      ...Object.keys(FAMILIES),
      'refusal',
      'reason',
      'bot',
      'rules',
      'test',
      'score',
      'end',
      'log',
      'feat',
      'like',
    ];
    const engine = source(ENGINE);
    const unused = Object.keys(en)
      .map((key) => key.slice(PREFIX.length))
      .filter((key) => {
        const [family = '', ...code] = key.split('.');
        if (literal.has(key) || composed.some((prefix) => key.startsWith(prefix))) return false;
        if (FAMILIES[family] !== undefined) return !FAMILIES[family].includes(code.join('.'));
        if (family === 'refusal') return !engine.includes(`'${code.join('.')}'`);
        return !families.includes(family);
      });
    expect(unused).toEqual([]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openApp } from '#main/app.ts';
import { CONTRACT } from '#main/contract/messages.ts';
import { GAMES } from '#main/games.ts';
import { redact } from '#main/log.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import { secret } from '#tests/secret.ts';
import { databaseText, newFolder, secondConnection, Sitter, TOY, type Choice, type KindName } from './support.ts';

/** How many messages are made up in all. */
const MESSAGES = 10_000;
/** How many of them at one position. */
const EACH = 50;
const SECRET = 'a-planted-secret';

type Made = Record<string, unknown>;

const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, -1, 0.5, 1e21, '', SECRET, 'x'.repeat(300), [], {}, Number.NaN, undefined),
  fc.constantFrom(JSON.parse('{"__proto__": {"seat": 0}}'), { type: SECRET }, { type: 'put', spot: SECRET }, [[[]]]),
  fc.anything({ maxDepth: 2 }),
);

/** What could rightly be asked at this position. */
function valid({ now }: Sitter, seat: number, moves: readonly Choice[]): Made[] {
  const at = { contract: CONTRACT, campaign: now.campaign, seq: now.seq };
  return [
    { ...at, type: 'move', seat, move: moves[0] },
    { ...at, type: 'preview', seat, move: moves[0] },
    ...['take-over', 'hand-on', 'arm', 'recap'].map((type) => ({ ...at, type, seat })),
    { ...at, type: 'open-drawer', seat, depth: 'stock' },
    { ...at, type: 'history', at: 0 },
    { ...at, type: 'change-seat', seat, player: 'random' },
    { ...at, type: 'consent', seat, yes: true },
    { ...at, type: 'newcomer', seat, yes: true },
    ...['undo', 'redo', 'restart', 'reveal', 'close-drawer', 'retry', 'done', 'keep-open'].map((type) => ({
      ...at,
      type,
    })),
    { contract: CONTRACT, type: 'open', campaign: now.campaign },
    { contract: CONTRACT, type: 'import', file: '{}' },
  ];
}

/** One field of a message becomes something else, goes, or is one too many. */
const changed = (messages: readonly Made[]): fc.Arbitrary<Made> =>
  fc
    .tuple(fc.constantFrom(...messages), fc.nat(), junk)
    .map(([message, which, value]) => {
      const fields = [...Object.keys(message), SECRET];
      const field = fields[which % fields.length] ?? SECRET;
      return { field, made: { ...message, [field]: value } };
    })
    .filter(({ field, made }) => !rightful(field, made) && !messages.some((message) => same(message, made)))
    .map(({ made }) => made);

const same = (one: Made, other: Made): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What is asked of whatever page: who sits where. */
const ON_ANY_PAGE: readonly unknown[] = ['change-seat', 'newcomer'];

/** Another seat, another move of the past, or no in place of yes are other things that can rightly be asked. */
function rightful(field: string, { type, [field]: value }: Made): boolean {
  const numbers = ON_ANY_PAGE.includes(type) ? ['seat', 'at', 'seq'] : ['seat', 'at'];
  return (numbers.includes(field) && Number.isInteger(value)) || (field === 'yes' && value === false);
}

/** Messages of another page, or for a seat that somebody else keeps from the screen. */
function late(messages: readonly Made[], sitter: Sitter): fc.Arbitrary<Made> {
  const { seq, curtain } = sitter.now;
  const tables = messages.filter((message) => 'seq' in message);
  const stale = fc
    .tuple(
      fc.constantFrom(...tables.filter(({ type }) => !ON_ANY_PAGE.includes(type))),
      fc.integer({ min: 0, max: seq + 50 }),
    )
    .map(([message, other]) => ({ ...message, seq: other === seq ? seq + 1 : other }));
  if (curtain.state !== 'taken') return stale;
  const locked = tables.filter(({ type, depth }) => depth !== undefined || LOCKED.includes(String(type)));
  return fc.oneof(
    stale,
    fc
      .tuple(fc.constantFrom(...locked), fc.integer({ min: 0, max: 8 }))
      .map(([message, seat]) => ({ ...message, seat: seat === curtain.seat ? 9 : seat })),
  );
}

const LOCKED = ['move', 'preview', 'take-over', 'hand-on', 'arm', 'change-seat', 'consent', 'newcomer'];

describe.each<KindName>(['toy', 'archipelago'])('messages that cannot be right change nothing: %s', (name) => {
  it(`${MESSAGES / 2} of them: one field changed, a locked seat, a stale or doubled number`, async () => {
    const dataDir = newFolder();
    const lines: string[] = [];
    const write =
      (level: string) =>
      (code: string, detail: Record<string, unknown> = {}): void =>
        void lines.push(JSON.stringify([level, code, redact(detail)]));
    const log = { info: write('info'), warn: write('warn'), error: write('error') };
    const sitter = new Sitter(
      openApp({ dataDir, log, games: [TOY, ...GAMES], pause: 0, pace: 0, deadTime: 0, secret }),
    );
    const db = secondConnection(dataDir);
    const rng = streamOf(name);
    const codes = new Set<string>();
    await sitter.create(name, 'table', `fuzz ${name}`);
    for (let tried = 0; tried < MESSAGES / 2; tried += EACH) {
      if (sitter.now.outcome !== undefined) await sitter.create(name, 'strict', `fuzz ${name} ${tried}`);
      const turn = await sitter.turn();
      if (turn === undefined) throw new Error('nobody to move');
      const messages = valid(sitter, turn.seat, turn.moves);
      const [page, bytes, file] = [JSON.stringify(sitter.now), databaseText(dataDir), db.pragma('data_version')];
      await fc.assert(
        fc.asyncProperty(fc.oneof(changed(messages), late(messages, sitter)), async (message) => {
          const reply = await sitter.raw(message);
          if (reply.type !== 'refused') throw new Error(JSON.stringify([message, reply]));
          codes.add(reply.why.code);
          expect(JSON.stringify(sitter.now)).toBe(page);
          expect(db.pragma('data_version')).toEqual(file);
        }),
        { numRuns: EACH, seed: tried + 1 },
      );
      expect(databaseText(dataDir)).toBe(bytes);
      const [twice] = messages;
      expect((await sitter.raw(twice)).type).toBe('done');
      expect(await sitter.raw(twice)).toMatchObject({ type: 'refused', why: { code: 'stale-page' } });
      await sitter.play(rng, 2);
    }
    expect([...codes]).toEqual(expect.arrayContaining(['malformed-request', 'stale-page', 'not-open', 'unknown-move']));
    expect(codes).toContain('somebody-at-the-screen');
    expect(codes).not.toContain('program-fault');
    expect(lines.filter((line) => line.startsWith('["error"'))).toEqual([]);
    expect(lines.join('\n')).not.toContain(SECRET);
    expect(lines.join('\n')).not.toMatch(/stake|florins|"hand"|objective/);
  }, 300_000);
});

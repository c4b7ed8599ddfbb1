import { beforeEach, describe, expect, test } from 'vitest';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { packFromText, packToText } from '#engine/archipelago/data/exchange.ts';
import { nestsDeeper } from '#engine/kernel/read-json.ts';
import { DEEPEST_MESSAGE } from '#main/contract/limits.ts';
import { CONTRACT } from '#main/contract/messages.ts';
import { appIn, KINDS, newFolder, people, Sitter } from './support.ts';

/** `[[[…]]]`, made without recursion. */
function deep(brackets: number): unknown {
  let value: unknown[] = [];
  for (let depth = 1; depth < brackets; depth++) value = [value];
  return value;
}

let sitter: Sitter;
beforeEach(() => void (sitter = new Sitter(appIn(newFolder()))));

describe('what is too deep', () => {
  test('is measured to the bracket, however deep it is', () => {
    expect(nestsDeeper(1, 0)).toBe(false);
    expect(nestsDeeper({ a: [1] }, 2)).toBe(false);
    expect(nestsDeeper({ a: [{}] }, 2)).toBe(true);
    expect(nestsDeeper(deep(DEEPEST_MESSAGE), DEEPEST_MESSAGE)).toBe(false);
    expect(nestsDeeper(deep(DEEPEST_MESSAGE + 1), DEEPEST_MESSAGE)).toBe(true);
    expect(nestsDeeper(deep(1_000_000), DEEPEST_MESSAGE)).toBe(true);
  });

  test.each<[string, (inside: unknown) => object]>([
    ['a setting', (value) => ({ type: 'set', name: 'board', value })],
    [
      'the options of a campaign',
      (x) => ({ type: 'create', game: 'toy', options: { x }, seats: people(3), level: 'table' }),
    ],
    ['a move', (x) => ({ type: 'move', campaign: 'c', seq: 0, seat: 0, move: { type: 'bid', x } })],
    ['something nobody asks for', (x) => ({ type: x })],
    ['the message itself', (x) => ({ x })],
  ])('in %s is bad input and no fault of the program', async (_, message) => {
    for (const brackets of [DEEPEST_MESSAGE, 20_000]) {
      const reply = await sitter.raw({ contract: CONTRACT, ...message(deep(brackets)) });
      expect(reply).toMatchObject({ type: 'refused', why: { code: 'malformed-request' } });
    }
  });

  test('in a file that is brought is said of the file', async () => {
    const file = JSON.stringify({ format: 'caravel-campaign' }).replace(
      '}',
      `,"x":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
    );
    expect(await sitter.ask('import', { file })).toMatchObject({ why: { code: 'import-too-deep' } });
    expect(await sitter.ask('import-pack', { game: 'archipelago', file })).toMatchObject({
      why: { code: 'pack-wrong' },
    });
  });
});

describe('names', () => {
  const seats = (first: string) => people(3).map((seat, index) => (index === 0 ? { ...seat, name: first } : seat));
  const create = (first: string) =>
    sitter.ask('create', { game: 'toy', options: KINDS.toy.options, seats: seats(first), level: 'table' });

  test('are shown without what nobody sees', async () => {
    expect(await create('\u202e Ad\u0007a\u200f ')).toMatchObject({
      type: 'table',
      page: { seats: [{ name: 'Ad a' }, {}, {}] },
    });
    await sitter.at('change-seat', { seat: 0, player: 'person', name: 'Zoe\u0308\u2066' });
    expect(sitter.now.seats[0]?.name).toBe('Zo\u00eb');
    expect(sitter.now.log.at(-1)?.event).toMatchObject({ type: 'table-seat', name: 'Zo\u00eb' });
  });

  test.each(['\u200e\u200f', ' ', 'x'.repeat(25), '\u200e'.repeat(300)])(
    '%j is refused with a sentence of its own',
    async (name) => {
      expect(await create(name)).toMatchObject({ type: 'refused', why: { code: 'name-unusable' } });
      await create('Ada');
      const reply = await sitter.at('change-seat', { seat: 0, player: 'person', name });
      expect(reply).toMatchObject({ type: 'refused', why: { code: 'name-unusable' } });
    },
  );

  test('that look alike are the same', async () => {
    for (const twin of ['BEN', 'B\u200den', 'Ｂen', 'B\u200een'])
      expect(await create(twin)).toMatchObject({ type: 'refused', why: { code: 'same-name' } });
  });

  test('in a campaign file are cleaned, the seats’ and those of its log', async () => {
    await create('Ada');
    await sitter.at('change-seat', { seat: 0, player: 'person', name: 'Eva' });
    const file = await sitter.ask('export', { campaign: sitter.now.campaign });
    const text = (file.type === 'file' ? file.file : '')
      .replaceAll('"Eva"', '"\u202eE\u200ev\u00ada"')
      .replaceAll('"Ben"', '"\u2067Ben"');
    expect(text).toContain('\u202e');
    const home = await sitter.ask('import', { file: text });
    const [old] = [sitter.now.campaign];
    const brought = home.type === 'home' ? home.campaigns.find(({ id }) => id !== old) : undefined;
    expect(brought?.seats.map(({ name }) => name)).toEqual(['Eva', 'Ben', 'Cora']);
    const reply = await sitter.ask('open', { campaign: brought?.id });
    expect(JSON.stringify(reply)).toContain('Eva');
    expect(JSON.stringify(reply)).not.toMatch(/\p{Cf}/u);
  });

  test('in the data a campaign file brings turn no text about', async () => {
    await create('Ada');
    const file = await sitter.ask('export', { campaign: sitter.now.campaign });
    const text = (file.type === 'file' ? file.file : '').replace('"pack":{', '"pack":{"title":"\u202eeniM",');
    expect(text).toContain('\u202e');
    expect(await sitter.ask('import', { file: text })).toMatchObject({
      why: { code: 'import-shape', params: { where: 'pack' } },
    });
  });

  test('in data of players’ own are refused, with their place', () => {
    const pack = (title: string, name: string): string => {
      const [first, ...cards] = BASE_PACK.cards;
      return packToText(BASE_PACK)
        .replace(JSON.stringify(BASE_PACK.title), JSON.stringify(title))
        .replace(JSON.stringify(first?.name), JSON.stringify(cards.length > 0 ? name : ''));
    };
    expect(packFromText(pack('Mine', 'Slaver')).ok).toBe(true);
    for (const [wrong, path] of [
      [pack('Mi\u202ene', 'Slaver'), 'title'],
      [pack('Mine', 'Sla\u200fver'), 'cards.0.name'],
      [pack('Mine', 'Sla\\nver'.replace('\\n', '\n')), 'cards.0.name'],
    ] as const) {
      const read = packFromText(wrong);
      expect(read.ok ? [] : read.problems.map((problem) => problem.path)).toEqual([path]);
    }
  });
});

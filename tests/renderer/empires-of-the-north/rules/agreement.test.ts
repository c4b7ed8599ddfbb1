import { describe, expect, test } from 'vitest';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { EffectSchema, OCCASIONS, type Effect } from '#engine/empires-of-the-north/data/effect.ts';
import { RESOURCES, TILES } from '#engine/empires-of-the-north/data/goods.ts';
import { cardOf, indexPack } from '#engine/empires-of-the-north/pack-index.ts';
import { cardLines } from '#renderer/games/empires-of-the-north/words/card-text.ts';
import { tCode } from '#renderer/games/empires-of-the-north/words/t.ts';
import { anchors, linesIn } from './the-book.ts';

const { clans, islands, supply } = BASE_PACK;
const NUMBERS = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const rowsOf = (anchor: string): (readonly string[])[] => linesIn(anchor).map((line) => line.split(' – '));

/** One clause of each word of the grammar. */
const CLAUSES: Readonly<Record<Effect['do'], Effect>> = {
  all: { do: 'all', effects: [{ do: 'move' }, { do: 'raid' }] },
  one: { do: 'one', effects: [{ do: 'move' }, { do: 'raid' }] },
  may: { do: 'may', cost: {}, effect: { do: 'move' } },
  if: { do: 'if', test: { far: true }, effect: { do: 'move' } },
  times: { do: 'times', n: 2, effect: { do: 'move' } },
  gain: { do: 'gain', goods: { wood: 1 } },
  'gain-any': { do: 'gain-any', n: 1, of: 'any' },
  worker: { do: 'worker', n: 1 },
  vp: { do: 'vp', n: 1 },
  draw: { do: 'draw', n: 1 },
  search: { do: 'search', filter: {} },
  ship: { do: 'ship', of: 'common' },
  play: { do: 'play', tiles: ['sail'] },
  build: { do: 'build', filter: {} },
  move: { do: 'move' },
  advance: { do: 'advance', n: 1 },
  voyage: { do: 'voyage', how: 'any' },
  exhaust: { do: 'exhaust', filter: {}, n: 1 },
  ready: { do: 'ready', filter: {}, n: 1 },
  assign: { do: 'assign', what: 'gold', n: 1, filter: {} },
  release: { do: 'release', what: 'gold', filter: {} },
  recover: { do: 'recover', n: 1 },
  lift: { do: 'lift', filter: {} },
  drop: { do: 'drop', filter: {} },
  raid: { do: 'raid' },
};

describe('the text says what the data says', () => {
  test('of set-up', () => {
    const rows = new Map(rowsOf('setup/players').map(([what = '', much = '']) => [what, much]));
    expect(rows.get('base cards in the empire')).toBe('3');
    expect(rows.get('workers')).toMatch(new RegExp(`^${supply.workers}\\b`));
    expect(rows.get('ships')).toMatch(new RegExp(`^${supply.ships}\\b`));
    expect(rows.get('action pawns')).toBe(String(supply.pawns));
    const { drawn, kept } = supply.opening;
    expect(linesIn('setup/opening-hand').join(' ')).toMatch(
      new RegExp(`draws ${NUMBERS[drawn]} cards, keeps ${NUMBERS[kept]} and discards ${NUMBERS[drawn - kept]}`),
    );
    for (const { base, cards } of clans) {
      expect(base).toHaveLength(3);
      expect(rows.get('deck, shuffled')).toBe(`${cards.reduce((sum, { copies }) => sum + copies, 0)} cards`);
    }
  });

  test('of the Lookout, the last round and Cleanup', () => {
    expect(linesIn('observation').join(' ')).toContain(`looks at ${NUMBERS[supply.looked]} cards`);
    expect(linesIn('rounds/last').join(' ')).toContain(`${supply.goal} or more`);
    expect(linesIn('cleanup/steps').join(' ')).toContain(`${NUMBERS[supply.open]} of each pile are turned up`);
  });

  test('of islands', () => {
    const of = (pile: string): number => islands.filter((island) => island.pile === pile).length;
    expect(linesIn('islands').join(' ')).toMatch(
      new RegExp(`^${NUMBERS[of('near')]} near islands .* ${NUMBERS[of('far')]} far`, 'i'),
    );
  });

  test('of every word of the grammar', () => {
    for (const [word, clause] of Object.entries(CLAUSES)) {
      expect(EffectSchema.safeParse(clause).success, word).toBe(true);
      expect(anchors, word).toContain(`effects/${word}`);
    }
  });

  test('of every occasion of a Special', () => {
    const said = linesIn('specials/occasions').join(' ').toLowerCase();
    const WORDS: Readonly<Record<(typeof OCCASIONS)[number], string>> = {
      sail: 'when you sail',
      pillage: 'when you pillage',
      conquer: 'when you conquer',
      build: 'when you place a location',
      boost: 'when you play a boost',
      explore: 'when you explore',
      populate: 'populate',
      construct: 'construct',
      harvest: 'harvest',
      use: 'when you use a location',
      ready: 'when you ready',
      exhaust: 'exhaust a card',
      raid: 'when you raid',
      raided: 'when you are raided',
      assign: 'when you assign',
      release: 'release',
      leave: 'when a location leaves',
      again: 'when you use a pawn again',
      lookout: 'when the lookout ends',
      pass: 'when you pass',
    };
    for (const occasion of OCCASIONS) expect(said, occasion).toContain(WORDS[occasion]);
  });

  test('of types', () => {
    const rows = new Map(rowsOf('words/types').map(([clan = '', types = '']) => [clan, types]));
    for (const { id, icons } of clans)
      for (const icon of icons) expect(rows.get(tCode('clan', id)), id).toContain(tCode('icon', icon));
  });

  test('of resources and tiles', () => {
    for (const resource of RESOURCES) expect(linesIn('parts/goods')[0]).toContain(resource);
    for (const tile of TILES) expect(anchors).toContain(`tiles/${tile}`);
  });

  test('of Frozen Shipyard, River Trade and Floki’s Workshop', () => {
    const card = (id: string) => clans.flatMap(({ cards }) => cards).find((one) => one.id === id);
    const [shipyard, trade, workshop] = ['frozen-shipyard', 'river-trade', 'flokis-workshop'].map(card);
    expect(cardLines(cardOf(indexPack(BASE_PACK), shipyard?.id ?? '')).join(' ')).toMatch(/for each \w+ card/i);
    expect(trade?.price).toEqual({ goods: { stone: 1 } });
    expect(workshop?.bonus).toEqual({ do: 'ship', of: 'clan' });
  });

  test('of the score, and an example that adds up', () => {
    const text = linesIn('scoring').join(' ');
    expect(text).toContain(`each ${NUMBERS[supply.resourcesForPoint]} resources in the stock – 1`);
    expect(text).toContain(`each raze token in the stock – ${supply.razePoints}`);
    const rows = rowsOf('scoring/example').map((row) => Number(row.at(-1)));
    const [sum = NaN, ...parts] = rows.slice(1).reverse();
    expect(parts.reduce((all, one) => all + one, 0)).toBe(sum);
  });
});

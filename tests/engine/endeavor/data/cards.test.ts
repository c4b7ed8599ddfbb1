/** The cards: faces the rulebook tells of exactly, all others by the rules they were filled in with. */
import { describe, expect, it } from 'vitest';
import { BASE_PACK } from '#engine/endeavor/data/base/base-pack.ts';
import { TRACKS, type Card, type Stack, type Track } from '#engine/endeavor/data/schema.ts';
import { total } from '#engine/kernel/pack/report.ts';
import { cardOf, CARDS, pips, symbolCount } from './counts.ts';

const { stacks, slavery } = BASE_PACK;
const numbered = [...CARDS.values()].filter(({ number }) => number !== null);
const governors = [...CARDS.values()].filter(({ number }) => number === null);

const count = ({ cards }: Stack, track: Track): number =>
  total(cards.map(({ symbols }) => symbolCount(symbols, track)));
/** The two kinds of status symbol a stack has most of. */
const leading = (stack: Stack): Track[] =>
  TRACKS.toSorted((one, other) => count(stack, other) - count(stack, one)).slice(0, 2);

describe('stacks', () => {
  it('are eight of six cards: six with a governor over 1 to 5, Europe and Slavery 0 to 5', () => {
    expect(stacks.map(({ id }) => id)).toEqual([
      ...['europe', 'slavery', 'north-america', 'caribbean', 'south-america', 'africa', 'india', 'far-east'],
    ]);
    for (const { id, cards } of stacks) {
      const first = id === 'europe' || id === 'slavery' ? 0 : null;
      expect(
        cards.map(({ number }) => number),
        id,
      ).toEqual([first, 1, 2, 3, 4, 5]);
    }
    expect([CARDS.size, numbered.length, governors.length]).toEqual([48, 42, 6]);
    expect(stacks.filter(({ region }) => region === 'europe').map(({ id }) => id)).toEqual(['europe', 'slavery']);
  });

  it('Europe 5 brings the abolition of the slavery stack', () => {
    expect([slavery.stack, slavery.abolition]).toEqual(['slavery', 'europe-5']);
  });
});

describe('known faces', () => {
  const face = (id: string) => cardOf(id).symbols;

  it('are as the examples show them', () => {
    expect(cardOf('far-east-governor')).toMatchObject({ symbols: { industry: 2, culture: 1 }, glory: 1 });
    expect(face('africa-governor')).toEqual({ finance: 2, politics: 1 });
    expect(face('india-1')).toEqual({ culture: 1, politics: 1 });
    expect(face('south-america-1')).toEqual({ culture: 2 });
    expect(face('north-america-3')).toEqual({ industry: 2, culture: 2 });
  });

  it('two slavery cards of 0 to 4 give four industry and two finance together', () => {
    const pair = (one: number, other: number) => {
      const cards = [cardOf(`slavery-${one}`), cardOf(`slavery-${other}`)];
      return TRACKS.map((track) => total(cards.map(({ symbols }) => symbolCount(symbols, track))));
    };
    expect([pair(0, 4), pair(1, 3)]).toContainEqual([4, 0, 2, 0]);
  });
});

describe('filled-in faces', () => {
  it('have a symbol more than their number; Europe 5 has five or six, one of them glory', () => {
    const odd = numbered.filter((card) => pips(card) !== (card.number ?? 0) + 1).map(({ id }) => id);
    expect(odd.filter((id) => id !== 'europe-5')).toEqual([]);
    const bringer = cardOf('europe-5');
    expect([5, 6]).toContain(pips(bringer));
    expect(bringer.glory).toBeGreaterThanOrEqual(1);
  });

  it('have glory from number 3 on, 10 to 16 in all with the governors left out', () => {
    expect(numbered.filter(({ number, glory }) => glory > 0 && (number ?? 0) < 3)).toEqual([]);
    const glory = total(numbered.map((card) => card.glory));
    expect(glory >= 10 && glory <= 16).toBe(true);
  });

  it('two kinds lead each stack with about two thirds of its symbols', () => {
    for (const stack of stacks.filter(({ id }) => id !== slavery.stack)) {
      const share = total(leading(stack).map((track) => count(stack, track))) / total(stack.cards.map(pips));
      expect(share, stack.id).toBeGreaterThan(0.6);
      expect(share, stack.id).toBeLessThan(0.76);
    }
  });

  it('each kind leads three or four of the eight stacks', () => {
    const led = stacks.flatMap(leading);
    for (const track of TRACKS) expect([3, 4], track).toContain(led.filter((one) => one === track).length);
  });

  it('slavery gives industry and finance alone, and no glory', () => {
    const cards = stacks.find(({ id }) => id === slavery.stack)?.cards ?? [];
    for (const { symbols, glory } of cards) {
      expect(Object.keys(symbols).every((track) => track === 'industry' || track === 'finance')).toBe(true);
      expect(glory).toBe(0);
    }
  });

  it('governors have three status symbols, one kind doubled, and at most one glory', () => {
    const leads = (card: Card) => Object.values(card.symbols).toSorted();
    for (const card of governors) {
      expect(leads(card), card.id).toEqual([1, 2]);
      expect([0, 1], card.id).toContain(card.glory);
    }
    for (const { cards, ...stack } of stacks.filter(({ cards: [top] }) => top?.number === null)) {
      const [doubled] = TRACKS.filter((track) => cards[0]?.symbols[track] === 2);
      expect(leading({ cards, ...stack }), stack.id).toContain(doubled);
    }
  });
});

import { describe, expect, it } from 'vitest';
import type { State } from '#engine/archipelago/state.ts';
import { canonicalJson } from '#engine/kernel/hash.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import { memoryFrom, memoryText } from '#renderer/panels/pilot/memory-text.ts';
import { silenced } from '#renderer/panels/pilot/pilot.ts';
import { game, twin } from '../../engine/archipelago/twin.ts';
import { sail, type Course, type Voyage, type Watched } from '../pilot/sail.ts';
import { course, pilot } from './pilot-course.ts';
import { TRUTHS } from './pilot-truths.ts';

/** How many voyages are sailed: many more with `npm run voyages`. */
const many = (usual: number, long: number): number => (import.meta.env.MODE === 'long' ? long : usual);
const TIMEOUT = 20 * 60_000;

const CORE = pilot.lessons.filter(({ core }) => core).map(({ id }) => id);

const isLost = ({ state }: Voyage): boolean => (state as State).result?.code === 'independence';
const voyages = (count: number, more: Partial<Course>): Voyage[] =>
  Array.from({ length: count }, (_, index) => sail(course({ seed: `${more.policy} ${index}`, ...more })));
const wordCount = (text: string): number => text.split(/\s+/).length;

describe('the lines of the pilot', () => {
  const said = voyages(many(3, 20), { policy: 'hints' }).concat(voyages(2, { policy: 'hints', newcomers: 3 }));

  it('are 25 words at the most, eight for the next newcomer, and 600 in a voyage', () => {
    for (const voyage of said) {
      for (const { words, again, lesson } of voyage.said)
        expect(wordCount(words), `${lesson}: ${words}`).toBeLessThanOrEqual(again ? 8 : 25);
      const once = new Map(voyage.said.filter(({ again }) => !again).map((line) => [line.lesson, line]));
      expect([...once.values()].reduce((sum, { words }) => sum + wordCount(words), 0)).toBeLessThanOrEqual(600);
    }
  });

  it('have words for everything they name', () => {
    for (const { words } of said.flatMap((voyage) => voyage.said)) expect(words).not.toMatch(/[{}⟦]|undefined/);
  });

  it('are addressed to one newcomer at a time, and shortened for the others', () => {
    const three = sail(course({ newcomers: 3, policy: 'hints', seed: 'three', most: 90 }));
    const tiles = three.said.filter(({ lesson }) => lesson === 'first-tile');
    expect(tiles.map(({ again }) => again)).toEqual([false, true, true]);
    expect(new Set(tiles.map(({ seat }) => seat)).size).toBe(3);
    const aims = three.said.filter(({ lesson }) => lesson === 'aim');
    expect([aims.map(({ seat }) => seat), aims.map(({ again }) => again)]).toEqual([
      tiles.map(({ seat }) => seat),
      [false, false, false],
    ]);
    expect(three.said.filter(({ lesson }) => lesson === 'trend')).toHaveLength(1);
  });
});

describe('a newcomer who takes every hint', () => {
  it('reaches the end, and keeps the colony from independence', { timeout: TIMEOUT }, () => {
    const sailed = voyages(many(8, 100), { policy: 'hints' });
    for (const { state } of sailed) expect((state as State).result).not.toBeNull();
    expect(sailed.filter(isLost).length).toBeLessThanOrEqual(sailed.length * 0.05);
    for (const { state } of sailed.filter((voyage) => !isLost(voyage)))
      expect((state as State).turn).toBeGreaterThanOrEqual(4);
  });
});

describe.each([
  ['alone', { newcomers: 1 }],
  ['two and a bot', { newcomers: 2 }],
  ['three', { newcomers: 3 }],
  ['one beside somebody who knows the game', { newcomers: 1, veterans: 1 }],
] as const)('newcomers who do anything at all: %s', (_, table) => {
  const count = many(4, 50);

  it('hear nothing that is not true, nothing twice, and one new line a decision', { timeout: TIMEOUT }, () => {
    for (let index = 0; index < count; index++) {
      let last = '';
      const watch = (at: Watched): undefined => {
        const { memory, before, state, moment, step } = at;
        if (memory.line === null) return;
        const truth = TRUTHS[memory.line.lesson];
        expect(truth?.(state as State, at), `${memory.line.lesson} at ${step}`).toBe(true);
        // The aim stands until it was read.
        if (memory.line.lesson === 'aim' || memory.said === before.said) return;
        const decision = `${step}.${moment.seat}.${moment.secret}`;
        expect(decision, memory.line.lesson).not.toBe(last);
        last = decision;
        const heard = memory.said[memory.line.lesson] ?? [];
        expect(new Set(heard).size, memory.line.lesson).toBe(heard.length);
      };
      sail(course({ ...table, policy: 'random', seed: `any ${index}`, watch }));
    }
  });
});

describe('every core line', () => {
  it('is heard in nearly every voyage in which its moment comes', { timeout: TIMEOUT }, () => {
    const sailed = (['bot', 'random'] as const).flatMap((policy) => voyages(many(4, 100), { policy }));
    const heard = CORE.map((id) => {
      const came = sailed.filter(({ triggered }) => triggered.has(id));
      const said = came.filter((voyage) => voyage.said.some(({ lesson }) => lesson === id));
      return { id, came: came.length, share: said.length / Math.max(1, came.length) };
    });
    expect(heard.filter(({ share, came }) => came > 0 && share < 0.95)).toEqual([]);
    expect(heard.filter(({ came }) => came === 0)).toEqual([]);
  });
});

describe('the pilot of a campaign', () => {
  it('goes on after a pause as if there had been none', () => {
    const straight = sail(course({ seed: 'pause', most: 150 }));
    const paused = sail(course({ seed: 'pause', most: 150, watch: ({ memory }) => memoryFrom(memoryText(memory)) }));
    expect(paused.said).toEqual(straight.said);
  });

  it('says nothing more once it is silenced', () => {
    const from = 40;
    const quiet = sail(
      course({
        seed: 'quiet',
        most: 200,
        watch: ({ memory, step }) => (step === from ? silenced(memory, true) : undefined),
      }),
    );
    expect(quiet.said.some(({ step }) => step < from)).toBe(true);
    expect(quiet.said.filter(({ step }) => step > from)).toEqual([]);
  });

  it('says the same to rich and poor, and whatever the objectives are', () => {
    let compared = 0;
    const rng = streamOf('twins of the pilot');
    const watch = ({ state, moment }: Watched): undefined => {
      const seat = moment.newcomer ?? 0;
      const other = twin(game.copy(state as State), seat, rng);
      expect(canonicalJson(game.view(other, 'public'))).toBe(canonicalJson(moment.table.view));
      compared++;
    };
    sail(course({ seed: 'twins', most: 200, watch }));
    expect(compared).toBeGreaterThan(100);
  });
});

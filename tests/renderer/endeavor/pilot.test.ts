import { describe, expect, it } from 'vitest';
import { BASE_PACK } from '#engine/endeavor/data/base/base-pack.ts';
import type { State } from '#engine/endeavor/state.ts';
import { memoryFrom, memoryText } from '#renderer/panels/pilot/memory-text.ts';
import { silenced } from '#renderer/panels/pilot/pilot.ts';
import { sail, type Course, type Voyage, type Watched } from '../pilot/sail.ts';
import { course, game, pilot } from './pilot-course.ts';

/** How many voyages are sailed: many more with `npm run voyages`. */
const many = (usual: number, long: number): number => (import.meta.env.MODE === 'long' ? long : usual);
const TIMEOUT = 20 * 60_000;

const voyages = (count: number, more: Partial<Course>): Voyage[] =>
  Array.from({ length: count }, (_, index) => sail(course({ seed: `${more.policy} ${index}`, ...more })));
const wordCount = (text: string): number => text.split(/\s+/).length;

/** For each line, whether what it says is true of the state: written from the words and the rules. */
const TRUTHS: Readonly<Record<string, (state: State, at: Watched) => boolean>> = {
  aim: ({ ended }, { memory }) => !ended && memory.line?.values['rounds'] === 7,
  build: ({ frames }) => frames.at(-1)?.kind === 'build',
  growth: ({ players }) => players.some(({ harbour, buildings }) => harbour > 0 || buildings.some(({ disc }) => disc)),
  salaries: ({ round }) => round >= 2,
  ship: (_, { moment }) => moment.moves.some(({ type }) => type === 'ship'),
  occupy: (_, { moment }) => moment.moves.some(({ type }) => type === 'occupy'),
  routes: ({ players }) => players.some(({ tokens }) => tokens.some((count) => count > 0)),
  draw: (_, { moment }) => moment.moves.some(({ type }) => type === 'draw'),
  slavery: ({ abolished }, { moment }) =>
    !abolished && moment.moves.some((move) => move.type === 'draw' && 'at' in move && move.at === 'slavery'),
  attack: (_, { moment }) => moment.moves.some(({ type }) => type === 'attack'),
  pay: (_, { moment }) => moment.moves.some(({ type }) => type === 'pay'),
  opening: ({ round }) => round >= 1,
  cycle: ({ round, frames }) => round === 3 && frames.at(-1)?.kind === 'build',
  limit: ({ frames }) => frames.at(-1)?.kind === 'discard',
  score: ({ ended }) => ended,
};

describe('the lines of the pilot of Endeavor', () => {
  const said = voyages(many(3, 50), { policy: 'hints' }).concat(voyages(2, { policy: 'hints', newcomers: 3 }));

  it('are 25 words at the most, and eight for the next newcomer', () => {
    for (const { words, again, lesson } of said.flatMap((voyage) => voyage.said)) {
      expect(wordCount(words), `${lesson}: ${words}`).toBeLessThanOrEqual(again ? 8 : 25);
      expect(words).not.toMatch(/[{}⟦]|undefined/);
    }
  });

  it('lead to the end whoever follows them', () => {
    for (const { state } of said) expect((state as State).ended).toBe(true);
  });

  it.each([
    ['alone', { newcomers: 1 }],
    ['three', { newcomers: 3 }],
    ['one beside somebody who knows the game', { newcomers: 1, veterans: 1 }],
  ] as const)('are true, said once, one at a decision: %s', { timeout: TIMEOUT }, (_, table) => {
    for (let index = 0; index < many(10, 70); index++) {
      let last = '';
      const watch = (at: Watched): undefined => {
        const { memory, before, state, moment, step } = at;
        if (memory.line === null) return;
        expect(TRUTHS[memory.line.lesson]?.(state as State, at), `${memory.line.lesson} at ${step}`).toBe(true);
        // The aim stands until it was read.
        if (memory.line.lesson === 'aim' || memory.said === before.said) return;
        const decision = `${step}.${moment.seat}`;
        expect(decision, memory.line.lesson).not.toBe(last);
        last = decision;
        const heard = memory.said[memory.line.lesson] ?? [];
        expect(new Set(heard).size, memory.line.lesson).toBe(heard.length);
      };
      sail(course({ ...table, policy: 'random', seed: `any ${index}`, watch }));
    }
  });

  it('are all heard in nearly every voyage in which their moment comes', { timeout: TIMEOUT }, () => {
    const sailed = (['bot', 'random'] as const).flatMap((policy) => voyages(many(10, 100), { policy }));
    const heard = pilot.lessons.map(({ id }) => {
      const came = sailed.filter(({ triggered }) => triggered.has(id));
      const told = came.filter((voyage) => voyage.said.some(({ lesson }) => lesson === id));
      return { id, came: came.length, share: told.length / Math.max(1, came.length) };
    });
    expect(heard.filter(({ came, share }) => came === 0 || share < 0.95)).toEqual([]);
  });

  it('go on after a pause, and stop once silenced', () => {
    const straight = sail(course({ seed: 'pause' }));
    const paused = sail(course({ seed: 'pause', watch: ({ memory }) => memoryFrom(memoryText(memory)) }));
    expect(paused.said).toEqual(straight.said);
    const watch = ({ memory, step }: Watched) => (step === 5 ? silenced(memory, true) : undefined);
    expect(sail(course({ seed: 'pause', watch })).said.filter(({ step }) => step > 5)).toEqual([]);
  });
});

describe('the table laid for the first voyage of Endeavor', () => {
  const set = (seed: string) =>
    game.setup({ players: 3, phases: 'one-by-one', laid: 'first-voyage' }, seed, () => undefined) as State;

  it('holds every token of the box, and begins the same whatever the seed', () => {
    const counts = BASE_PACK.tokens.map((_, kind) => set('a').spaces.filter((space) => space === kind).length);
    expect(counts).toEqual(BASE_PACK.tokens.map(({ copies }) => copies));
    expect(set('a').spaces).toEqual(set('b').spaces);
    expect([set('a').first, set('b').first]).toEqual([1, 1]);
  });

  it('is refused with two players', () => {
    expect(game.optionsRefusal({ players: 2, phases: 'one-by-one', laid: 'first-voyage' })?.code).toBe(
      'laid-otherwise',
    );
    expect(game.optionsRefusal({ players: 5, phases: 'one-by-one', laid: 'first-voyage' })).toBeUndefined();
  });
});

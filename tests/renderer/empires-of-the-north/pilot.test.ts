import { describe, expect, it } from 'vitest';
import type { State } from '#engine/empires-of-the-north/state.ts';
import { memoryFrom, memoryText } from '#renderer/panels/pilot/memory-text.ts';
import { silenced } from '#renderer/panels/pilot/pilot.ts';
import { sail, type Course, type Voyage, type Watched } from '../pilot/sail.ts';
import { course, pilot } from './pilot-course.ts';

/** How many games are sailed: many more with `npm run voyages`. */
const many = (usual: number, long: number): number => (import.meta.env.MODE === 'long' ? long : usual);
const TIMEOUT = 20 * 60_000;

/** Any other table: the pilot speaks there too, to whoever is new. */
const OF_THREE = { players: 3, seats: [{ clan: 'ulaf' }, { clan: 'glenn' }, { clan: 'mackinnon' }] };

const voyages = (count: number, more: Partial<Course>): Voyage[] =>
  Array.from({ length: count }, (_, index) => sail(course({ seed: `${more.policy} ${index}`, ...more })));
const wordCount = (text: string): number => text.split(/\s+/).length;
const top = ({ frames }: State) => frames.at(-1)?.kind;

/** For each line, whether what it says is true of the state: written from the words and the rules. */
const TRUTHS: Readonly<Record<string, (state: State, at: Watched) => boolean>> = {
  aim: ({ ended }, { memory }) => !ended && memory.line?.values['end'] === 25,
  opening: (state) => top(state) === 'opening',
  lookout: (state) => top(state) === 'observation',
  placing: (state, { memory }) =>
    top(state) === 'turn' && (state.players[memory.line?.seat ?? 0]?.hand.length ?? 0) > 0,
  boost: ({ frames }) => frames.some((frame) => frame.kind === 'tile' && frame.window),
  storage: ({ players }, { memory }) => (players[memory.line?.seat ?? 0]?.empire ?? []).length > 0,
  turn: (state) => top(state) === 'turn',
  second: ({ players }, { moment }) =>
    players[moment.newcomer ?? -1]?.pawns.some(({ state }) => state === 'active') === true,
  using: (_, { moment }) => moment.moves.some(({ type }) => type === 'use'),
  raid: ({ players }, { moment }) => (players[moment.newcomer ?? -1]?.goods.at(-1) ?? 0) > 0,
  pass: ({ round }) => round >= 1,
  sail: ({ frames }) => frames.some((frame) => frame.kind === 'tile' && frame.tile === 'sail'),
  island: (state) => ['voyage', 'landing'].includes(top(state) ?? ''),
  cleanup: ({ round }) => round >= 2,
  cycle: ({ round }) => round === 2 || round === 3,
  last: ({ last, players }) => last && players.some(({ score }) => score >= 25),
  score: ({ ended }) => ended,
};

describe('the lines of the pilot of Empires of the North', () => {
  const said = voyages(many(3, 50), { policy: 'hints' }).concat(voyages(2, { policy: 'hints', newcomers: 2 }));

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
    ['two', { newcomers: 2 }],
    ['one beside somebody who knows the game', { newcomers: 1, veterans: 1 }],
    ['three at a table of chance', { newcomers: 3, options: OF_THREE, seats: 3 }],
  ] as const)('are true, said once, one at a decision: %s', { timeout: TIMEOUT }, (_, table) => {
    for (let index = 0; index < many(6, 70); index++) {
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

  it('are all heard in nearly every game in which their moment comes', { timeout: TIMEOUT }, () => {
    // The second clan of the laid table has Storage cards.
    const sailed = voyages(many(8, 100), { policy: 'bot' }).concat(
      voyages(many(8, 100), { policy: 'random', newcomers: 2 }),
    );
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

  it('say nothing of a hand, a deck or what is looked at', () => {
    for (const { lesson, values } of said.flatMap((voyage) => voyage.said))
      expect(values).toEqual(lesson === 'aim' ? { end: 25 } : {});
  });
});

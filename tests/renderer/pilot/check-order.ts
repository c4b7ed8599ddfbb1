import { expect } from 'vitest';
import { keptOver, OF_ALL, type Rule } from './order.ts';
import { sail, type Course, type Watched } from './sail.ts';

/** Sails so many first voyages, half of them by whoever does anything at all, and expects every rule to be about something and kept. */
export function expectOrder(course: Course, rules: readonly Rule[], count: number): void {
  const courses = Array.from({ length: count }, (_, index): Course => {
    const policy = index % 2 === 0 ? 'bot' : 'random';
    return { ...course, policy, seed: `order ${policy} ${index}` };
  });
  const kept = keptOver([...OF_ALL, ...rules], courses);
  expect(kept.flatMap(({ broken }) => broken)).toEqual([]);
  expect(kept.filter(({ came }) => came === 0).map(({ name }) => name)).toEqual([]);
}

/** Expects that nothing is said while others play, and that the aim stands at every decision and film for whoever never says that they have read it. */
export function expectAimStays(course: Course): void {
  const lines: (string | undefined)[] = [];
  const others = ({ moment, memory }: Watched): undefined => {
    if (moment.newcomer === undefined && !moment.over) expect(memory.line).toBeNull();
  };
  sail({ ...course, watch: (at) => (at.memory.said['aim'] === undefined ? undefined : others(at)) });
  const watch = ({ moment, memory }: Watched): undefined => {
    if (!moment.over) lines.push(memory.line?.lesson);
  };
  sail({ ...course, reads: false, watch });
  expect(lines.length).toBeGreaterThan(50);
  expect(new Set(lines)).toEqual(new Set(['aim']));
}

import { describe, expect, it } from 'vitest';
import { pushSchema, type Push } from '#main/contract/messages.ts';
import { seated } from './support.ts';

/** Every page that was pushed with how the table stood on the way there. */
const told = (pushes: readonly unknown[]): Extract<Push, { type: 'page' }>[] =>
  pushes.map((push) => pushSchema.parse(push)).filter((push) => push.type === 'page');

describe('how the table stood on the way to a page', () => {
  it('comes with the page of a move that leads to more, and with no other one', async () => {
    const { sitter, rng } = await seated('archipelago');
    await sitter.play(rng, 120);
    const pages = told(sitter.pushes);
    const staged = pages.filter(({ stages }) => stages !== undefined);
    expect(staged.length).toBeGreaterThan(10);
    for (const { page, stages = [] } of staged) {
      const of = page.log.at(-1)?.seq;
      const lines = page.log.filter(({ seq }) => seq === of).length;
      const marks = stages.map((stage) => stage.lines);
      expect(marks, 'in the order of the lines, each with news').toEqual([...new Set(marks)].sort((a, b) => a - b));
      expect(Math.max(...marks)).toBeLessThanOrEqual(lines);
      for (const { view } of stages) expect(view).toMatchObject({ viewer: 'public' });
    }
    for (const [index, { page, stages }] of pages.entries())
      if (page.played === pages[index - 1]?.page.played) expect(stages).toBeUndefined();
  });

  it('comes with a game whose view copies the state whole', async () => {
    const { sitter, rng } = await seated('toy-open');
    await sitter.play(rng, 60);
    expect(sitter.now.played).toBeGreaterThan(10);
    expect(told(sitter.pushes).some(({ stages }) => stages !== undefined)).toBe(true);
  });
});

describe('the index of moves', () => {
  it('names each move that is known, whose it is, and what began with it', async () => {
    const { sitter, rng } = await seated('archipelago');
    await sitter.play(rng, 60);
    const reply = await sitter.at('index');
    if (reply.type !== 'index') throw new Error(JSON.stringify(reply));
    expect(reply.moves).toHaveLength(sitter.now.played);
    const seqs = reply.moves.map(({ seq }) => seq);
    expect(seqs).toEqual([...seqs].sort((a, b) => a - b));
    const begun = reply.moves.flatMap(({ begins }) => begins.map(({ turn, event }) => `${turn} ${event.type}`));
    expect(new Set(begun)).toEqual(new Set(['true turn', 'false phase']));
    for (const { seq, seat } of sitter.now.log.filter((line) => line.seat !== null))
      expect(reply.moves.find((move) => move.seq === seq)?.seat).toBe(seat);
  });
});

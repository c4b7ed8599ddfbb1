import { describe, expect, it } from 'vitest';
import { streamOf } from '#engine/kernel/rng.ts';
import type { Reply } from '#main/contract/messages.ts';
import { GAMES } from '#main/games.ts';
import { appIn, codeOf, newFolder, people, Sitter, until } from './support.ts';

const ENDEAVOR = GAMES.find(({ id }) => id === 'endeavor');
const OPTIONS = { players: 2, phases: 'one-by-one' };

const decisionsOf = (reply: Reply) => {
  if (reply.type !== 'decisions') throw new Error(JSON.stringify(reply));
  return reply;
};

/** A whole game of a person, who plays by chance or as advised, and a random bot. */
async function overAt(advised: boolean): Promise<Sitter> {
  if (ENDEAVOR === undefined) throw new Error('no such game');
  const { coach: _, ...withoutCoach } = ENDEAVOR;
  const sitter = new Sitter(appIn(newFolder(), [withoutCoach]));
  const seats = people(2);
  await sitter.ask('create', { game: 'endeavor', options: OPTIONS, seats, seed: 'review' });
  const rng = streamOf('review');
  expect(codeOf(await sitter.at('decisions'))).toBe('not-over');
  while (sitter.now.outcome === undefined) {
    const turn = await sitter.turn();
    if (turn === undefined) throw new Error('nobody decides');
    const reply = advised && turn.seat === 0 ? await sitter.at('advice', { seat: 0 }) : undefined;
    if (reply?.type === 'advice') await sitter.done('move', { seat: 0, move: reply.advice.move });
    else await sitter.step(rng);
  }
  return sitter;
}

describe('the decisions of a game that is over', () => {
  it('tell each person the three that fell shortest, worst first, as they stood, with what would have been better', async () => {
    const sitter = await overAt(true);
    const { decisions, read, of } = decisionsOf(await sitter.at('decisions'));
    expect([read, of > 30]).toEqual([of, true]);
    // Whoever followed the advice has nothing to do differently.
    expect(decisions.map(({ seat }) => seat)).toEqual([1, 1, 1]);
    for (const { at, done, advice, view, turn } of decisions) {
      expect(advice.move).not.toEqual(done);
      expect(advice.reasons.length).toBeGreaterThan(0);
      const then = await sitter.at('history', { at });
      expect(then.type === 'history' && then.view).toEqual(view);
      expect(turn).toBeGreaterThan(0);
      const after = await sitter.at('history', { at: at + 1 });
      expect(after.type === 'history' && after.lines[0]?.seat).toBe(1);
    }
    expect(decisionsOf(await sitter.at('decisions')).decisions).toEqual(decisions);
  });

  it('are read on where they were left, once somebody has left the table and comes back', async () => {
    const sitter = await overAt(false);
    const { campaign } = sitter.now;
    const progress = (): number[] =>
      sitter.pushes.flatMap((push) => {
        const { type, done } = push as { type: string; done: number };
        return type === 'reading' ? [done] : [];
      });
    const asked = sitter.at('decisions');
    await until(() => progress().length >= 5);
    await sitter.ask('leave');
    await asked;
    const left = progress().at(-1) ?? 0;
    sitter.pushes.length = 0;
    await sitter.ask('open', { campaign });
    const { read, of } = decisionsOf(await sitter.at('decisions'));
    expect([read, left < of]).toEqual([of, true]);
    // Nothing is read again: the first that is told after coming back follows what was told before.
    expect(progress()[0]).toBeGreaterThanOrEqual(left);
  });
});

import { describe, expect, it } from 'vitest';
import { streamOf } from '#engine/kernel/rng.ts';
import { openApp } from '#main/app.ts';
import { decider } from '#main/bots/decider.ts';
import type { BotPool, Question } from '#main/bots/question.ts';
import { costOf } from '#main/host/coach.ts';
import type { Reply } from '#main/contract/messages.ts';
import { silentLog } from '#main/log.ts';
import { secret } from '#tests/secret.ts';
import { codeOf, newFolder, people, seated, Sitter, throughStakes, TOY_OPEN, until } from './support.ts';

const replyOf = <T extends Reply['type']>(type: T, reply: Reply): Extract<Reply, { type: T }> => {
  if (reply.type !== type) throw new Error(JSON.stringify(reply));
  return reply as Extract<Reply, { type: T }>;
};
const text = (thing: unknown): string => JSON.stringify(thing);

/** A table of three people at the toy, past its first secret decision. */
async function playing(more: object = { undo: 'practice' }, bots: readonly number[] = []) {
  const table = await seated('toy', 'table', 'practice', bots, more);
  if (bots.length === 0) await throughStakes(table.sitter, [0, 0, 0]);
  return table;
}

describe('the best moves and their chances', () => {
  it('are told where the drawer of whoever decides is open: at most three moves they can make', async () => {
    const { sitter } = await playing();
    const turn = await sitter.turn();
    const seat = turn?.seat ?? 0;
    const { best = [], move } = replyOf('advice', await sitter.at('advice', { seat })).advice;
    expect(best.length).toBeGreaterThan(0);
    expect(best.length).toBeLessThanOrEqual(3);
    expect(best[0]?.move, 'what is advised comes first').toEqual(move);
    for (const { move, chance } of best) {
      expect(turn?.moves.map(text)).toContain(text(move));
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
    }
    expect(replyOf('advice', await sitter.at('advice', { seat })).advice.best).toEqual(best);
  });

  it('are told to no other window, no other drawer, and of no other seat', async () => {
    const { sitter, port } = await playing();
    const seat = (await sitter.turn())?.seat ?? 0;
    const other = new Sitter(port, 'window-2');
    await other.ask('open', { campaign: sitter.now.campaign });
    expect(codeOf(await other.at('advice', { seat }))).toBe('drawer-shut');
    await other.at('open-drawer', { seat: (seat + 1) % 3, depth: 'stock' });
    expect(codeOf(await other.at('advice', { seat: (seat + 1) % 3 }))).toBe('not-your-decision');
    // The drawer opened there has covered the one here.
    expect(codeOf(await sitter.at('advice', { seat }))).toBe('drawer-shut');
    expect(codeOf(await sitter.at('advice', { seat: 7 }))).toBe('no-such-seat');
  });

  it('come too late once the drawer is shut, and are refused for the seat of a bot', async () => {
    const { sitter } = await playing();
    const seat = (await sitter.turn())?.seat ?? 0;
    const [told] = await Promise.all([sitter.at('advice', { seat }), sitter.at('close-drawer')]);
    expect(codeOf(told)).toBe('drawer-shut');
    const bots = await playing({ undo: 'practice' }, [1, 2]);
    expect(codeOf(await bots.sitter.at('advice', { seat: 1 }))).toBe('bot-seat');
  });

  it('are told beside the decision where nothing is hidden, and the page names the coach', async () => {
    const { sitter } = await seated('toy-open');
    const turn = await sitter.turn();
    expect(sitter.now.coach).toBe('captain');
    expect(codeOf(await sitter.at('advice', { seat: turn?.seat ?? 0 }))).toBe('advice');
  });
});

describe('advice and judgement', () => {
  it('are silent where the coach fails: no adviser speaks in its place', async () => {
    const decide = decider([TOY_OPEN]);
    const bots: BotPool = {
      ask: (question, pack) =>
        question.asked === 'thought' ? Promise.reject(new Error('fails')) : Promise.resolve(decide(question, pack)),
      close: () => undefined,
    };
    const games = [{ ...TOY_OPEN, adviser: 'captain' }];
    const options = { dataDir: newFolder(), log: silentLog, games, pause: 0, pace: 0, deadTime: 0, secret };
    const sitter = new Sitter(openApp({ ...options, bots }));
    await sitter.ask('create', { game: TOY_OPEN.id, options: { rounds: 4 }, seats: people(3), seed: 'silent' });
    const turn = await sitter.turn();
    expect(codeOf(await sitter.at('advice', { seat: turn?.seat ?? 0 }))).toBe('no-advice');
  });

  it.each(['toy-open', 'archipelago'] as const)('are one mind at %s: what is advised costs nothing', async (kind) => {
    const { sitter } = await seated(kind, 'table', 'one mind', [], { undo: 'practice' });
    let judged = 0;
    for (let moves = 0; moves < 30 && judged < 4; moves++) {
      const turn = await sitter.turn();
      if (turn === undefined || sitter.now.outcome !== undefined) break;
      const { seat } = turn;
      const reply = await sitter.at('advice', { seat, step: sitter.own?.step ?? 0 });
      if (reply.type !== 'advice') break;
      await sitter.done('move', { seat, move: reply.advice.move });
      await sitter.settle();
      if (sitter.page?.curtain !== undefined) await sitter.at('open-drawer', { seat, depth: sitter.depth });
      const cost = await sitter.at('cost', { seat });
      if (cost.type !== 'cost') continue;
      expect(cost.decision.cost, text(reply.advice)).toBeUndefined();
      judged++;
    }
    expect(judged).toBeGreaterThan(2);
  });
});

describe('what a decision cost', () => {
  const chances = (...all: [string, number, number][]) => ({
    move: { type: all[0]?.[0] ?? '' },
    candidates: all.map(([type, chance, error]) => ({ move: { type }, chance, error })),
    work: 1,
    stopped: false,
  });

  it('is nothing below three points, or two standard errors', () => {
    const cost = (chance: number, error: number) =>
      costOf(chances(['best', 0.5, 0], ['done', chance, error]), { type: 'done' });
    expect(cost(0.475, 0.001)).toBe('nothing');
    expect(cost(0.4, 0.06)).toBe('nothing');
    expect(cost(0.4, 0.04)).toEqual({ better: { type: 'best' }, chances: { done: 0.4, better: 0.5 } });
    expect(costOf(chances(['best', 0.5, 0]), { type: 'best' })).toBe('nothing');
    expect(costOf(chances(['best', 0.5, 0], ['other', 0.1, 0]), { type: 'done' })).toBeUndefined();
  });

  it('is told in practice, in the drawer of whoever made it, as it stood before', async () => {
    const { sitter, rng } = await playing();
    await sitter.settle();
    const before = { ...sitter.now.view };
    const seat = (await sitter.turn())?.seat ?? 0;
    await sitter.step(rng);
    const { played } = sitter.now;
    await sitter.settle();
    expect(codeOf(await sitter.at('cost', { seat }))).toBe('drawer-shut');
    await sitter.at('open-drawer', { seat, depth: 'stock' });
    const told = sitter.pushes.length;
    const { decision } = replyOf('cost', await sitter.at('cost', { seat }));
    expect(decision).toMatchObject({ seat, at: played - 1, view: before });
    expect(Object.keys(decision.own)).toEqual(Object.keys(sitter.own?.own ?? {}));
    expect(sitter.pushes.length).toBe(told);
  });

  it('is told of no decision that was not made, nowhere but in practice, and not in the place of a bot', async () => {
    const fresh = await seated('toy', 'table', 'fresh', [], { undo: 'practice' });
    await fresh.sitter.settle();
    const own = fresh.sitter.own?.seat ?? 0;
    expect(codeOf(await fresh.sitter.at('cost', { seat: own }))).toBe('nothing-decided');
    const usual = await playing({});
    const seat = (await usual.sitter.turn())?.seat ?? 0;
    expect(codeOf(await usual.sitter.at('cost', { seat }))).toBe('practice-only');
    const bots = await playing({ undo: 'practice' }, [1, 2]);
    expect(codeOf(await bots.sitter.at('cost', { seat: 1 }))).toBe('bot-seat');
  });
});

/** A pool that decides in this thread and keeps what it was asked; `hold` makes it wait. */
function counting(): BotPool & { readonly asked: Question[]; hold: Promise<void> } {
  const decide = decider([TOY_OPEN]);
  const pool = {
    asked: [] as Question[],
    hold: Promise.resolve(),
    async ask(question: Question, pack: () => unknown, signal: AbortSignal) {
      pool.asked.push(question);
      await pool.hold;
      await new Promise((resolve) => setImmediate(resolve));
      signal.throwIfAborted();
      return decide(question, pack);
    },
    close: () => undefined,
  };
  return pool;
}

/** A game of two persons and a random bot, played to the end by chance. */
async function over() {
  const bots = counting();
  const options = { dataDir: newFolder(), log: silentLog, games: [TOY_OPEN], pause: 0, pace: 0, deadTime: 0, secret };
  const port = openApp({ ...options, bots });
  const sitter = new Sitter(port);
  await sitter.ask('create', { game: TOY_OPEN.id, options: { rounds: 4 }, seats: people(3, [2]), seed: 'over' });
  const rng = streamOf('over');
  while (sitter.now.outcome === undefined) {
    if (!(await sitter.step(rng))) await new Promise((resolve) => setTimeout(resolve));
  }
  bots.asked.length = 0;
  sitter.pushes.length = 0;
  return { sitter, bots, port };
}

describe('the decisions of a game that cost most', () => {
  it('are at most five of each person, the dearest first, with the chances after both moves', async () => {
    const { sitter, bots } = await over();
    const { decisions, read, of } = replyOf('decisions', await sitter.at('decisions'));
    expect(read).toBe(of);
    expect(of).toBeGreaterThan(5);
    expect(decisions.length).toBeGreaterThan(0);
    for (const seat of [0, 1, 2]) {
      const costs = decisions.flatMap((one) =>
        one.seat === seat && one.chances ? [one.chances.better - one.chances.done] : [],
      );
      expect(costs.length).toBeLessThanOrEqual(seat === 2 ? 0 : 5);
      expect(costs.every((cost) => cost >= 0.03)).toBe(true);
      expect(costs).toEqual(costs.toSorted((one, other) => other - one));
    }
    for (const { at, done, advice, view } of decisions) {
      expect(advice.move).not.toEqual(done);
      expect(replyOf('history', await sitter.at('history', { at })).view).toEqual(view);
    }
    const progress = sitter.pushes.filter((push) => (push as { type: string }).type === 'reading');
    expect(progress).toHaveLength(of);
    expect(progress.at(-1)).toEqual({ type: 'reading', done: of, of });
    const asked = bots.asked.length;
    expect(replyOf('decisions', await sitter.at('decisions')).decisions).toEqual(decisions);
    expect(bots.asked.length).toBe(asked);
  });

  it('are read no further once nobody waits, and read on from there', async () => {
    const { sitter, bots, port } = await over();
    let go: () => void = () => undefined;
    bots.hold = new Promise((resolve) => (go = resolve));
    const first = sitter.at('decisions');
    await until(() => bots.asked.length > 0);
    await sitter.done('stop-decisions');
    go();
    expect(codeOf(await first)).toBe('no-advice');
    expect(bots.asked.length).toBeLessThan(4);
    const other = new Sitter(port, 'window-2');
    await other.ask('open', { campaign: sitter.now.campaign });
    const { read, of } = replyOf('decisions', await other.at('decisions'));
    expect(read).toBe(of);
    // Whoever has not asked is told of no progress.
    expect(text(sitter.pushes)).not.toContain('"reading"');
    expect(text(other.pushes)).toContain('"reading"');
  });
});

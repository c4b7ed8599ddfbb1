import { render } from 'svelte/server';
import { describe, expect, it, test } from 'vitest';
import type { Reply } from '#main/contract/messages.ts';
import { archipelagoCard } from '#renderer/games/archipelago/card.ts';
import { archipelagoWindow } from '#renderer/games/archipelago/window.ts';
import { empiresWindow } from '#renderer/games/empires-of-the-north/window.ts';
import { endeavorWindow } from '#renderer/games/endeavor/window.ts';
import Chances from '#renderer/panels/advice/Chances.svelte';
import Decisions from '#renderer/screens/scoring/Decisions.svelte';
import type { HostRequest } from '#renderer/session/bridge.ts';
import { Lookups } from '#renderer/session/lookups.svelte.ts';
import { Session } from '#renderer/session/session.svelte.ts';
import { playerDescription, playerWords } from '#renderer/window/players.ts';
import type { MoveChance } from '#renderer/window/lookups.ts';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { ADVICE } from './made-up/lookups.ts';
import { PAGES } from './made-up/pages.ts';
import { readPage } from './table.ts';
import { eventually } from '#tests/eventually.ts';

const MOVES = ['a', 'b', 'c'].map((type) => ({ type }));
const words = ({ type }: { type: string }): string => `move ${type}`;

/** What the list of chances says, without marks. */
function told(best: readonly MoveChance[], showing: () => (() => void) | undefined = () => undefined) {
  const { body } = render(Chances, { props: { coach: 'admiral', best, words, showing } });
  return { body, text: body.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ') };
}

describe('the chances a coach sees', () => {
  it('stand in whole hundredths beside their moves, under whose chances they are', () => {
    const { text, body } = told(MOVES.map((move, index) => ({ move, chance: 0.4149 - 0.1 * index, even: false })));
    expect(text).toContain('Chance to win, says the admiral:');
    expect(text).toMatch(/move a\s+41 % .*move b\s+31 % .*move c\s+21 %/);
    expect(body).not.toContain('<button');
  });

  it('are told as equally good where the difference may be chance', () => {
    const { text } = told(MOVES.map((move, index) => ({ move, chance: 0.37, even: index > 0 })));
    expect(text).toMatch(/move a\s+37 % .*move b\s+as good .*move c\s+as good/);
  });

  it('can be shown where the choice may be seen', () => {
    const best = [{ move: { type: 'a' }, chance: 0.5, even: false }];
    expect(told(best, () => () => undefined).body).toContain('advice-chance-show-0');
  });

  it('say that there is no choice where there is none', () => {
    expect(told([]).text).toContain('It is the only thing that can be done.');
  });
});

/** Lookups at the practice table; the host answers when it is told to. */
function atTable() {
  const page = readPage(PAGES['practice']?.());
  const waiting: { what: HostRequest; say: (reply: Reply) => void }[] = [];
  const lookups = new Lookups({
    ask: (what) => new Promise((say) => waiting.push({ what, say })),
    page: () => page,
    game: () => archipelagoWindow,
    step: () => 0,
  });
  const answer = async (type: string, reply = ADVICE.find((one) => one.type === type)): Promise<void> => {
    await eventually(() => expect(waiting.some(({ what }) => what.type === type)).toBe(true));
    const at = waiting.findIndex(({ what }) => what.type === type);
    waiting.splice(at, 1)[0]?.say(reply ?? { type: 'done' });
    await new Promise((done) => setTimeout(done));
  };
  return { lookups, answer };
}

describe('advice where there is a coach', () => {
  it('is what the coach would do, with chances and reasons in one answer', async () => {
    const { lookups, answer } = atTable();
    void lookups.askAdvice(1);
    expect(lookups.advice).toEqual({ seat: 1, advice: null, failed: false });
    await answer('advice');
    const { advice } = lookups.advice ?? {};
    expect(advice?.best?.map(({ chance }) => Math.round(100 * chance))).toEqual([41, 37, 32]);
    expect(advice?.best?.[0]?.move, 'what is advised is the best').toEqual(advice?.move);
    expect(advice?.reasons).not.toEqual([]);
  });

  it('drops an answer that comes once it is forgotten', async () => {
    const { lookups, answer } = atTable();
    void lookups.askAdvice(1);
    lookups.forgetPrivate();
    await answer('advice');
    expect(lookups.advice).toBeNull();
    void lookups.askCost(1);
    lookups.forgetPrivate();
    await answer('cost');
    expect(lookups.judged).toBeNull();
  });

  it('tells what the last decision cost, or why that cannot be told', async () => {
    const { lookups, answer } = atTable();
    void lookups.askCost(1);
    await answer('cost');
    expect(lookups.judged?.decision).toMatchObject({
      done: { action: 'taxes' },
      cost: { better: { action: 'construction' } },
    });
    void lookups.askCost(1);
    await answer('cost', { type: 'refused', why: { code: 'nothing-decided', params: {} } });
    expect(lookups.judged).toMatchObject({ decision: null, why: { code: 'nothing-decided' } });
  });
});

describe('the decisions of a game', () => {
  const shown = (name: string): string => {
    const page = readPage(PAGES[name]?.());
    const session = new Session(
      { ask: () => Promise.resolve({ type: 'done' }), listen: () => () => undefined },
      () => undefined,
    );
    session.campaign.lookups.reading = { done: 12, of: 88 };
    return render(Decisions, {
      props: { session, page, pack: BASE_PACK, game: archipelagoWindow, onlook: () => undefined },
    }).body;
  };

  it('are five where there is a coach, and the progress stands there while they are read', () => {
    expect(shown('practice-score')).toContain('The five decisions that cost most');
    expect(shown('practice-score')).toMatch(/<progress[^>]* max="88"/);
    expect(shown('practice-score')).toContain('12 of 88 decisions read');
    expect(shown('score')).toContain('Three decisions to try differently');
  });
});

it('every level has a name and one sentence', () => {
  for (const level of ['random', 'steward', 'captain', 'admiral']) {
    expect(playerWords(level, archipelagoCard)).toMatch(/^[A-Z][a-z]+$/);
    expect(playerDescription(level, archipelagoCard)).toMatch(/^[A-Z][^.]+\.$/);
  }
});

test('what comes before the first turn is called so, in the word of each game', () => {
  const called = [archipelagoWindow, endeavorWindow, empiresWindow].map(({ words }) => [words.turn(0), words.turn(3)]);
  expect(called).toEqual([
    ['Before the first turn', 'Turn 3'],
    ['Before the first round', 'Round 3'],
    ['Before the first round', 'Round 3'],
  ]);
});

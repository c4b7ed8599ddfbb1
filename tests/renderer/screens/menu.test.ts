import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOLD_MILLISECONDS, HoldTimer } from '#renderer/components/hold-timer.svelte.ts';
import { hungAt, missingConsents, replacementsFor } from '#renderer/panels/people/seat-changes.ts';
import { playerDescription, playerWords } from '#renderer/window/players.ts';
import { menuOf, undoWords } from '#renderer/panels/top/table-menu.ts';
import { PAGES } from './made-up/pages.ts';
import { madeUpTold, noteOf, readPage } from './table.ts';

const page = (name = 'table') => readPage(PAGES[name]?.());
const { words, card } = madeUpTold();

describe('the menu of the table', () => {
  it('names what stands in the way of taking back', () => {
    const undo = menuOf(words, page())
      .flat()
      .find(({ act }) => act === 'undo');
    expect(undo?.why).toMatch(/tile was turned up/);
    expect(undoWords(words, { undo: { can: false, barrier: 'hex-turned' }, undoLevel: 'off' })).toMatch(
      /without taking back/,
    );
  });

  it('bars nothing that can be done', () => {
    const free = { ...page(), undo: { can: true }, redo: true, restart: true };
    expect(
      menuOf(words, free)
        .flat()
        .filter(({ why }) => why !== undefined),
    ).toEqual([]);
  });

  it('shows what the pilot has said wherever somebody is new, and says that it wakes one that was silenced', () => {
    const item = (besides: Parameters<typeof menuOf>[2]) =>
      menuOf(words, page(), besides)
        .flat()
        .find(({ act }) => act === 'pilot');
    expect(item({})).toBeUndefined();
    expect([item({ pilot: 'speaks' })?.label, item({ pilot: 'speaks' })?.note]).toEqual([
      'What the pilot has said',
      undefined,
    ]);
    expect(item({ pilot: 'quiet' })?.note).toMatch(/speaks again/);
  });

  it('makes no picture while something private is on the screen, and says so', () => {
    const picture = (isPrivate: boolean) =>
      menuOf(words, page(), { isPrivate })
        .flat()
        .find(({ act }) => act === 'picture');
    expect(picture(false)?.why).toBeUndefined();
    expect(picture(true)?.why).toMatch(/private/);
  });

  it('names the key that gives the window the whole screen', () => {
    expect(menuOf(words, page()).flat()).toContainEqual(expect.objectContaining({ act: 'full-screen', key: 'F11' }));
  });

  it('leaves seats and giving up alone once the voyage is over', () => {
    const acts = (of: Parameters<typeof menuOf>[1]): string[] =>
      menuOf(words, of)
        .flat()
        .map(({ act }) => act);
    expect(acts(page())).toContain('give-up');
    for (const over of [page('score'), { ...page(), abandoned: true }]) {
      expect(acts(over)).not.toContain('give-up');
      expect(acts(over)).not.toContain('people');
      expect(acts(over)).toContain('history');
    }
  });
});

describe('the people of the table', () => {
  it('all have to agree, bots aside', () => {
    expect(missingConsents({ ...page(), consents: [1] })).toEqual([0, 3]);
    expect(missingConsents({ ...page(), consents: [0, 1, 3] })).toEqual([]);
  });

  it('make room for bots, and bots for them', () => {
    const seat = { name: 'Ines', colour: 'red', player: 'person' } as const;
    expect(replacementsFor(seat, ['random', 'steward'])).toEqual(['random', 'steward']);
    expect(replacementsFor({ ...seat, player: 'steward' }, ['random'])).toEqual(['person']);
  });

  it('may be the one that gave no answer there, again', () => {
    expect(hungAt({ replaced: [{ seat: 1, player: 'admiral' }] }, 1)).toBe('admiral');
    expect(hungAt({ replaced: [{ seat: 1, player: 'admiral' }] }, 0)).toBeUndefined();
    expect(hungAt({}, 1)).toBeUndefined();
  });

  it('have words, whatever the bot', () => {
    for (const player of ['person', 'random', 'steward', 'steward-builder', 'steward-trader', 'of-tomorrow']) {
      expect(playerWords(player, card)).not.toBe('');
      expect(playerDescription(player, card).length).toBeGreaterThan(10);
    }
  });

  it('read in the log who has come, who has gone, and how it ended', () => {
    const left = noteOf({ type: 'table-seat', seat: 1, player: 'steward', name: 'Marco' });
    expect(left).toBe('A bot (Steward) now plays for Marco.');
    expect(noteOf({ type: 'table-seat', seat: 1, player: 'person', name: 'Nina' })).toMatch(/^Nina has taken/);
    expect(noteOf({ type: 'table-seat', seat: 1, player: 'steward', name: 'Marco', hung: 'captain' })).toMatch(
      /^The bot of Marco \(Captain\) twice gave no answer\. .*\(Steward\).*Who sits where/,
    );
    expect(noteOf({ type: 'table-abandoned' })).toMatch(/given up/);
    expect(noteOf({ type: 'table-practice' })).toMatch(/^Practice/);
  });
});

describe('holding a button', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('counts when it was held long enough, once', () => {
    const done = vi.fn();
    const hold = new HoldTimer(done);
    hold.start();
    vi.advanceTimersByTime(HOLD_MILLISECONDS - 1);
    expect([done.mock.calls.length, hold.held]).toEqual([0, true]);
    vi.advanceTimersByTime(5000);
    expect([done.mock.calls.length, hold.held]).toEqual([1, false]);
  });

  it('does nothing when let go before', () => {
    const done = vi.fn();
    const hold = new HoldTimer(done);
    hold.start();
    hold.stop();
    vi.advanceTimersByTime(5000);
    expect(done).not.toHaveBeenCalled();
  });
});

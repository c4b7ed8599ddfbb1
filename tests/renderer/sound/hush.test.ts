import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hushed, unheard } from '#renderer/panels/sound/hush.ts';
import type { TablePage } from '#renderer/window/pages.ts';
import { line, news, page } from '#tests/renderer/film/pages.ts';
import { openTable } from '#tests/renderer/screens/at-table.ts';
import { toyCard } from '#tests/toy/card.ts';
import { toyWindow } from '#tests/toy/window/window.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A table of two persons and a bot, whose page a test changes. */
function table(change: Partial<TablePage> = {}) {
  const seats = page(1, []).seats.map((seat, index) => (index === 1 ? { ...seat, player: 'person' } : seat));
  const state = { page: page(1, [line(1, 'round')], { seats, ...change }) };
  const open = openTable(() => ({ card: toyCard('toy'), game: toyWindow('toy'), page: state.page, pack: {} }));
  return { ...open, laid: open.laid, privacy: open.privacy, playback: open.playback };
}
const curtain = (state: 'covered' | 'armed' | 'taken'): Partial<TablePage> => ({
  curtain: { state, seat: 0, why: 'secret' },
});

describe('silence', () => {
  it('is not at an open table', () => {
    expect([hushed(table()), unheard(table())]).toEqual([false, false]);
  });

  it('is while a drawer is open, from the press that names it', () => {
    const { privacy, playback } = table();
    privacy.drawer.arm(0);
    expect(hushed({ privacy, playback })).toBe(true);
    privacy.drawer.cover();
    expect(hushed({ privacy, playback })).toBe(false);
  });

  it.each(['covered', 'armed', 'taken'] as const)(
    'is while a curtain is %s, and not while that waits for a film',
    (state) => {
      const { privacy, playback, laid } = table(curtain(state));
      expect(hushed({ privacy, playback })).toBe(true);
      const before = page(1, [line(1, 'walk', 0)]);
      playback.film.take(news(before, page(2, [...before.log, line(2, 'walk', 2)])));
      expect(playback.film.running).toBe(true);
      expect(hushed({ privacy, playback })).toBe(false);
      privacy.drawer.arm(0);
      expect(hushed({ privacy, playback }), 'a drawer waits for nothing').toBe(true);
      laid.campaign.film.stop();
    },
  );

  it('is while a private page is there, though no drawer is', () => {
    const { privacy, playback, laid } = table();
    laid.campaign.own = { seat: 0 } as typeof laid.campaign.own;
    expect(privacy.isPrivate).toBe(true);
    expect(hushed({ privacy, playback })).toBe(true);
  });

  it('is while the past is looked at, of what happens meanwhile; sea and wind go on', () => {
    const { privacy, playback } = table();
    const past = { privacy, playback: { film: playback.film, showsPast: true } };
    expect([hushed(past), unheard(past)]).toEqual([false, true]);
  });
});

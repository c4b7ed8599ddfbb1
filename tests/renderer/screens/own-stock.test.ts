import { describe, expect, it } from 'vitest';
import type { OpenCampaign } from '#renderer/session/open-campaign.svelte.ts';
import type { SettingsStore } from '#renderer/session/settings-store.svelte.ts';
import { OwnStock } from '#renderer/panels/table/own-stock.svelte.ts';
import type { TablePage } from '#renderer/window/pages.ts';
import type { GameWindow } from '#renderer/window/window.ts';

type Made = { persons: readonly boolean[]; level: string; decides?: readonly number[]; inStrip?: boolean; of?: number };

/** What a table shows all the time, where `of` is the seat whose private page lies open. */
function stock(
  { persons, level, decides = [0], inStrip = true, of = 0 }: Made,
  wanted = true,
  visible = true,
): OwnStock {
  const seats = persons.map((person) => ({ name: '', colour: 'red', player: person ? 'person' : 'random' }));
  const depth = { id: 'hand', ...(inStrip && { inStrip }) };
  return new OwnStock({
    campaign: { own: { seat: of, depth: 'hand', own: { hand: ['secret'] } } } as unknown as OpenCampaign,
    settings: { values: { 'own-stock': { here: wanted } } } as unknown as SettingsStore,
    game: () => ({ depths: [depth] }) as unknown as GameWindow,
    now: () => ({ campaign: 'here', seats, level, deciders: decides }) as unknown as TablePage,
    visible: () => visible,
  });
}

describe('what somebody holds is shown all the time', () => {
  it('of one person among bots, whoever decides, unless they do not want it or a curtain is closed', () => {
    const alone = { persons: [true, false], level: 'table', decides: [1] };
    expect(stock(alone).own).toEqual({ hand: ['secret'] });
    expect(stock(alone, false).own).toBeNull();
    expect(stock(alone, true, false).own).toBeNull();
  });

  it('of whoever decides at the level Open, and of nobody else', () => {
    const both = { persons: [true, true], level: 'open' };
    expect(stock({ ...both, decides: [1], of: 1 }).own).toEqual({ hand: ['secret'] });
    expect(stock({ ...both, decides: [1], of: 0 }).own).toBeNull();
    expect(stock({ ...both, decides: [0, 1] }).shows).toBe(false);
    expect(stock({ persons: [true, true, false], level: 'open', decides: [2] }).shows).toBe(false);
  });

  it.each(['table', 'strict'])('of nobody among several persons at the level %s', (level) => {
    expect(stock({ persons: [true, true], level }).shows).toBe(false);
  });

  it('of nobody among several persons where it has no room in the strip', () => {
    expect(stock({ persons: [true, true], level: 'open', inStrip: false }).shows).toBe(false);
  });
});

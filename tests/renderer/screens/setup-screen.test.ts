import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { Session } from '#renderer/session/session.svelte.ts';
import Setup from '#renderer/screens/setup/SetupScreen.svelte';
import { ARCHIPELAGO, LAGOON } from './made-up/games.ts';
import type { AvailableGame } from '#renderer/screens/setup/available-games.ts';

/** The set-up as it shows where these games can be played, by what its controls are called. */
function shown(...offered: AvailableGame[]) {
  const session = new Session(
    { ask: () => Promise.resolve({ type: 'done' }), listen: () => () => undefined },
    () => undefined,
  );
  session.library.games = offered.map(({ game }) => game);
  const { body } = render(Setup, { props: { session, cards: offered.map(({ card }) => card) } });
  return { body, ids: [...body.matchAll(/data-testid="([^"]+)"/g)].map((match) => match[1] ?? '') };
}

describe('the screen of the set-up', () => {
  it('asks for what Archipelago asks, under the names it always had', () => {
    const { ids, body } = shown(ARCHIPELAGO);
    for (const id of ['setup-length-short', 'setup-variant-desert', 'setup-level-strict', 'setup-undo-off'])
      expect(ids, id).toContain(id);
    expect(ids.filter((id) => id.startsWith('setup-row-'))).toHaveLength(3);
    expect(ids.filter((id) => id.startsWith('setup-colour-0-'))).toHaveLength(5);
    expect(body).toContain('Archipelago');
  });

  it('asks nobody which game where there is one', () => {
    expect(shown(ARCHIPELAGO).ids.filter((id) => id.startsWith('setup-game-'))).toEqual([]);
    expect(shown(ARCHIPELAGO, LAGOON).ids.filter((id) => id.startsWith('setup-game-'))).toEqual([
      'setup-game-archipelago',
      'setup-game-lagoon',
    ]);
  });

  it('says nothing of secrets where a game hides nothing', () => {
    const { ids, body } = shown(LAGOON);
    expect(ids.filter((id) => id.startsWith('setup-level-'))).toEqual([]);
    expect(ids).toContain('setup-undo-off');
    expect(body).not.toContain('How secrets are kept');
  });

  it('asks each seat for what is settled for it, and all for the rest', () => {
    const { ids } = shown(LAGOON);
    for (const id of ['setup-clan-0', 'setup-clan-1', 'setup-boats-1', 'setup-charm-1-moon', 'setup-tide-more'])
      expect(ids, id).toContain(id);
    expect(ids.filter((id) => id.startsWith('setup-colour-1-'))).toHaveLength(4);
    expect(ids.filter((id) => id.includes('rival'))).toEqual([]);
  });

  it('leaves a way back where no game can be played', () => {
    expect(shown().ids).toEqual(['setup-back']);
  });
});

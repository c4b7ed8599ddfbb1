import { describe, expect, it } from 'vitest';
import { InspectState } from '#renderer/panels/inspect/inspect-state.svelte.ts';

describe('the slip about what was asked', () => {
  it('stays closed though the focus goes back to what is read while it has it', () => {
    const inspect = new InspectState(() => undefined);
    const opener = { isConnected: true, focus: () => inspect.rest('card:navigator') } as HTMLElement;
    inspect.open('card:navigator', opener);
    expect(inspect.shown).toBe('card:navigator');
    inspect.close();
    expect(inspect.shown).toBeNull();
  });

  it('puts away what was told before', () => {
    let told = 'not possible';
    const inspect = new InspectState(() => (told = ''));
    inspect.open('card:navigator');
    expect([inspect.pinned, told]).toEqual(['card:navigator', '']);
  });
});

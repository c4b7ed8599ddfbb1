import { describe, expect, it } from 'vitest';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { cardSigns } from '../../../src-renderer/games/archipelago/panels/goals/signs.ts';

const signs = (id: string): string => {
  const card = BASE_PACK.cards.find((one) => one.id === id);
  if (card === undefined) throw new Error(id);
  return cardSigns(card)
    .map(({ icon, text }) => [icon, text].filter(Boolean).join(' '))
    .join(', ');
};

describe('the face of a card', () => {
  it('says for each of what it counts, and from how many on it counts more', () => {
    expect(signs('land-grants')).toBe('surplus −1 ×, town');
    expect(signs('pope')).toBe('rebellion −1 ×, temple, medal 1');
    expect(signs('archbishop')).toBe('rebellion −1 −2 −3, temple 1 3 5');
  });

  it('shows every choice', () => {
    expect(signs('viceroy')).toBe('rebellion −1 /, surplus −1, medal 1');
  });

  it('is the same for two cards only where they do the same', () => {
    const effects = new Map<string, string>();
    for (const { id, effect } of BASE_PACK.cards) {
      const [face, does] = [signs(id), JSON.stringify(effect)];
      expect([id, effects.get(face) ?? does]).toEqual([id, does]);
      effects.set(face, does);
    }
  });
});

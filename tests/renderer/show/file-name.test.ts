import { describe, expect, it } from 'vitest';
import { fileName } from '#renderer/panels/show/file-name.ts';

const DAY = new Date(2026, 2, 5, 23, 59);

describe('the name of a file', () => {
  it('says the game, what it is, and the day where the player is', () => {
    expect(fileName(['Empires of the North', 'scores'], DAY, 'png')).toBe('empires-of-the-north-scores-2026-03-05.png');
  });

  it('is one that any disk takes, whatever a title holds', () => {
    expect(fileName(['../../etc/passwd', 'a:b*c?"<>|\\d'], DAY, 'png')).toBe('etc-passwd-a-b-c-d-2026-03-05.png');
    expect(fileName(['⛵️⛵️', '.'], DAY, 'png')).toBe('2026-03-05.png');
    expect(fileName(['Île d’Été', 'لوحة'], DAY, 'png')).toBe('île-d-été-لوحة-2026-03-05.png');
    expect(fileName(['x'.repeat(500)], DAY, 'png').length).toBeLessThan(90);
  });
});

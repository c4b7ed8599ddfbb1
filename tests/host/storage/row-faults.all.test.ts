import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture, type Fixture } from '#tests/torture/faults.ts';
import { rowFaults } from '#tests/torture/row-faults.ts';

describe('one flipped bit in a file of three campaigns', () => {
  let made: Fixture;
  beforeAll(async () => void (made = await fixture('rows')));
  afterAll(() => rmSync(made.folder, { recursive: true }));

  it('changes nothing that is shown without a report, wherever it is', async () => {
    const kinds = await rowFaults(made, 100, 100, 'rows');
    const silent: string[] = [];
    for (const [name, attempts] of Object.entries(kinds))
      for (const attempt of attempts) {
        const wrong = await attempt();
        if (wrong !== undefined) silent.push(`${name}: ${wrong}`);
      }
    expect(Object.values(kinds).flat()).toHaveLength(225);
    expect(silent).toEqual([]);
  }, 300_000);
});
